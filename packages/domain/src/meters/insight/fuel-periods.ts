import type { UsePeriod } from '@hearthlight/engine/savings'
import { billsOfMeters, bothCosts, type Period } from '../bills-of-meters.ts'
import { daysOfMeters, meterDays } from '../stored/days-of-meters.ts'
import type { EnergyUse, UseByPeriods } from '../stored/energy-use.ts'
import { isToldByBills, seriesByPoint, toldOnce } from '../stored/series-by-point.ts'
import { BILLS, type IdentifiedSeries } from '../stored/stored-series.ts'
import { dayNumber } from '../stored/use-in-spans.ts'

export type FuelKey = Pick<IdentifiedSeries, 'fuel' | 'unit' | 'direction'>

/** What a home takes, or gives, of one fuel: its periods, its days, and the series that are read by the hour. */
export interface FuelPeriods {
  readonly key: FuelKey
  readonly isBilled: boolean
  readonly periods: readonly Period[]
  /** Null where something of a day is not known; none of a fuel that is told by bills. */
  readonly days: readonly UsePeriod[]
  readonly hourly: readonly string[]
}

const HOUR = 3600
const nameOf = ({ fuel, unit, direction }: FuelKey) => `${fuel} ${unit} ${direction}`
const lengthOf = ({ first, end }: IdentifiedSeries) => end - first

function periodOf({ start, end, use, cost, estimated, partial }: UseByPeriods['periods'][number]): Period {
  const day = dayNumber(start)
  return { day, days: dayNumber(end) - day, use, cost, isEstimated: estimated, isPartial: partial }
}

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
            cost: bothCosts(known.period.cost, period.cost),
            isEstimated: known.period.isEstimated || period.isEstimated,
            isPartial: known.period.isPartial || period.isPartial,
          }
    sums.set(period.day, { period: sum, meters: (known?.meters ?? 0) + 1 })
  }
  return [...sums.values()]
    .map(({ period, meters }) => ({ ...period, isPartial: period.isPartial || meters < all.length }))
    .toSorted((a, b) => a.day - b.day)
}

type Told = {
  readonly use: Extract<EnergyUse, { by: 'bill' }>
  readonly days: Extract<EnergyUse, { by: 'day' }> | null
}

function fuelOf(key: FuelKey, own: readonly IdentifiedSeries[], { use, days }: Told): FuelPeriods {
  const isBilled = isToldByBills(own, lengthOf)
  const told = own.filter(({ step }) => (step === BILLS) === isBilled)
  const meters = seriesByPoint(told, lengthOf)
  const hourly = own.filter(({ step }) => step !== BILLS && step <= HOUR)
  const periodsOf = ({ id }: IdentifiedSeries) =>
    (use.series.find((each) => each.id === id)?.periods ?? []).map(periodOf)
  const periods = meters.map((ofMeter) => ofMeter.map(periodsOf))
  return {
    key,
    isBilled,
    days: isBilled || days === null ? [] : daysOf(meters, days),
    periods: isBilled ? billsOfMeters(periods) : addedUp(periods.map(toldOnce)),
    hourly: seriesByPoint(hourly, lengthOf).flatMap((ofMeter) => ofMeter.slice(0, 1).map(({ id }) => id)),
  }
}

function daysOf(
  meters: readonly (readonly IdentifiedSeries[])[],
  { first, series }: NonNullable<Told['days']>,
): FuelPeriods['days'] {
  const from = dayNumber(first)
  const own = meters.map((ofMeter) => ofMeter.flatMap(({ id }) => series.filter((each) => each.id === id)))
  const length = Math.max(0, ...own.flat().map(({ values }) => values.length))
  const days = own.map((ofMeter) => ofMeter.map((each) => meterDays(each, from)))
  return daysOfMeters(days, { from, to: from + length })
}

/** The fuels of a home in their order: what it takes first, electricity before the others. */
export function fuelsOf(series: readonly IdentifiedSeries[], told: Told): FuelPeriods[] {
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
        told,
      ),
    )
    .filter(({ periods }) => periods.length > 0)
    .toSorted((a, b) => orderOf(a.key) - orderOf(b.key))
}

const orderOf = ({ fuel, direction }: FuelKey): number =>
  (direction === 'export' ? 10 : 0) + (fuel === 'electricity' ? 0 : 1)
