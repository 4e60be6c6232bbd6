import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { OptionCards } from '../../ui/fields/choices/option-cards.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { NumberField } from '../../ui/fields/numbers/number-field.tsx'
import { Slider } from '../../ui/fields/numbers/slider.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SubField } from '../../ui/fields/sub-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'

const AGES = [
  { value: '0_5', label: '0 to 5 years' },
  { value: '6_10', label: '6 to 10' },
  { value: 'over_20', label: 'Over 20' },
  { value: 'unknown', label: 'I don’t know', isPlain: true },
]

const SYSTEMS = [
  { value: 'furnace', label: 'Furnace', hint: 'Warm air through vents', pictogram: 'furnace' },
  { value: 'boiler', label: 'Boiler', hint: 'Hot water, radiators', pictogram: 'boiler' },
  {
    value: 'unknown',
    label: 'I don’t know',
    hint: 'We assume a furnace',
    pictogram: 'unknown',
    isPlain: true,
  },
] as const

/** Every control in every state; names are prefixed because the kit shows each several times on one page. */
export function KitControls({ prefix }: { prefix: string }) {
  return (
    <>
      <Actions />
      <Choices prefix={prefix} />
      <Typed prefix={prefix} />
      <ErrorSummary
        errors={[{ name: `${prefix}-date`, message: 'Date of the test: This field is required.' }]}
      >
        <p className="small">Nothing you typed is lost.</p>
      </ErrorSummary>
    </>
  )
}

function Actions() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="cluster">
        <Button icon="arrow">Apply</Button>
        <Button variant="secondary">Learn more</Button>
        <Button variant="quiet">Not now</Button>
      </div>
      <div className="cluster">
        <Button size="s">Small</Button>
        <Button size="s" isPending>
          Pending
        </Button>
        <Button size="s" isDisabled>
          Disabled
        </Button>
        <IconButton icon="up" label="Move up" />
        <IconButton icon="down" label="Move down" size="s" />
        <IconButton icon="up" label="Move up" isDisabled />
      </div>
      <div className="cluster">
        <Menu
          label="Home report"
          items={[
            { id: 'overview', label: 'Overview', to: '#', current: 'page' },
            { id: 'analysis', label: 'Analysis', to: '#' },
          ]}
        />
        <Button size="s" variant="secondary" onClick={() => setIsOpen(true)}>
          Open a dialog
        </Button>
      </div>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A closer look"
        actions={<Button onClick={() => setIsOpen(false)}>Continue</Button>}
      >
        <p>Twelve more questions make the estimate about twice as sure.</p>
      </Modal>
    </>
  )
}

function Choices({ prefix }: { prefix: string }) {
  const [system, setSystem] = useState('furnace')
  const [fuels, setFuels] = useState<string[]>(['gas'])
  const [age, setAge] = useState('over_20')
  const [share, setShare] = useState<number | null>(80)
  const [isSure, setIsSure] = useState(true)
  return (
    <>
      <OptionCards
        label="Main heating system"
        name={`${prefix}-system`}
        value={system}
        onChange={setSystem}
        choices={SYSTEMS}
      />
      <SubField>
        <Slider
          label="Furnace efficiency"
          description="On the yellow label, as AFUE."
          name={`${prefix}-efficiency`}
          value={share}
          onChange={setShare}
          min={60}
          max={98}
          unit="%"
          ticks={['60 old', '80', '98 best']}
        />
        <Checkbox
          label="I don’t know. Use 80 %"
          name={`${prefix}-unsure`}
          value={isSure}
          onChange={setIsSure}
        />
      </SubField>
      <OptionCards
        label="Fuels"
        selection="multiple"
        name={`${prefix}-fuels`}
        value={fuels}
        onChange={setFuels}
        choices={[
          { value: 'gas', label: 'Natural gas', pictogram: 'gas' },
          { value: 'electric', label: 'Electricity', pictogram: 'electric' },
        ]}
      />
      <RadioGroup
        label="How old is it?"
        name={`${prefix}-age`}
        value={age}
        onChange={setAge}
        choices={AGES}
        look="question"
      />
      <CheckboxGroup
        label="What was renewed?"
        name={`${prefix}-renewed`}
        value={['attic']}
        onChange={setFuels}
        choices={[
          { value: 'attic', label: 'Attic', hint: 'Insulation added or replaced' },
          { value: 'windows', label: 'Windows' },
        ]}
      />
    </>
  )
}

function Typed({ prefix }: { prefix: string }) {
  const [text, setText] = useState('418 Birchwood Lane')
  const [area, setArea] = useState<number | null>(1850)
  return (
    <>
      <NumberField
        label="Floor area"
        name={`${prefix}-area`}
        value={area}
        onChange={setArea}
        unit="sq ft"
        isPlain
        min={0}
      />
      <NumberField
        label="People"
        name={`${prefix}-people`}
        value={3}
        onChange={() => undefined}
        min={0}
        max={20}
        step={1}
      />
      <TextField label="Street" name={`${prefix}-street`} value={text} onChange={setText} />
      <TextField
        label="Date of the test"
        name={`${prefix}-date`}
        value=""
        onChange={setText}
        error="This field is required."
        isRequired
      />
      <TextField
        label="Password"
        name={`${prefix}-password`}
        type="password"
        value="Demo"
        onChange={setText}
        autoComplete="off"
      />
      <TextField label="Account" name={`${prefix}-account`} value="LPG-20418" onChange={setText} isReadOnly />
      <TextField
        label="Community"
        name={`${prefix}-community`}
        value="Sheboygan"
        onChange={setText}
        isDisabled
      />
      <Select
        label="Ownership"
        name={`${prefix}-ownership`}
        value=""
        onChange={setText}
        options={[
          { value: 'own', label: 'I own it' },
          { value: 'rent', label: 'I rent it' },
        ]}
      />
      <TextArea
        label="Anything else?"
        labelNote="(optional)"
        name={`${prefix}-comments`}
        value=""
        onChange={setText}
        placeholder="A cold room, a draught"
      />
    </>
  )
}
