import { takesDecimals } from '@hearthlight/domain/forms/typed-number'
import { TextField } from '../ui/fields/text-field.tsx'
import { type ControlProps, figureOf, textOf } from './control-props.ts'
import { RangeHelper } from './range-helper.tsx'

/**
 * A number as the person types it. A browser's number field would swallow "1,000" without a word; here the validator
 * sees what was typed and says what is wrong with it.
 */
export function NumberControl({ question, value, onChange, common }: ControlProps) {
  return (
    <>
      <TextField
        {...common}
        value={textOf(figureOf(question, value))}
        onChange={onChange}
        placeholder={question.placeholder}
        suffix={question.unit}
        inputMode={takesDecimals(question) ? 'decimal' : 'numeric'}
      />
      <RangeHelper question={question} value={value} />
    </>
  )
}
