import type { AmountFormula } from '../../incentives/amounts/amount-formula.ts'
import { type Quote, quoteAmount } from '../../incentives/amounts/quote-amount.ts'
import { centsOfDecimal } from '../../incentives/amounts/rational.ts'
import type { AmountCase, MeasureDefinition } from '../definition/measure-definition.ts'
import { workOf } from './measure-incentive.ts'

type Paid = Pick<MeasureDefinition, 'unit'> & { readonly formula: AmountFormula }

/** What the formula gives for a test case, by the function that works it out for applicants, and whether that is expected. */
export function runCase(
  measure: Paid,
  given: AmountCase,
): { readonly quote: Quote; readonly isSame: boolean } {
  const told = Object.entries(given.facts).filter(([, value]) => value !== '')
  const quote = quoteAmount(
    measure.formula,
    workOf(measure, Number(given.quantity), given.cost ?? null),
    Object.fromEntries(told.map(([fact, value]) => [fact, { values: [value], source: 'answered' }])),
  )
  return { quote, isSame: quote.basis === 'exact' && quote.cents === centsOfDecimal(given.expected) }
}
