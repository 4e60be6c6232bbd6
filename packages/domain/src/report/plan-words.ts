import type { Formats } from '../partner/formats.ts'
import type { Payback } from './payback.ts'
import type { PlanStepView } from './plan-view.ts'
import type { Say } from './say.ts'
import type { Estimate, Range } from './shown-figures/figure-step.ts'

/** The sentences and figures of the plan. Costs come in cents, yearly savings in whole currency, as they are written. */
export function planWords({ money, number }: Pick<Formats, 'money' | 'number'>, say: Say) {
  const range = ({ low, high }: Range) => say('report:range', { low: money(low), high: money(high) })
  const changes = {
    money: (saved: Estimate) => changeRange(saved, money, say),
    kg: (saved: Estimate) => changeRange(saved, (value) => `${number(value)}\u00a0kg`, say),
  }
  return {
    cost: (cents: number) => money(cents / 100),
    costRange: ({ low, high }: Range) => range({ low: low / 100, high: high / 100 }),
    range,
    change: (value: number, show: (amount: number) => string) => changeText(value, show),
    changes,
    savingNote: (step: PlanStepView) =>
      [
        say('report:likely', { range: changes.money(step.moneySaved) }),
        ...stepPayback(step, money, say),
      ].join(' · '),
  }
}
export type PlanWords = ReturnType<typeof planWords>

/** What is saved has no sign; what comes on top has a plus, in the figure and in its range. */
const changeText = (value: number, show: (amount: number) => string) =>
  value < 0 ? `+${show(-value)}` : show(value)

function changeRange({ value, low, high }: Estimate, show: (amount: number) => string, say: Say): string {
  if (low < 0 && high > 0) return say('report:range_both', { more: show(-low), less: show(high) })
  const [from, to] = value < 0 || high <= 0 ? [high, low] : [low, high]
  return say('report:range', { low: changeText(from, show), high: changeText(to, show) })
}

/** What has to be replaced anyway is compared with a plain one; that it may not pay back is then no reason against it. */
function stepPayback(
  { payback, extra }: Pick<PlanStepView, 'payback' | 'extra'>,
  money: Formats['money'],
  say: Say,
): string[] {
  if (extra === null) return [paybackWords(say, payback)]
  if (payback.kind === 'free') return [say('report:plan.due_free')]
  const due = say('report:plan.due', { amount: money(extra.mid / 100) })
  return payback.kind === 'years' ? [due, paybackWords(say, payback)] : [due]
}

function paybackWords(say: Say, payback: Payback): string {
  switch (payback.kind) {
    case 'free':
    case 'never':
    case 'comfort':
      return say(`report:plan.${payback.kind}`)
    case 'years': {
      const { expected, low, high } = payback
      if (high === null) return say('report:plan.pays_back_after', { count: expected, low })
      return low === high
        ? say('report:plan.pays_back_in', { count: expected })
        : say('report:plan.pays_back_between', { count: expected, low, high })
    }
    default:
      return payback satisfies never
  }
}
