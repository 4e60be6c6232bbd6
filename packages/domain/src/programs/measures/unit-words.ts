import type { Retrofit } from '../wire/measure-wire.ts'

/** What is counted, as it is called beside this number in the reader's language. */
export const unitWords = (
  { units_qty, units_qty_one }: Pick<Retrofit, 'units_qty' | 'units_qty_one'>,
  quantity: number,
  locale: string,
): string =>
  new Intl.PluralRules(locale).select(quantity) === 'one' ? (units_qty_one ?? units_qty) : units_qty
