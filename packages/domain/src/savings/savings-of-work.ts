import type { DayTemperatures } from '@hearthlight/engine/savings'
import type { ZoneClock } from '../meters/zone-clock.ts'
import { fuelReadings, type ReadSeries, solarSince } from './fuel-readings.ts'
import type { ChangeKind, FuelSavings, HomeSavings, PromisedSavings } from './home-savings.ts'
import { measureFuel } from './measure-fuel.ts'
import { reportFuel } from './report-fuel.ts'
import type { Work } from './work-periods.ts'

const YEAR = 365
/** Reads come when they come: bills of the year before may begin, and those after may end, so much off it. */
const MARGIN = 80

/** The days whose readings and weather decide over a work. */
export const daysAround = ({ begins, ends }: Work) => ({
  from: begins - YEAR - MARGIN,
  to: ends + YEAR + MARGIN,
})

export interface WorkToMeasure {
  readonly work: Work
  readonly series: readonly ReadSeries[]
  readonly weather: DayTemperatures
  readonly clock: ZoneClock
  readonly changes: readonly { readonly kind: ChangeKind; readonly day: number }[]
  readonly promised: PromisedSavings | null
  readonly prices: Readonly<Record<string, number>>
}

export type SavingsOfWork = Pick<HomeSavings, 'state' | 'total' | 'fuels'>

/** What was saved, fuel by fuel and together. */
export function savingsOfWork(asked: WorkToMeasure): SavingsOfWork {
  const { work, series, weather, clock, promised, prices } = asked
  const solar = solarSince(series, clock)
  const changes = [...asked.changes, ...(solar === undefined ? [] : [{ kind: 'solar' as const, day: solar }])]
  const fuels = fuelReadings(series, { clock, ...daysAround(work) }).map((readings) => {
    const promisedKWh = promised?.kwh_by_fuel[reportFuel(readings.fuel)]
    const promisedShare =
      promised === null || promisedKWh === undefined
        ? null
        : shareOf(promised, promisedKWh / Math.max(1, yearBefore(readings, work) * readings.kwhPerUnit))
    return measureFuel({ readings, work, weather, changes, promisedShare })
  })
  const total = together(fuels, prices)
  return { state: stateOf(fuels, total), total, fuels }
}

/** Of one fuel the estimate is as sure as of all together. */
const shareOf = ({ kwh, low, high }: PromisedSavings, value: number) =>
  kwh === 0
    ? { low: value, value, high: value }
    : { low: (value * low) / kwh, value, high: (value * high) / kwh }

function yearBefore(
  { periods }: { readonly periods: readonly { day: number; use: number | null }[] },
  { begins }: Work,
) {
  return periods.reduce(
    (sum, { day, use }) => (day >= begins - YEAR && day < begins ? sum + (use ?? 0) : sum),
    0,
  )
}

/** Savings add up; bands add by their squares. */
function together(
  fuels: readonly FuelSavings[],
  prices: Readonly<Record<string, number>>,
): HomeSavings['total'] {
  const known = fuels.flatMap(({ measured, ...of }) => (measured === null ? [] : [{ ...of, measured }]))
  if (known.length === 0) return null
  const sum = (of: (each: (typeof known)[number]) => number) => known.reduce((all, each) => all + of(each), 0)
  const moneyOf = ({ fuel, measured, kwh_per_unit }: (typeof known)[number]) =>
    (prices[reportFuel(fuel)] ?? Number.NaN) * measured.saved * kwh_per_unit
  const money = sum(moneyOf)
  return {
    saved: sum(({ measured, kwh_per_unit }) => measured.saved * kwh_per_unit),
    band: Math.sqrt(sum(({ measured, kwh_per_unit }) => (measured.band * kwh_per_unit) ** 2)),
    expected: sum(({ measured, kwh_per_unit }) => measured.expected * kwh_per_unit),
    observed: sum(({ measured, kwh_per_unit }) => measured.observed * kwh_per_unit),
    money: Number.isNaN(money) ? null : money,
    is_year: known.every(({ known_from }) => known_from === null),
  }
}

/** A saving is claimed only where 0 lies outside the band of all that is measured. */
function stateOf(fuels: readonly FuelSavings[], total: HomeSavings['total']): HomeSavings['state'] {
  if (total !== null) {
    if (Math.abs(total.saved) <= total.band) return 'chance'
    return total.saved > 0 ? 'saved' : 'rose'
  }
  const isAside = fuels.length > 0 && fuels.every(({ state }) => state === 'set_aside')
  return isAside ? 'set_aside' : 'not_yet'
}
