import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { OptionCards } from '../../ui/fields/choices/option-cards.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { NumberField } from '../../ui/fields/numbers/number-field.tsx'
import { Slider } from '../../ui/fields/numbers/slider.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './kit.module.css'

const STATES = [
  { id: 'rest', name: 'At rest; point at a control or press Tab for hover and focus', props: {} },
  { id: 'invalid', name: 'Invalid', props: { error: 'This field is required.', isRequired: true } },
  { id: 'disabled', name: 'Disabled', props: { isDisabled: true } },
  { id: 'readonly', name: 'Read-only', props: { isReadOnly: true } },
] as const
type State = (typeof STATES)[number]

const CHOICES = [
  { value: 'gas', label: 'Natural gas', hint: 'From the street', pictogram: 'gas' },
  { value: 'electric', label: 'Electricity', pictogram: 'electric' },
  { value: 'unknown', label: 'I don’t know', pictogram: 'unknown', isPlain: true },
] as const

const nothing = () => undefined

/** Every control of the kit in every state it can be in, side by side. */
export function KitStates({ prefix }: { prefix: string }) {
  return (
    <div className={styles.states}>
      {STATES.map((state) => (
        <section key={state.id} className={styles.state}>
          <h3>{state.name}</h3>
          <Words state={state} prefix={`${prefix}-${state.id}`} />
          <Answers state={state} prefix={`${prefix}-${state.id}`} />
        </section>
      ))}
    </div>
  )
}

type Props = { state: State; prefix: string }

function Words({ state: { props }, prefix }: Props) {
  const named = (name: string) => ({ ...props, name: `${prefix}-${name}`, onChange: nothing })
  return (
    <>
      <TextField
        {...named('text')}
        label="Street"
        value="418 Birchwood Lane"
        description="As on your bill."
      />
      <TextField {...named('email')} label="Email address" type="email" value="nora@lakeshore.test" />
      <TextField {...named('secret')} label="Password" type="password" value="kettle" autoComplete="off" />
      <TextArea {...named('area')} label="Anything else?" value="A cold room over the garage." />
      <Select
        {...named('select')}
        label="Ownership"
        value="own"
        options={[
          { value: 'own', label: 'I own it' },
          { value: 'rent', label: 'I rent it' },
        ]}
      />
      <NumberField {...named('number')} label="Floor area" value={1850} unit="sq ft" isPlain />
      <NumberField {...named('stepper')} label="People" value={3} min={0} max={20} step={1} />
    </>
  )
}

function Answers({ state: { props }, prefix }: Props) {
  const named = (name: string) => ({ ...props, name: `${prefix}-${name}`, onChange: nothing })
  return (
    <>
      <Slider {...named('slider')} label="Furnace efficiency" value={80} min={60} max={98} unit="%" />
      <RadioGroup {...named('radio')} label="Fuel" value="gas" choices={CHOICES} />
      <CheckboxGroup {...named('checks')} label="Fuels" value={['gas']} choices={CHOICES} />
      <OptionCards {...named('cards')} label="Main fuel" value="gas" choices={CHOICES} />
      <Checkbox {...named('check')} label="Tell me about rebates" value />
    </>
  )
}
