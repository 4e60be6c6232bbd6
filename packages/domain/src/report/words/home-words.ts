import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { HomeView } from '../home/home-view.ts'
import type { LabelScheme } from '../parts/label-text.ts'
import { type PlanView, paidSoon } from '../plan/plan-view.ts'
import type { Estimate, Unit } from '../shown-figures/figure-step.ts'
import { percentSaved, wholePercent } from '../shown-figures/percent.ts'
import type { ShownUse } from '../shown-figures/shown-uses.ts'

/** A text and what is put into it: the screen marks its figures, the paper only writes it. */
export type Told = { readonly key: string; readonly params: Readonly<Record<string, string | number>> }

/** Natural gas of 38 MJ/m³, as Canadian utilities count it. */
const M3_PER_GJ = 26

/** Less than that is not worth a sentence. */
const LEAST_TOLD_PERCENT = 5

/** The sentences about a home, for the screen and the paper. They write the shown figures and round nothing. */
export function homeWords({ money, number }: Pick<Formats, 'money' | 'number'>, t: Translate) {
  const plain = (unit: Unit, value: number) => (unit === 'money' ? money(value) : number(value))
  const amount = (unit: Unit, value: number) =>
    unit === 'money' ? money(value) : `${number(value)}\u00a0${unit}`
  const range = (unit: Unit, { low, high }: Estimate) =>
    t('report:range', { low: plain(unit, low), high: plain(unit, high) })
  return {
    plain,
    amount,
    verdict: (view: HomeView, hasPlan: boolean) => verdict(view, hasPlan, money),
    change: ({ saved, savedPercent }: HomeView, unit: Unit): Told => ({
      key: `report:figures.${saved[unit].value > 0 ? 'less' : saved[unit].value < 0 ? 'more' : 'same'}`,
      params: {
        amount: amount(unit, Math.abs(saved[unit].value)),
        percent: Math.abs(savedPercent[unit]),
      },
    }),
    likely: ({ now, after }: HomeView, unit: Unit, hasPlan: boolean) => {
      const words = hasPlan
        ? t('report:figures.likely_both', { now: range(unit, now[unit]), after: range(unit, after[unit]) })
        : t('report:likely', { range: range(unit, now[unit]) })
      const isBelow = unit === 'money' && (now.money.value < 0 || (hasPlan && after.money.value < 0))
      return isBelow ? `${words}; ${t('report:figures.below_zero')}` : words
    },
    labelNote: (view: HomeView, hasPlan: boolean, scheme: LabelScheme) => labelNote(view, hasPlan, scheme, t),
    /** How many steps of the plan pay for themselves soon; empty where none does. */
    paidSoon: (plan: Pick<PlanView, 'steps' | 'total'>) => {
      const count = paidSoon(plan)
      if (count === 0) return ''
      const steps = plan.steps.length
      const aid = plan.total.incentives.mid > 0 ? t('report:verdict.payback_aid') : ''
      const which = count < steps ? 'payback' : count === 2 ? 'payback_both' : 'payback_all'
      return t(`report:verdict.${which}`, { count, steps, aid })
    },
    /** What the homes beside this one share with it; panels are its own. */
    comparisonNote: ({ solar }: HomeView) => {
      const note = t('report:compare.note')
      return solar === null || solar.now.kWh === 0 ? note : `${note} ${t('report:compare.note_solar')}`
    },
    usesFinding: (view: HomeView, unit: Unit, hasPlan: boolean) => usesFinding(view, unit, hasPlan, t),
    /** How the uses and the roof make the total; empty without panels. */
    roof: ({ uses, solar }: HomeView, unit: Unit, when: 'now' | 'after') => {
      if (solar === null || solar[when][unit] === 0) return ''
      const all = uses.reduce((sum, use) => sum + use[when][unit], 0)
      return t('report:uses.solar', { uses: amount(unit, all), solar: amount(unit, solar[when][unit]) })
    },
  }
}
export type HomeWords = ReturnType<typeof homeWords>

/** What the home costs and what the plan makes of it; a bill below nothing is an income. */
function verdict({ now, after }: HomeView, hasPlan: boolean, money: (amount: number) => string): Told {
  const told = (name: string): Told => ({
    key: `report:verdict.${name}`,
    params: { now: money(Math.abs(now.money.value)), after: money(Math.abs(after.money.value)) },
  })
  if (now.money.value < 0) return told('earns')
  if (!hasPlan) return told('none')
  if (after.money.value < 0) return told('to_earning')
  return told(after.money.value < now.money.value ? 'falls' : 'rises')
}

/** What the label is compared with, whether panels count in it, and what its unit is. */
function labelNote({ label }: HomeView, hasPlan: boolean, scheme: LabelScheme, t: Translate): string {
  const { newHome, typical, withoutSolar } = label
  return [
    t('report:label.compare', { new: newHome.text, typical: typical.text }),
    ...(withoutSolar === null
      ? []
      : [
          t(hasPlan ? 'report:label.solar' : 'report:label.solar_now', {
            now: withoutSolar.now.text,
            after: withoutSolar.after.text,
          }),
        ]),
    ...(scheme === 'gigajoules' ? [t('report:label.gigajoule_is', { m3: M3_PER_GJ })] : []),
  ].join(' ')
}

/** The largest use, and how much of it the plan takes away. */
function usesFinding({ uses, solar }: HomeView, unit: Unit, hasPlan: boolean, t: Translate): string {
  const amountOf = (use: ShownUse) => use.now[unit]
  const [largest] = uses.toSorted((a, b) => amountOf(b) - amountOf(a))
  if (largest === undefined || amountOf(largest) <= 0) return t('report:uses.title')
  const total = uses.reduce((sum, use) => sum + amountOf(use), 0)
  const share = wholePercent(amountOf(largest) / total)
  const saved = percentSaved(amountOf(largest), largest.after[unit])
  // What panels take off the bill belongs to no use: shares are then of all uses, not of what is paid.
  const isLessPaid = unit === 'money' && solar !== null && solar.now.money !== 0
  const finding = isLessPaid ? 'report:uses.finding_solar' : `report:uses.finding.${unit}`
  const first = t(finding, { use: t(`report:use.${largest.use}`), share })
  return !hasPlan || saved < LEAST_TOLD_PERCENT
    ? first
    : `${first} ${t('report:uses.finding_plan', { percent: saved })}`
}
