import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { LeftOut, LeftOutReason } from '../audit-result/left-out.ts'

/** A bill that would rise is its own reason, and a budget is said above the list. */
const UNSAID: readonly LeftOutReason[] = ['bill_may_rise', 'beyond_budget']

/** Why a measure is not in the plan, and what it would do by itself; what comes to nothing is not given a figure. */
export function leftOutWords(
  { saved, reason }: Pick<LeftOut, 'saved' | 'reason'>,
  { money, number }: Pick<Formats, 'money' | 'number'>,
  t: Translate,
): string {
  const why = UNSAID.includes(reason) ? [] : [t(`report:plan.reason.${reason}`)]
  if (reason === 'not_for_me') return why.join(' ')
  const bill = saved.money > 0 ? 'saves' : saved.money < 0 ? 'rises' : 'nothing'
  const effect = t(`report:plan.effect.${bill}`, { amount: money(Math.abs(saved.money)) })
  const co2 = saved.kg > 0 ? 'co2_falls' : 'co2_rises'
  const isCo2Told = saved.money <= 0 && saved.kg !== 0
  const more = isCo2Told ? [t(`report:plan.effect.${co2}`, { kg: number(Math.abs(saved.kg)) })] : []
  return [...why, effect, ...more].join(' ')
}
