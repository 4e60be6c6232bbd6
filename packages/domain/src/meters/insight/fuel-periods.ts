import { seriesByPoint, toldOnce } from '../series-by-point.ts'
import type { EnergyUse, UseByPeriods } from '../stored/energy-use.ts'
import { BILLS, type IdentifiedSeries } from '../stored/stored-series.ts'
import { dayNumber } from '../stored/use-in-spans.ts'

/** A month or a bill of one fuel and direction. */
export interface Period {
  /** Its first day, counted from 1 January 1970. */
  readonly day: number
  readonly days: number
  readonly use: number
  readonly cost: number | null
  readonly isEstimated: boolean
  /** Something of it is not known. */
  readonly isPartial: boolean
}

export type FuelKey = Pick<IdentifiedSeries, 'fuel' | 'unit' | 'direction'>

/** What a home takes, or gives, of one fuel: its periods, and the series that are read by the hour. */
export interface FuelPeriods {
  readonly key: FuelKey
  readonly isBilled: boolean
  readonly periods: readonly Period[]
  readonly hourly: readonly string[]
}

const HOUR = 3600
const nameOf = ({ fuel, unit, direction }: FuelKey) => `${fuel} ${unit} ${direction}`
const lengthOf = ({ first, end }: IdentifiedSeries) => end - first

function periodOf({ start, end, use, cost, estimated, partial }: UseByPeriods['periods'][number]): Period {
  const day = dayNumber(start)
  return { day, days: dayNumber(end) - day, use, cost, isEstimated: estimated, isPartial: partial }
}

const both = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : one + other

/** Months of several meters of one fuel are added; where one of them does not know a month, it is known in part. */
function addedUp(all: readonly (readonly Period[])[]): Period[] {
  const sums = new Map<number, { period: Period; meters: number }>()
  for (const period of all.flat()) {
    const known = sums.get(period.day)
    const sum =
      known === undefined
        ? period
        : {
            ...period,
            use: known.period.use + period.use,
            cost: both(known.period.cost, period.cost),
            isEstimated: known.period.isEstimated || period.isEstimated,
            isPartial: known.period.isPartial || period.isPartial,
          }
    sums.set(period.day, { period: sum, meters: (known?.meters ?? 0) + 1 })
  }
  return [...sums.values()]
    .map(({ period, meters }) => ({ ...period, isPartial: period.isPartial || meters < all.length }))
    .toSorted((a, b) => a.day - b.day)
}

const longest = (series: readonly IdentifiedSeries[]) =>
  series.reduce((sum, each) => Math.max(sum, lengthOf(each)), 0)

function fuelOf(key: FuelKey, own: readonly IdentifiedSeries[], use: ReadonlyMap<string, UseByPeriods>) {
  const bills = own.filter(({ step }) => step === BILLS)
  const finer = own.filter(({ step }) => step !== BILLS)
  // Some weeks of hours beside years of bills do not tell the year.
  const isBilled = longest(bills) > 2 * longest(finer)
  const told = isBilled
    ? [bills.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1)]
    : seriesByPoint(finer, lengthOf)
  const hourly = finer.filter(({ step }) => step <= HOUR)
  const periodsOf = ({ id }: IdentifiedSeries) => (use.get(id)?.periods ?? []).map(periodOf)
  return {
    key,
    isBilled,
    periods: addedUp(told.map((ofMeter) => toldOnce(ofMeter.map(periodsOf)))),
    hourly: seriesByPoint(hourly, lengthOf).flatMap((ofMeter) => ofMeter.slice(0, 1).map(({ id }) => id)),
  }
}

/** The fuels of a home in their order: what it takes first, electricity before the others. */
export function fuelsOf(
  series: readonly IdentifiedSeries[],
  use: Extract<EnergyUse, { by: 'bill' }>,
): FuelPeriods[] {
  const byId = new Map(use.series.map((each) => [each.id, each]))
  const keys = new Map(
    series.map(({ fuel, unit, direction }) => {
      const key = { fuel, unit, direction }
      return [nameOf(key), key]
    }),
  )
  return [...keys.values()]
    .map((key) =>
      fuelOf(
        key,
        series.filter((each) => nameOf(each) === nameOf(key)),
        byId,
      ),
    )
    .filter(({ periods }) => periods.length > 0)
    .toSorted((a, b) => orderOf(a.key) - orderOf(b.key))
}

const orderOf = ({ fuel, direction }: FuelKey): number =>
  (direction === 'export' ? 10 : 0) + (fuel === 'electricity' ? 0 : 1)
