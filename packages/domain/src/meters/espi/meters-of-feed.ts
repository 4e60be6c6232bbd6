import { checkSeries } from '../check-series.ts'
import { mergeReadings } from '../merge-readings.ts'
import type { Meter, MeterDirection, MeterFuel, MeterReadings } from '../meter.ts'
import { MeterFileProblem } from '../meter-file-problem.ts'
import { ESTIMATED, ReadingColumns } from '../reading-columns.ts'
import { ESTIMATES } from './espi-collector.ts'
import type { EspiFields } from './espi-file.ts'
import { ESPI_UNITS, scaled } from './espi-units.ts'
import type { EspiFile, EspiSeries } from './series-of-entries.ts'
import { suggestedZone } from './suggested-zone.ts'

const DAY_SECONDS = 86_400
const REGISTERS = new Set(['1', '3'])
const POWERS = new Set(['6', '12'])
const DIRECTIONS: Readonly<Record<string, MeterDirection>> = { '19': 'export', '4': 'net' }
const BY_COMMODITY: Readonly<Record<string, MeterFuel>> = {
  '1': 'electricity',
  '7': 'natural_gas',
  '8': 'propane',
  '9': 'water',
}
const BY_SERVICE: Readonly<Record<string, MeterFuel>> = {
  '0': 'electricity',
  '1': 'natural_gas',
  '2': 'water',
  '4': 'heat',
}
const BY_UNIT: Readonly<Record<string, MeterFuel>> = { kWh: 'electricity', therm: 'natural_gas' }

/** A register counts on: the use is what it grew by. A smaller value follows a new meter, and tells no use. */
function differences(register: ReadingColumns): ReadingColumns {
  const { readings } = mergeReadings([register])
  const uses = new ReadingColumns()
  for (let index = 1; index < readings.count; index += 1) {
    const before = readings.starts[index - 1] ?? 0
    const use = (readings.values[index] ?? 0) - (readings.values[index - 1] ?? 0)
    const [flags = 0, stamp = 0] = [readings.flags[index], readings.stamps[index]]
    if (use >= 0) uses.push(before, (readings.starts[index] ?? 0) - before, use, { flags, stamp })
  }
  return uses
}

interface Part {
  readonly point: string
  readonly fuel: MeterFuel
  readonly unit: NonNullable<(typeof ESPI_UNITS)[string]['counts']>
  readonly direction: MeterDirection
  readonly tariffPeriod: string
  readonly readings: ReadingColumns
}

/** Some say only in the summary of a bill that its reading is an estimate. */
const estimatedBills = (summaries: EspiFile['summaries']): ReadonlySet<number> =>
  new Set(
    summaries
      .filter(({ fields }) => ESTIMATES.has(fields['qualityOfReading'] ?? ''))
      .map(({ fields }) => Number(fields['billingPeriod.start'])),
  )

const fuelOf = (type: EspiFields, serviceKind: string | null, unit: string): MeterFuel =>
  BY_COMMODITY[type['commodity'] ?? ''] ?? BY_SERVICE[serviceKind ?? ''] ?? BY_UNIT[unit] ?? 'electricity'

/** The readings in the unit that is named, those of export by their size. */
function inUnit(
  sent: ReadingColumns,
  power: number,
  isExport: boolean,
  bills: ReadonlySet<number>,
): ReadingColumns {
  const readings = new ReadingColumns()
  for (let index = 0; index < sent.count; index += 1) {
    readings.pushFrom(sent, index)
    const value = scaled(readings.values[index] ?? 0, power)
    readings.values[index] = isExport ? Math.abs(value) : value
    const isBill = (readings.seconds[index] ?? 0) > DAY_SECONDS
    if (isBill && bills.has(readings.starts[index] ?? 0)) readings.flags[index] = ESTIMATED
  }
  return readings
}

/** What a series counts, or nothing where it is no amount that is used up. */
function partOf(
  { type, point, serviceKind, readings }: EspiSeries,
  bills: ReadonlySet<number>,
): Part | undefined {
  if (type === null) return undefined
  const field = (name: string) => type[name] ?? ''
  const unit = ESPI_UNITS[field('uom')]
  const accumulation = field('accumulationBehaviour')
  if (unit?.counts === undefined || POWERS.has(accumulation)) return undefined
  const direction = DIRECTIONS[field('flowDirection')] ?? 'import'
  const power = Number(field('powerOfTenMultiplier')) + unit.power
  const sent = REGISTERS.has(accumulation) ? differences(readings) : readings
  return {
    point,
    direction,
    unit: unit.counts,
    tariffPeriod: field('tou'),
    fuel: fuelOf(type, serviceKind, unit.name),
    readings: inUnit(sent, power, direction === 'export', bills),
  }
}

