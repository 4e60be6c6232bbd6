import type { Formats } from '../partner/formats.ts'
import { aboutCost, aboutMoney, moneyRange } from './estimates.ts'
import type { Payback, PlanStepView } from './plan-view.ts'
import type { Say } from './say.ts'

/** The sentences and figures of the plan. Costs come in cents, yearly savings in whole currency. */
export function planWords({ money }: Pick<Formats, 'money'>, say: Say) {
  const range = (low: number, high: number) => {
    const likely = moneyRange({ low, high })
    return say('report:range', { low: money(likely.low), high: money(likely.high) })
  }
  return {
    cost: (cents: number) => money(aboutCost(cents / 100)),
    range,
    saving: (value: number) => money(Math.abs(aboutMoney(value))),
    payback: (payback: Payback) => paybackWords(say, payback),
    savingNote: ({ moneySaved, payback }: PlanStepView) =>
      `${say('report:likely', { range: range(moneySaved.low, moneySaved.high) })} · ${paybackWords(say, payback)}`,
  }
}
export type PlanWords = ReturnType<typeof planWords>

function paybackWords(say: Say, payback: Payback): string {
  if (payback.kind !== 'years') return say(`report:plan.${payback.kind}`)
  const { low, high } = payback
  if (high === null) return say('report:plan.pays_back_after', { count: low })
  return low === high
    ? say('report:plan.pays_back_in', { count: low })
    : say('report:plan.pays_back_between', { low, high })
}
