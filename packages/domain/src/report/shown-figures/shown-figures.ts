import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Category } from '../parts/end-use-totals.ts'
import { partLosses } from '../parts/home-parts.ts'
import type { LossPart } from '../parts/loss-parts.ts'
import { type Estimate, figureStep, rangeAround, toStep, UNITS, type Unit } from './figure-step.ts'
import { percentSaved } from './percent.ts'
import { type Pair, shareOut } from './share-out.ts'
import { type ShownUses, shownUses } from './shown-uses.ts'

export type Totals = Readonly<Record<Unit, Estimate>>
export type Amounts = Readonly<Record<Unit, number>>
export type ShownLoss = { readonly part: LossPart; readonly percent: number; readonly money: number }
export type ShownFuel = {
  readonly fuel: string
  readonly name: string
  readonly kWh: Pair
  readonly money: Pair
}

/**
 * The figures of a home as people read them, made once. Screen, paper, list, mails and texts write these and round
 * nothing themselves, so that what stands in two places is the same, parts add up to their whole, and a difference is
 * that of the two figures beside it.
 */
export type ShownFigures = ShownUses & {
  readonly step: Amounts
  readonly now: Totals
  readonly after: Totals
  readonly saved: Totals
  readonly savedPercent: Amounts
  readonly losses: readonly ShownLoss[]
  readonly fuels: readonly ShownFuel[]
  /** What each measure saves: those of the plan in it, adding up to `saved`; the others by themselves. */
  readonly measures: ReadonlyMap<string, Totals>
  /** What each measure would save by itself. */
  readonly alone: ReadonlyMap<string, Amounts>
  readonly comparison: { readonly typical: Amounts; readonly newHome: Amounts }
}

/** The names of the units on the wire. */
export const WIRE_UNIT = { money: 'money', kWh: 'kwh', kg: 'kg_co2' } as const

export const byUnit = <T>(value: (unit: Unit) => T): Readonly<Record<Unit, T>> => ({
  money: value('money'),
  kWh: value('kWh'),
  kg: value('kg'),
})

export function shownFigures(result: AuditResult): ShownFigures {
  const { totals, uncertainty, comparison } = result
  const bandOf = (bands: Bands, unit: Unit) => {
    const { p10, p90 } = bands[WIRE_UNIT[unit]]
    return { low: p10, high: p90 }
  }
  const step = byUnit((unit) => figureStep(unit, bandOf(uncertainty.current, unit)))
  const amounts = (wire: WireTotals) => byUnit((unit) => toStep(wire[WIRE_UNIT[unit]], step[unit]))
  const estimates = (shown: Amounts, bands: Bands) =>
    byUnit((unit) => rangeAround(bandOf(bands, unit), shown[unit], step[unit]))
  const [now, after] = [amounts(totals.current), amounts(totals.new)]
  const saved = byUnit((unit) => now[unit] - after[unit])
  const uses = shownUses(result, { now, after }, step)
  return {
    ...uses,
    step,
    now: estimates(now, uncertainty.current),
    after: estimates(after, uncertainty.new),
    saved: estimates(saved, uncertainty.savings),
    savedPercent: byUnit((unit) => percentSaved(now[unit], after[unit])),
    losses: shownLosses(result, moneyOf(uses, 'heating'), step.money),
    fuels: shownFuels(result, { now, after }, step),
    measures: new Map(
      UNITS.reduce<[string, Totals][]>(
        (found, unit) => addUnit(found, unit, savedInPlan(result, saved[unit], unit, step[unit])),
        result.measures.map(({ id, saving, uncertainty: own }) => [id, estimates(amounts(saving), own)]),
      ),
    ),
    alone: new Map(result.measures.map(({ id, saving_alone }) => [id, amounts(saving_alone)])),
    comparison: { typical: amounts(comparison.typical), newHome: amounts(comparison.new_home) },
  }
}

type WireTotals = { readonly money: number; readonly kwh: number; readonly kg_co2: number }
type Bands = AuditResult['uncertainty']['current']

/** What the steps of the plan save in one unit: they add up to what the plan saves. */
function savedInPlan(
  { plan, measures }: AuditResult,
  whole: number,
  unit: Unit,
  step: number,
): ReadonlyMap<string, number> {
  const planned = plan.measure_ids.flatMap((id) => measures.find((measure) => measure.id === id) ?? [])
  const shares = shareOut(
    planned.map(({ saving }) => saving[WIRE_UNIT[unit]]),
    whole,
    step,
  )
  return new Map(planned.map(({ id }, index) => [id, shares[index] ?? 0]))
}

const addUnit = (
  found: readonly [string, Totals][],
  unit: Unit,
  shares: ReadonlyMap<string, number>,
): [string, Totals][] =>
  found.map(([id, totals]) => {
    const value = shares.get(id)
    if (value === undefined) return [id, totals]
    const { low, high } = totals[unit]
    return [id, { ...totals, [unit]: { value, low: Math.min(low, value), high: Math.max(high, value) } }]
  })

const moneyOf = ({ uses }: ShownUses, use: Category) => uses.find((one) => one.use === use)?.now.money ?? 0

/** Whole percentages that make a hundred, and money that makes the heating. */
function shownLosses(result: AuditResult, heating: number, step: number): ShownLoss[] {
  const losses = partLosses(result)
  const percents = shareOut(
    losses.map(({ share }) => share * 100),
    losses.length === 0 ? 0 : 100,
    1,
  )
  const money = shareOut(
    losses.map((loss) => loss.share * heating),
    heating,
    step,
  )
  return losses.map(({ part }, index) => ({
    part,
    percent: percents[index] ?? 0,
    money: money[index] ?? 0,
  }))
}

/** The fuels add up to what is bought; their money to the bill, before sold electricity is taken off. */
function shownFuels(
  { consumptions_by_fuel, bill }: AuditResult,
  whole: { readonly now: Amounts; readonly after: Amounts },
  step: Amounts,
): ShownFuel[] {
  const rows = Object.entries(consumptions_by_fuel)
  const share = (unit: 'kWh' | 'money', wire: 'value' | 'money', sold: Pair) => {
    const now = shareOut(
      rows.map(([, row]) => row.current[wire]),
      whole.now[unit] + toStep(sold.now, step[unit]),
      step[unit],
    )
    const after = shareOut(
      rows.map(([, row]) => row.new[wire]),
      whole.after[unit] + toStep(sold.after, step[unit]),
      step[unit],
    )
    return now.map((amount, index) => ({ now: amount, after: after[index] ?? 0 }))
  }
  const kWh = share('kWh', 'value', NOTHING)
  const money = share('money', 'money', { now: bill.solar_export.current, after: bill.solar_export.new })
  return rows.map(([fuel, { label }], index) => ({
    fuel,
    name: label,
    kWh: kWh[index] ?? NOTHING,
    money: money[index] ?? NOTHING,
  }))
}

const NOTHING: Pair = { now: 0, after: 0 }
