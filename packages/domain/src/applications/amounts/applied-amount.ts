import type { AmountFormula } from '../../incentives/amounts/amount-formula.ts'
import { decideTiers, tierFacts } from '../../incentives/amounts/decide-tiers.ts'
import { unitQuantities } from '../../incentives/amounts/formula-parts.ts'
import { quoteAmount } from '../../incentives/amounts/quote-amount.ts'
import { decimalOfCents } from '../../incentives/amounts/rational.ts'
import type { Facts } from '../../incentives/classification/home-condition.ts'
import { estimatedAmount } from '../../incentives/decide-incentive.ts'
import type { Incentive, ListItem } from '../../incentives/incentive.ts'

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

/** What a formula without tiers pays for a quantity, or without one. */
export function quotedFor(formula: AmountFormula, quantity: number | undefined): AppliedAmount {
  const quote = quoteAmount(formula, unitQuantities(formula, quantity), {})
  return quote.cents === null
    ? { amount: null, basis: 'exact' }
    : { amount: decimalOfCents(quote.cents), basis: quote.basis }
}

type Paying = Pick<
  Incentive,
  'amount' | 'amount_basis' | 'amount_formula' | 'asked_formula' | 'tier_facts' | 'work_quantity'
>

/**
 * A rebate as the answers of its application tell it: a tier that they decide, alone or together with what is known of
 * the home, is decided by them.
 */
export function asTold<Of extends Paying>(rebate: Of, told: Facts): Of {
  const { amount_formula, tier_facts, work_quantity } = rebate
  if (!tierFacts(amount_formula).some((fact) => told[fact] !== undefined)) return rebate
  const formula = decideTiers(amount_formula, { ...tier_facts, ...told })
  if (formula === null) return rebate
  const work = unitQuantities(formula, work_quantity ?? undefined)
  return { ...rebate, asked_formula: formula, ...estimatedAmount(formula, work, {}) }
}
