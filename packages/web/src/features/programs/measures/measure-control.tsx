import { decimalMark } from '@hearthlight/domain/forms/typed-number'
import { stripAmount } from '@hearthlight/domain/programs/measures/strip-amount'
import type { ControlProps } from '../../../forms/controls/control-props.ts'
import { FieldControl } from '../../../forms/controls/field-control.tsx'
import { useFormats } from '../../../platform/formats.ts'

const CENT = 0.01

/** The control of a measure's field; what is typed for an amount of money is stripped as it comes. */
export function MeasureControl(props: ControlProps) {
  const { locale } = useFormats()
  const { question, onChange } = props
  if (question.type !== 'decimal' || question.step !== CENT) return <FieldControl {...props} />
  return (
    <FieldControl
      {...props}
      onChange={(value) =>
        onChange(typeof value === 'string' ? stripAmount(value, decimalMark(locale)) : value)
      }
    />
  )
}
