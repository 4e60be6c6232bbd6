import type { AuditResult } from './audit-result-schema.ts'
import type { Category } from './end-use-totals.ts'
import { type HomePart, homeParts, type PartLoss, partLosses } from './home-parts.ts'
import { type LabelMark, type LabelScheme, labelMark } from './label-text.ts'

/** A figure with its likely range (P10 to P90). */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }
export type Totals = { readonly money: Estimate; readonly kWh: Estimate; readonly kg: Estimate }
export type Amounts = { readonly money: number; readonly kWh: number; readonly kg: number }

export type UseView = { readonly use: Category; readonly now: Amounts; readonly after: Amounts }
export type FuelView = {
  readonly fuel: string
  readonly name: string
  readonly kWh: { readonly now: number; readonly after: number }
  readonly money: { readonly now: number; readonly after: number }
}

/** What the report says about a home, ready to be put into words and drawings. Screen and PDF read the same one. */
export type HomeView = {
  readonly now: Totals
  readonly after: Totals
  readonly label: {
    readonly now: LabelMark
    readonly after: LabelMark
    readonly typical: LabelMark
    readonly newHome: LabelMark
  }
  readonly uses: readonly UseView[]
  readonly losses: readonly PartLoss[]
  readonly parts: readonly HomePart[]
  readonly fuels: readonly FuelView[]
}

export function homeView(result: AuditResult, scheme: LabelScheme): HomeView {
  const { label, comparison, totals, uncertainty } = result
  return {
    now: estimates(totals.current, uncertainty.current),
    after: estimates(totals.new, uncertainty.new),
    label: {
      now: labelMark(label.now, scheme),
      after: labelMark(label.after, scheme),
      typical: labelMark(comparison.typical.label, scheme),
      newHome: labelMark(comparison.new_home.label, scheme),
    },
    uses: usesOf(result),
    losses: partLosses(result),
    parts: homeParts(result),
    fuels: Object.entries(result.consumptions_by_fuel).map(([fuel, row]) => ({
      fuel,
      name: row.label,
      kWh: { now: row.current.value, after: row.new.value },
      money: { now: row.current.money, after: row.new.money },
    })),
  }
}

type WireTotals = AuditResult['totals']['current']
type WireBands = AuditResult['uncertainty']['current']

function estimates(totals: WireTotals, bands: WireBands): Totals {
  const estimate = (value: number, { p10, p90 }: WireBands['money']) => ({ value, low: p10, high: p90 })
  return {
    money: estimate(totals.money, bands.money),
    kWh: estimate(totals.kwh, bands.kwh),
    kg: estimate(totals.kg_co2, bands.kg_co2),
  }
}

/**
 * Uses add up to the totals: fixed charges, which belong to no use, stand with `other`. Solar electricity that is sold
 * pays for them first, and then for the electric uses in this order.
 */
const PAID_BY_SOLAR: readonly Category[] = [
  'other',
  'appliances',
  'cooling',
  'ventilation',
  'hot_water',
  'heating',
]

function usesOf({ end_uses, bill }: AuditResult): UseView[] {
  const money = (when: 'current' | 'new') => {
    const costs = new Map(end_uses.map((use) => [use.id, use[when].money]))
    costs.set('other', (costs.get('other') ?? 0) + bill.fixed_charges)
    let sold = bill.solar_export[when]
    for (const use of PAID_BY_SOLAR) {
      const paid = Math.min(sold, costs.get(use) ?? 0)
      costs.set(use, (costs.get(use) ?? 0) - paid)
      sold -= paid
    }
    return costs
  }
  const [now, after] = [money('current'), money('new')]
  return end_uses.map(({ id, current, new: later }) => ({
    use: id as Category,
    now: { money: now.get(id) ?? 0, kWh: current.kwh, kg: current.kg_co2 },
    after: { money: after.get(id) ?? 0, kWh: later.kwh, kg: later.kg_co2 },
  }))
}
