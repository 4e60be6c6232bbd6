import type { Economics, EndUse, HomeYear } from '@hearthlight/engine'

/** The six categories of the report; fans go with what they serve. */
export const CATEGORIES = ['heating', 'cooling', 'hot_water', 'appliances', 'ventilation', 'other'] as const
export type Category = (typeof CATEGORIES)[number]
/** The line of the roof among the uses: what it takes off. */
export const SOLAR = 'solar'

const CATEGORY: Readonly<Record<EndUse, Category>> = {
  heating: 'heating',
  heating_fans: 'heating',
  cooling: 'cooling',
  cooling_fans: 'cooling',
  hot_water: 'hot_water',
  lighting: 'appliances',
  appliances: 'appliances',
  plugs: 'appliances',
  ventilation: 'ventilation',
  pool: 'other',
  vehicle: 'other',
}

export interface CategoryTotals {
  readonly kWh: number
  /** At marginal prices; fixed charges and sold solar electricity belong to no category. */
  readonly money: number
  readonly kgCo2: number
  readonly monthlyKWh: readonly number[]
}

const NOTHING: CategoryTotals = { kWh: 0, money: 0, kgCo2: 0, monthlyKWh: new Array<number>(12).fill(0) }

/** Nothing comes from the roof. */
const ALL = { year: 1, months: NOTHING.monthlyKWh.map(() => 1) }

/** Share of a month's or year's electricity that is bought, the rest coming from the roof. */
function boughtShares({ result }: HomeYear): { year: number; months: number[] } {
  const { photovoltaics, byFuel } = result
  const used = byFuel.electricity ?? 0
  if (photovoltaics.usedAtHomeKWh <= 0 || used <= 0) return ALL
  const year = Math.max(0, 1 - photovoltaics.usedAtHomeKWh / used)
  const selfUse = photovoltaics.usedAtHomeKWh / Math.max(1, photovoltaics.producedKWh)
  const months = NOTHING.monthlyKWh.map((_, month) => {
    const need = result.uses.reduce(
      (sum, use) => sum + (use.fuel === 'electricity' ? (use.monthlyKWh[month] ?? 0) : 0),
      0,
    )
    const solar = (photovoltaics.monthlyKWh[month] ?? 0) * selfUse
    return need > 0 ? Math.max(0, 1 - solar / need) : 1
  })
  return { year, months }
}

/**
 * Energy of the six categories. `used`: all they take, whoever made it. `bought`: solar electricity used at home is taken
 * from the electric uses in proportion, so that the categories add up to what is bought.
 */
export function categoryTotals(
  home: HomeYear,
  economics: Economics,
  kind: 'used' | 'bought',
): Record<Category, CategoryTotals> {
  const totals: Record<Category, CategoryTotals> = {
    heating: NOTHING,
    cooling: NOTHING,
    hot_water: NOTHING,
    appliances: NOTHING,
    ventilation: NOTHING,
    other: NOTHING,
  }
  const bought = kind === 'bought' ? boughtShares(home) : ALL
  for (const { endUse, fuel, kWh, monthlyKWh } of home.result.uses) {
    const category = CATEGORY[endUse]
    const before = totals[category]
    const electric = fuel === 'electricity'
    const energy = kWh * (electric ? bought.year : 1)
    totals[category] = {
      kWh: before.kWh + energy,
      money: before.money + energy * economics.prices[fuel].perKWh,
      kgCo2: before.kgCo2 + energy * economics.kgCo2PerKWh[fuel],
      monthlyKWh: before.monthlyKWh.map(
        (sum, month) => sum + (monthlyKWh[month] ?? 0) * (electric ? (bought.months[month] ?? 1) : 1),
      ),
    }
  }
  return totals
}
