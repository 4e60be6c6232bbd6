import { decimalMark, typedNumber } from '@hearthlight/domain/forms/typed-number'
import { readQuantity } from '@hearthlight/domain/programs/measures/read-quantity'
import { useFormats } from '../../../platform/formats.ts'

/** How many somebody is typing, in their own notation. */
export function useTypedQuantity(): (text: string) => number {
  const mark = decimalMark(useFormats().locale)
  return (text) => readQuantity(typedNumber(text, { decimals: false, mark }) ?? null)
}