/** Whether two parts are tariff periods, or bills one after the other, of one meter, or the same energy told again. */
const isSame = (one: Part, other: Part) =>
  one.point === other.point &&
  one.fuel === other.fuel &&
  one.unit === other.unit &&
  one.direction === other.direction

/** Parts of tariff periods may share an interval, and are added there; the same energy told again is left out. */
function joined(parts: readonly Part[]): readonly ReadingColumns[] {
  const periods = new Map<string, Part[]>()
  for (const part of parts) periods.set(part.tariffPeriod, [...(periods.get(part.tariffPeriod) ?? []), part])
  const byPeriod = [...periods.values()].map((same) => {
    const kept: Part[] = []
    for (const part of same.toSorted((a, b) => b.readings.count - a.readings.count)) {
      const starts = new Set(kept.flatMap(({ readings }) => [...readings.starts.subarray(0, readings.count)]))
      const repeated = part.readings.starts
        .subarray(0, part.readings.count)
        .filter((start) => starts.has(start))
      if (repeated.length === 0) kept.push(part)
    }
    return mergeReadings(kept.map(({ readings }) => readings)).readings
  })
  const [first, ...others] = byPeriod
  return others.length === 0 || first === undefined ? byPeriod : [summed(byPeriod)]
}

function addTo(sum: ReadingColumns, place: number, other: ReadingColumns, index: number): void {
  sum.values[place] = (sum.values[place] ?? 0) + (other.values[index] ?? 0)
  sum.costs[place] = (sum.costs[place] ?? 0) + (other.costs[index] ?? 0)
  sum.flags[place] = (sum.flags[place] ?? 0) | (other.flags[index] ?? 0)
}

function summed(periods: readonly ReadingColumns[]): ReadingColumns {
  const places = new Map<number, number>()
  const sum = new ReadingColumns()
  for (const each of periods)
    for (let index = 0; index < each.count; index += 1) {
      const start = each.starts[index] ?? 0
      const place = places.get(start)
      if (place !== undefined) addTo(sum, place, each, index)
      else {
        places.set(start, sum.count)
        sum.pushFrom(each, index)
      }
    }
  return sum
}

function refuseSameStart({ readings }: EspiSeries): void {
  const { starts, count } = readings
  const isOther = starts.subarray(0, count).some((start) => start !== starts[0])
  const values = new Set(readings.values.subarray(0, count))
  if (count > 2 && !isOther && values.size > 1) throw new MeterFileProblem('sameStart')
}

/** What a feed says of the meters of a home, or of several. */
export function metersOfFeed({ series, localTime, summaries }: EspiFile): MeterReadings {
  if (series.every(({ readings }) => readings.count === 0)) throw new MeterFileProblem('noUsage')
  for (const each of series) refuseSameStart(each)
  const bills = estimatedBills(summaries)
  const parts = series.map((each) => partOf(each, bills)).filter((part) => part !== undefined)
  const groups: Part[][] = []
  for (const part of parts) {
    const group = groups.find(([first]) => first !== undefined && isSame(first, part))
    if (group === undefined) groups.push([part])
    else group.push(part)
  }
  const meters = groups.flatMap((group): Meter[] => {
    const [first] = group
    if (first === undefined) return []
    const single = mergeReadings(group.length === 1 ? [first.readings] : joined(group))
    const { point, fuel, unit, direction } = first
    const { readings } = single
    // Parts are told apart: what one repeats of the other is no reading that came twice.
    const inner = group.length === 1 ? [single] : group.map((part) => mergeReadings([part.readings]))
    const add = (of: 'doubled' | 'corrected') => inner.reduce((sum, each) => sum + each[of], 0)
    const counts = { doubled: add('doubled'), corrected: add('corrected') }
    return [
      { point, fuel, unit, direction, readings, check: checkSeries(readings), ...counts, unplaced: null },
    ]
  })
  return { meters, zone: suggestedZone(localTime), leftOut: series.length - parts.length }
}
