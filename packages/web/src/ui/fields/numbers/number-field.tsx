import { useTranslation } from 'react-i18next'
import { FieldFrame, type FieldProps, useFieldIds } from '../field.tsx'
import { type NumberInputProps, NumberStepper } from './number-stepper.tsx'

export type NumberFieldProps = FieldProps & NumberInputProps

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
