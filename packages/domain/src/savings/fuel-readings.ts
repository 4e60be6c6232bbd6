import { billsOfMeters, type Period } from '../meters/bills-of-meters.ts'
import { METER_FUELS, type MeterDirection, type MeterFuel, type MeterUnit } from '../meters/meter.ts'
import type { ReadingColumns } from '../meters/reading-columns.ts'
import { daysOfMeters, meterDays } from '../meters/stored/days-of-meters.ts'
import { unitsIn } from '../meters/stored/meter-units.ts'
import { isToldByBills, seriesByPoint } from '../meters/stored/series-by-point.ts'
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
    const inUnit = (each: ReadSeries) => unitsIn(fuel, each.unit) / about.kwhPerUnit
    const isBilled = isToldByBills(taken, lengthOf)
    const told = taken.filter(({ step }) => (step === BILLS) === isBilled)
    return isBilled
      ? [{ ...about, metering: 'bills', periods: billsOf(told, days, inUnit) }]
      : [{ ...about, metering: 'daily', periods: summed(told, days, inUnit) }]
  })
}

const lengthOf = ({ readings }: ReadSeries): number => {
  const last = readings.at(readings.count - 1)
  return readings.count === 0 ? 0 : last.start + last.seconds - readings.at(0).start
}

/** A day of which one of the meters lacks something is not known; a meter that was changed begins where the other ended. */
function summed(
  series: readonly ReadSeries[],
  days: Days,
  inUnit: (each: ReadSeries) => number,
): FuelReadings['periods'] {
  const daysOf = (each: ReadSeries) =>
    meterDays(useByDays(each.readings, days.clock, days.from, days.to), days.from).map(({ use, ...of }) => ({
      ...of,
      use: use * inUnit(each),
    }))
  return daysOfMeters(
    seriesByPoint(series, lengthOf).map((ofMeter) => ofMeter.map(daysOf)),
    days,
  )
}

function billsOf(
  series: readonly ReadSeries[],
  { clock }: Days,
  inUnit: (each: ReadSeries) => number,
): FuelReadings['periods'] {
  const ofSeries = (each: ReadSeries): Period[] =>
    asBills(each.readings, clock).map(({ start, end, use, cost, estimated }) => {
      const day = dayNumber(start)
      const told = { day, days: dayNumber(end) - day, use: use * inUnit(each), cost }
      return { ...told, isEstimated: estimated, isPartial: false }
    })
  return billsOfMeters(seriesByPoint(series, lengthOf).map((ofMeter) => ofMeter.map(ofSeries))).map(
    ({ day, days, use, isEstimated, isPartial }) => ({ day, days, use: isPartial ? null : use, isEstimated }),
  )
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
