import type { AmountFormula } from '../incentives/amounts/amount-formula.ts'
import { quoteAmount } from '../incentives/amounts/quote-amount.ts'
import { decimalOfCents } from '../incentives/amounts/rational.ts'
import type { Incentive, ListItem } from '../incentives/incentive.ts'

export type AppliedAmount = { readonly amount: string | null; readonly basis: 'exact' | 'maximum' }

type ContentOf = (id: string) => string | undefined

/** How much is applied for, in the unit that is paid for, as it was answered; undefined as long as it is not. */
export function paidQuantity(questions: readonly ListItem[], contentOf: ContentOf): number | undefined {
  const asked = questions.find(({ sets_amount }) => sets_amount)
  const content = asked && contentOf(asked.id)
  return content === undefined || content === '' ? undefined : Number(content)
}

/**
 * What is applied for: what the answered quantity is paid, else what the home may get. What the work was estimated to
 * cost says nothing of the quantity that was bought; the invoice limits what is approved.
 */
export function appliedAmount(
  { amount, amount_basis, asked_formula }: Pick<Incentive, 'amount' | 'amount_basis' | 'asked_formula'>,
  quantity: number | undefined,
): AppliedAmount {
  if (asked_formula === null || quantity === undefined)
    return { amount, basis: amount_basis === 'maximum' ? 'maximum' : 'exact' }
  return quotedFor(asked_formula, quantity)
}

/** What a formula without tiers pays for a quantity. */
export function quotedFor(formula: AmountFormula, quantity: number): AppliedAmount {
  const units = formula.parts.flatMap((part) => (part.kind === 'per_unit' ? part.unit : []))
  const quantities = Object.fromEntries(units.map((unit) => [unit, quantity]))
  const quote = quoteAmount(formula, { quantities }, {})
  return quote.cents === null
    ? { amount: null, basis: 'exact' }
    : { amount: decimalOfCents(quote.cents), basis: quote.basis }
}
