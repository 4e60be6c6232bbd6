import '../../pressable-style.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { Button, Group, I18nProvider, Input, NumberField } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../pictures/icon.tsx'
import inputStyles from '../input.module.css'
import styles from './number-stepper.module.css'

export type NumberInputProps = {
  value: number | null | undefined
  onChange: (value: number | null) => void
  /** The text of this moment, while a number is typed; `onChange` tells it once that is done. */
  onTyping?: ((text: string) => void) | undefined
  onBlur?: (() => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** The unit, shown beside the number and read with it. */
  unit?: ReactNode
  /** A plain box without the two buttons: for large numbers such as a floor area. */
  isPlain?: boolean | undefined
  /** Years and account numbers carry no thousands separator. */
  isGrouped?: boolean | undefined
  placeholder?: string | undefined
  /** What is typed stays as typed, for the form to check; else it is moved to the nearest step between the ends. */
  isValidated?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

type Props = NumberInputProps & {
  /** Where the two buttons start from while there is no value. */
  restingValue?: number | undefined
  name?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  inputId: string
  describedBy?: string | undefined
  locale: string | undefined
}

/** The number with its unit and, unless plain, its two buttons. The field around it owns label and error. */
export function NumberStepper(props: Props) {
  const { t } = useTranslation('shared')
  const unitId = useId()
  const hasUnit = props.unit !== undefined && props.unit !== ''
  const describedBy = classNames(hasUnit && unitId, props.describedBy)
  const input = (
    <Input
      ref={props.ref}
      id={props.inputId}
      className={props.isPlain ? inputStyles.input : undefined}
      placeholder={props.placeholder}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      onInput={({ currentTarget }) => props.onTyping?.(currentTarget.value)}
    />
  )
  const unit = hasUnit && <span id={unitId}>{props.unit}</span>
  return (
    <I18nProvider locale={props.locale ?? 'en'}>
      <NumberField
        id={props.inputId}
        aria-labelledby={`${props.inputId}-label`}
        name={props.name}
        value={props.value ?? Number.NaN}
        onChange={(value) => props.onChange(Number.isNaN(value) ? null : startOf(value, props))}
        onBlur={props.onBlur}
        minValue={props.min}
        maxValue={props.max}
        step={props.step}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isRequired={props.isRequired}
        isInvalid={props.error !== undefined}
        isWheelDisabled
        commitBehavior={props.isValidated ? 'validate' : 'snap'}
        validationBehavior="aria"
        formatOptions={{
          useGrouping: props.isGrouped ?? true,
          maximumFractionDigits: fractionDigits(props.step),
        }}
      >
        {props.isPlain ? (
          <Group className={inputStyles.affix} data-fits={hasUnit || undefined}>
            {input}
            {unit}
          </Group>
        ) : (
          <Group className={styles.stepper}>
            <Button slot="decrement" aria-label={t('form.decrease')}>
              <Icon name="minus" />
            </Button>
            {input}
            {unit}
            <Button slot="increment" aria-label={t('form.increase')}>
              <Icon name="plus" />
            </Button>
          </Group>
        )}
      </NumberField>
    </I18nProvider>
  )
}

/** A button pressed over an empty field begins at the resting value, not at the end of the scale. */
function startOf(value: number, { inputId, restingValue, value: before }: Props): number {
  const typed = document.querySelector<HTMLInputElement>(`input#${CSS.escape(inputId)}`)?.value
  return before == null && typed === '' && restingValue !== undefined ? restingValue : value
}

function fractionDigits(step: number | undefined): number {
  return step === undefined ? 3 : (String(step).split('.')[1]?.length ?? 0)
}
