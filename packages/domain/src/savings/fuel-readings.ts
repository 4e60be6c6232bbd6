import { METER_FUELS, type MeterDirection, type MeterFuel, type MeterUnit } from '../meters/meter.ts'
import type { ReadingColumns } from '../meters/reading-columns.ts'
import { seriesByPoint, toldOnce } from '../meters/series-by-point.ts'
import { unitsIn } from '../meters/stored/meter-units.ts'
import { BILLS } from '../meters/stored/stored-series.ts'
import { asBills, dayNumber, useByDays } from '../meters/stored/use-in-spans.ts'
import type { ZoneClock } from '../meters/zone-clock.ts'
import type { FuelReadings } from './work-periods.ts'

export interface ReadSeries {
  readonly fuel: MeterFuel
  readonly unit: MeterUnit
  readonly direction: MeterDirection
  readonly step: number
  /** The meter as the file or the utility names it. */
  readonly point: string
  readonly readings: ReadingColumns
}

type Days = { readonly clock: ZoneClock; readonly from: number; readonly to: number }

/**
 * The use of each fuel of a home, by days where a meter is read so often, else by its bills. What comes back from the grid
 * stands apart; water heats nothing.
 */
export function fuelReadings(series: readonly ReadSeries[], days: Days): FuelReadings[] {
  return METER_FUELS.flatMap((fuel): FuelReadings[] => {
    const own =
      fuel === 'water' ? [] : series.filter((each) => each.fuel === fuel && each.direction !== 'export')
    const taken = own.some(({ direction }) => direction === 'import')
      ? own.filter(({ direction }) => direction === 'import')
      : own
    const [first] = taken
    if (first === undefined) return []
    const { unit } = first
    const about = { fuel, unit, kwhPerUnit: unitsIn(fuel, unit) }
    const daily = taken.filter(({ step }) => step !== BILLS)
    const inUnit = (each: ReadSeries) => unitsIn(fuel, each.unit) / about.kwhPerUnit
    if (daily.length > 0) return [{ ...about, metering: 'daily', periods: summed(daily, days, inUnit) }]
    return [{ ...about, metering: 'bills', periods: billsOf(taken, days, inUnit) }]
  })
}

const lengthOf = ({ readings }: ReadSeries): number => {
  const last = readings.at(readings.count - 1)
  return readings.count === 0 ? 0 : last.start + last.seconds - readings.at(0).start
}

/** The days from the first to the last of a series; one of which it lacks something is known in part. */
function daysOf({ readings }: ReadSeries, { clock, from, to }: Days) {
  const { values, partial } = useByDays(readings, clock, from, to)
  const first = values.findIndex((value) => value !== null)
  const last = values.findLastIndex((value) => value !== null)
  const cut = new Set(
    partial.flatMap(([begin, count]) => Array.from({ length: count }, (_, at) => begin + at)),
  )
  return values.flatMap((value, at) =>
    first === -1 || at < first || at > last
      ? []
      : [{ day: from + at, use: value ?? 0, isPartial: value === null || cut.has(at) }],
  )
}

/** A day of which one of the meters lacks something is not known; a meter that was changed begins where the other ended. */
function summed(
  series: readonly ReadSeries[],
  days: Days,
  inUnit: (each: ReadSeries) => number,
): FuelReadings['periods'] {
  const { from, to } = days
  const uses: (number | null)[] = Array.from({ length: to - from }, () => null)
  const isKnown = new Uint8Array(uses.length).fill(1)
  const inUnits = (each: ReadSeries) =>
    daysOf(each, days).map(({ use, ...of }) => ({ ...of, use: use * inUnit(each) }))
  for (const ofMeter of seriesByPoint(series, lengthOf))
    for (const { day, use, isPartial } of toldOnce(ofMeter.map(inUnits))) {
      if (isPartial) isKnown[day - from] = 0
      else uses[day - from] = (uses[day - from] ?? 0) + use
    }
  const last = uses.findLastIndex((use) => use !== null)
  return uses
    .slice(0, last + 1)
    .map((use, day) => ({ day: from + day, days: 1, use: isKnown[day] === 1 ? use : null }))
}

function billsOf(
  series: readonly ReadSeries[],
  { clock }: Days,
  inUnit: (each: ReadSeries) => number,
): FuelReadings['periods'] {
  return series
    .flatMap((each) =>
      asBills(each.readings, clock).map(({ start, end, use, estimated }) => {
        const day = dayNumber(start)
        return { day, days: dayNumber(end) - day, use: use * inUnit(each), isEstimated: estimated }
      }),
    )
    .sort((one, other) => one.day - other.day)
}

/** The day on which solar panels first sent something back; nothing where none of it did. */
export function solarSince(series: readonly ReadSeries[], clock: ZoneClock): number | undefined {
  const starts = series
    .filter(
      ({ fuel, direction, readings }) =>
        fuel === 'electricity' && direction === 'export' && readings.count > 0,
    )
    .map(({ readings }) => readings.starts[0] ?? 0)
  return starts.length === 0 ? undefined : Math.floor(clock.shownAt(Math.min(...starts) * 1000) / 86_400_000)
}
