import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, type FieldProps, useFieldIds } from '../field.tsx'
import { NumberStepper } from './number-stepper.tsx'

export type NumberFieldProps = FieldProps & {
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

/** A number typed in the reader's own notation: 1,850.5 in English, 1 850,5 in French. */
export function NumberField(props: NumberFieldProps) {
  const ids = useFieldIds(props)
  const { i18n } = useTranslation('shared')
  return (
    <FieldFrame {...props} ids={ids}>
      <NumberStepper {...props} inputId={ids.control} describedBy={ids.describedBy} locale={i18n.language} />
    </FieldFrame>
  )
}
