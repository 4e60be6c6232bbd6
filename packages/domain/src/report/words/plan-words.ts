import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Payback } from '../plan/payback.ts'
import type { AuditMeasure, PlanStepView } from '../plan/plan-view.ts'
import { type Estimate, type Range, toStep } from '../shown-figures/figure-step.ts'

/** The sentences and figures of the plan. Costs come in cents, yearly savings in whole currency, as they are written. */
export function planWords({ money, number }: Pick<Formats, 'money' | 'number'>, t: Translate) {
  const range = ({ low, high }: Range) => t('report:range', { low: money(low), high: money(high) })
  const changes = {
    money: (saved: Estimate) => changeRange(saved, money, t),
    kg: (saved: Estimate) => changeRange(saved, (value) => `${number(value)}\u00a0kg`, t),
  }
  return {
    cost: (cents: number) => money(cents / 100),
    next: (first: PlanStepView) => nextStep(first, money, t),
    /** What comes off a cost; nothing has no sign. */
    rebate: (cents: number) => (cents === 0 ? money(0) : `−${money(cents / 100)}`),
    costRange: ({ low, high }: Range) => range({ low: low / 100, high: high / 100 }),
    range,
    change: (value: number, show: (amount: number) => string) => changeText(value, show),
    changes,
    /** The array of panels: one size, what it makes, and where that goes; empty for other steps. */
    solar: ({ solar }: Pick<AuditMeasure, 'solar'>) =>
      solar === null
        ? ''
        : t('report:plan.solar', {
            kw: number(solar.kw, 1),
            produced: number(toStep(solar.produced_kwh, 100)),
            used: number(toStep(solar.used_kwh, 100)),
            sold: number(toStep(solar.produced_kwh, 100) - toStep(solar.used_kwh, 100)),
            money: money(toStep(solar.sold_money, 10)),
          }),
    savingNote: (step: PlanStepView) =>
      [t('report:likely', { range: changes.money(step.moneySaved) }), ...stepPayback(step, money, t)].join(
        ' · ',
      ),
  }
}
export type PlanWords = ReturnType<typeof planWords>

/** What hardly anybody asks a contractor for. */
const DONE_ONESELF: readonly string[] = ['led_lighting', 'low_flow_fixtures', 'smart_thermostat']

/** The first thing to do, what it really costs, and how to begin. */
function nextStep(
  { measure, net, incentives }: Pick<PlanStepView, 'measure' | 'net' | 'incentives'>,
  money: Formats['money'],
  t: Translate,
): { title: string; text: string } {
  const mustWait = incentives.some(({ needs_approval_first }) => needs_approval_first)
  const begin = DONE_ONESELF.includes(measure.id) ? 'report:next.text_self' : 'report:next.text'
  return {
    title: t(incentives.length === 0 ? 'report:next.title' : 'report:next.title_rebate', {
      name: measure.label,
      amount: money(net.net.mid / 100),
    }),
    text: t(mustWait ? 'report:next.wait' : begin),
  }
}

/** What is saved has no sign; what comes on top has a plus, in the figure and in its range. */
const changeText = (value: number, show: (amount: number) => string) =>
  value < 0 ? `+${show(-value)}` : show(value)

function changeRange({ value, low, high }: Estimate, show: (amount: number) => string, t: Translate): string {
  if (low < 0 && high > 0) return t('report:range_both', { more: show(-low), less: show(high) })
  const [from, to] = value < 0 || high <= 0 ? [high, low] : [low, high]
  return t('report:range', { low: changeText(from, show), high: changeText(to, show) })
}

/** What has to be replaced anyway is compared with a plain one; that it may not pay back is then no reason against it. */
function stepPayback(
  { payback, extra }: Pick<PlanStepView, 'payback' | 'extra'>,
  money: Formats['money'],
  t: Translate,
): string[] {
  if (extra === null) return [paybackWords(t, payback)]
  if (payback.kind === 'free') return [t('report:plan.due_free')]
  const due = t('report:plan.due', { amount: money(extra.mid / 100) })
  return payback.kind === 'years' ? [due, paybackWords(t, payback)] : [due]
}

function paybackWords(t: Translate, payback: Payback): string {
  switch (payback.kind) {
    case 'free':
    case 'never':
    case 'comfort':
      return t(`report:plan.${payback.kind}`)
    case 'years': {
      const { expected, low, high } = payback
      if (high === null) return t('report:plan.pays_back_after', { count: expected, low })
      return low === high
        ? t('report:plan.pays_back_in', { count: expected })
        : t('report:plan.pays_back_between', { count: expected, low, high })
    }
    default:
      return payback satisfies never
  }
}
