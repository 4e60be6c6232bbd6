import { amountSteps } from '../../incentives/amounts/amount-steps.ts'
import { amountWords } from '../../incentives/amounts/amount-words.ts'
import { unitQuantities } from '../../incentives/amounts/formula-parts.ts'
import { centsOfDecimal } from '../../incentives/amounts/rational.ts'
import type { Incentive } from '../../incentives/incentive.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'

type Paying = Pick<Incentive, 'amount_formula' | 'asked_formula' | 'work_quantity'>

/**
 * How the amount of an application for an incentive comes about: by the quantity that was answered, else by what the home
 * was estimated to need, whose sum is rounded. Where another amount stands than these give, the rule alone is said.
 */
export function appliedSteps(
  { amount_formula, asked_formula, work_quantity }: Paying,
  quantity: number | undefined,
  amount: string | null,
  formats: Formats,
  t: Translate,
): readonly string[] {
  const formula = asked_formula ?? amount_formula
  const work = unitQuantities(formula, quantity ?? work_quantity ?? undefined)
  const { cents, lines } = amountSteps(formula, work, { formats, t })
  const paid = amount === null ? null : centsOfDecimal(amount)
  if (cents === paid) return lines
  if (cents !== null && paid === Math.round(cents / 100) * 100)
    return [...lines, t('incentives:steps.rounded', { sum: formats.money(paid / 100, 2) })]
  return [amountWords(amount_formula, formats, t)]
}
