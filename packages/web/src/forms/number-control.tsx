import { TextField } from '../ui/text-field.tsx'
import { type ControlProps, textOf } from './control-props.ts'
import { RangeHelper } from './range-helper.tsx'

/**
 * A number as the person types it. A browser's number field would swallow "1,000" without a word; here the validator
 * sees what was typed and says what is wrong with it.
 */
export function NumberControl({ field, value, onChange, common }: ControlProps) {
  const isWhole = Number.isInteger(field.step ?? 1) && field.validations.decimal !== true
  return (
    <>
      <TextField
        {...common}
        value={textOf(value)}
        onChange={onChange}
        placeholder={field.placeholder}
        suffix={field.unit}
        inputMode={isWhole ? 'numeric' : 'decimal'}
      />
      <RangeHelper field={field} value={value} />
    </>
  )
}
