import type { Facts } from '../classification/home-condition.ts'
import type { AmountFormula } from './amount-formula.ts'
import { partSum, type Quote, quoteAmount, type Work } from './quote-amount.ts'
import { toInteger } from './rational.ts'

/** How an amount came about: what each part pays, then what the cap and the price of the work leave of the sum. */
export type AmountLine = {
  readonly kind: 'part' | 'cap' | 'cost'
  /** The part, from 0; the limits have none. */
  readonly part: number | null
  /** Null while something is missing that nothing limits. */
  readonly cents: number | null
}
export type ExplainedAmount = { readonly quote: Quote; readonly lines: readonly AmountLine[] }

/** The same sums as `quoteAmount` makes, one by one. */
export function explainAmount(formula: AmountFormula, work: Work, facts: Facts): ExplainedAmount {
  const quote = quoteAmount(formula, work, facts)
  const parts = formula.parts.map((part, index): AmountLine => {
    const sum = partSum(part, work, facts)
    return { kind: 'part', part: index, cents: sum && toInteger(sum.cents) }
  })
  const uncapped = quoteAmount({ parts: formula.parts, never_above_cost: false }, work, facts)
  const capped = quoteAmount({ ...formula, never_above_cost: false }, work, facts)
  const limits: AmountLine[] = []
  if (capped.cents !== uncapped.cents) limits.push({ kind: 'cap', part: null, cents: capped.cents })
  if (quote.cents !== capped.cents) limits.push({ kind: 'cost', part: null, cents: quote.cents })
  return { quote, lines: [...parts, ...limits] }
}
