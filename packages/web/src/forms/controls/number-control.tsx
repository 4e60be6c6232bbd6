import type { FieldQuestion } from '@hearthlight/domain/forms/question'
import { takesDecimals } from '@hearthlight/domain/forms/typed-number'
import { useFormats } from '../../platform/formats.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type ControlProps, figureOf, textOf } from './control-props.ts'
import { RangeHelper } from './range-helper.tsx'

/**
 * A number as the person types it. A browser's number field would swallow "1,000" without a word; here the validator
 * sees what was typed and says what is wrong with it.
 */
export function NumberControl({ question, value, onChange, common }: ControlProps) {
  const affixes = useAffixes(question, value)
  return (
    <>
      <TextField
        {...common}
        value={textOf(figureOf(question, value))}
        onChange={onChange}
        placeholder={question.placeholder}
        {...affixes}
        size={question.chars}
        inputMode={takesDecimals(question) ? 'decimal' : 'numeric'}
      />
      <RangeHelper question={question} value={value} />
    </>
  )
}

/** The sign of money on the side where the reader expects it; a unit as it is called beside this number. */
function useAffixes({ unit, unitOne, isMoney = false }: FieldQuestion, value: ControlProps['value']) {
  const { currency, locale } = useFormats()
  if (isMoney) return currency.isBefore ? { prefix: currency.sign } : { suffix: currency.sign }
  const isOne = new Intl.PluralRules(locale).select(Number(value)) === 'one'
  return { suffix: isOne ? (unitOne ?? unit) : unit }
}
