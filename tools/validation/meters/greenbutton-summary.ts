import { checkSeries } from '@hearthlight/domain/meters/check-series'
import type { EspiFields } from '@hearthlight/domain/meters/espi/espi-file'
import { ESPI_UNITS, scaled } from '@hearthlight/domain/meters/espi/espi-units'
import { metersOfFeed } from '@hearthlight/domain/meters/espi/meters-of-feed'
import type { EspiFile, EspiSeries } from '@hearthlight/domain/meters/espi/series-of-entries'
import { suggestedZone } from '@hearthlight/domain/meters/espi/suggested-zone'
import { exactSum } from '@hearthlight/domain/meters/exact-sum'
import { mergeReadings } from '@hearthlight/domain/meters/merge-readings'
import type { MeterDirection } from '@hearthlight/domain/meters/meter'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'

const instant = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
const DAY_MS = 86_400_000

function counted(values: Iterable<number>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function localDays(zone: string, starts: readonly number[], values: readonly number[]) {
  const clock = zoneClock(zone)
  const days: Record<string, { readings: number; values: number[] }> = {}
  for (const [index, start] of starts.entries()) {
    const day = new Date(Math.floor(clock.shownAt(start * 1000) / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
    const found = days[day] ?? { readings: 0, values: [] }
    days[day] = { readings: found.readings + 1, values: [...found.values, values[index] ?? 0] }
  }
  return Object.fromEntries(
    Object.entries(days).map(([day, { readings, values }]) => [day, { readings, total: exactSum(values) }]),
  )
}

const unitOf = (type: EspiFields | null) => ESPI_UNITS[type?.['uom'] ?? '']
const powerOf = (type: EspiFields | null) =>
  Number(type?.['powerOfTenMultiplier'] ?? 0) + (unitOf(type)?.power ?? 0)

function typeSummary(type: EspiFields | null) {
  const field = (name: string) => type?.[name] ?? null
  return {
    uom: field('uom'),
    multiplier: field('powerOfTenMultiplier'),
    flowDirection: field('flowDirection'),
    commodity: field('commodity'),
    accumulationBehaviour: field('accumulationBehaviour'),
    kind: field('kind'),
    statedIntervalLength: field('intervalLength'),
    tou: field('tou'),
    unit: unitOf(type)?.name ?? null,
  }
}

function seriesSummary(series: EspiSeries, zone: string | null) {
  const { type, readings: sent } = series
  const { readings, corrected } = mergeReadings([sent])
  const check = checkSeries(readings)
  const inUnit = (raw: number) => scaled(raw, powerOf(type))
  const total = inUnit(check.total)
  const starts = [...readings.starts.subarray(0, readings.count)]
  const values = [...readings.values.subarray(0, readings.count)].map(inUnit)
  const isAmount = unitOf(type)?.name !== 'K'
  const days = zone === null ? {} : localDays(zone, starts, values)
  const [least, most] = sent.values
    .subarray(0, sent.count)
    .reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])
  const sentStarts = sent.starts.subarray(0, sent.count)
  return {
    ...typeSummary(type),
    blocks: series.blocks,
    readings: sent.count + series.empty,
    emptyValues: series.empty,
    distinctStarts: readings.count,
    conflictingDuplicates: corrected,
    inOrder: sentStarts.every((start, index) => index === 0 || start >= (sentStarts[index - 1] ?? start)),
    first: instant(check.first),
    end: instant(
      sentStarts.reduce((end, start, index) => Math.max(end, start + (sent.seconds[index] ?? 0)), 0),
    ),
    durations: counted(sent.seconds.subarray(0, sent.count)),
    gaps: check.gaps,
    gapSeconds: check.gapSeconds,
    overlaps: check.overlaps,
    qualities: Object.fromEntries(series.qualities),
    ...(isAmount
      ? { totalOfAll: inUnit(exactSum(sent.values.subarray(0, sent.count))), total }
      : { mean: Number((total / readings.count).toFixed(3)) }),
    min: inUnit(least),
    max: inUnit(most),
    ...(check.cost !== null && { costTotal: check.cost }),
    ...(series.tariffPeriods.size > 0 && { readingTou: Object.fromEntries(series.tariffPeriods) }),
    localDays: days,
    localDayCount: Object.keys(days).length,
  }
}

function amount(fields: EspiFields, name: string) {
  const value = fields[`${name}.value`]
  if (value === undefined) return undefined
  const unit = ESPI_UNITS[fields[`${name}.uom`] ?? '']
  const power = Number(fields[`${name}.powerOfTenMultiplier`] ?? 0) + (unit?.power ?? 0)
  return { value: scaled(Number(value), power), unit: unit?.name ?? null }
}

function summaryOf({ name, fields }: EspiFile['summaries'][number]) {
  const start = fields['billingPeriod.start']
  const duration = fields['billingPeriod.duration']
  const overall = amount(fields, 'overallConsumptionLastPeriod')
  const current = amount(fields, 'currentBillingPeriodOverAllConsumption')
  const plain = [
    'billLastPeriod',
    'billToDate',
    'qualityOfReading',
    'currency',
    'tariffProfile',
    'statusTimeStamp',
  ]
  return {
    kind: name,
    ...(start !== undefined && { start: instant(Number(start)) }),
    ...(duration !== undefined && { days: Number((Number(duration) / 86_400).toFixed(3)) }),
    ...(overall && { overallConsumptionLastPeriod: overall }),
    ...(current && { currentBillingPeriodOverAllConsumption: current }),
    ...Object.fromEntries(plain.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]]))),
  }
}

/** The reference lists so many, and of more the first three. */
const MOST_SUMMARIES = 24
const CLOCK = ['dstEndRule', 'dstOffset', 'dstStartRule', 'tzOffset']

/** What the series are as meters of one home. */
export function homeSummary(feed: EspiFile) {
  const { meters } = metersOfFeed(feed)
  const of = (direction: MeterDirection) =>
    meters.find((meter) => meter.fuel === 'electricity' && meter.direction === direction)?.check
  const [taken, sent, net] = [of('import'), of('export'), of('net')]
  const kelvin = feed.series.find(({ type }) => unitOf(type)?.name === 'K')
  const kelvins = kelvin === undefined ? {} : seriesSummary(kelvin, null)
  return {
    ...(taken && { importKwh: taken.total, totalKwh: taken.total }),
    ...(taken?.cost && { costDollars: taken.cost }),
    ...(sent && { exportKwh: sent.total }),
    ...(net && { netKwh: net.total }),
    ...('mean' in kelvins && { meanTemperatureC: Number((Number(kelvins.mean) - 273.15).toFixed(2)) }),
    hours: meters.find(({ direction }) => direction === 'import')?.readings.count,
  }
}

/** A feed, shaped as the reference tells it. */
export function feedSummary(feed: EspiFile) {
  const { localTime } = feed
  const zone = suggestedZone(localTime)
  const summaries = feed.summaries
    .map(summaryOf)
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || (a.days ?? 0) - (b.days ?? 0))
  return {
    localTime:
      localTime === null ? null : Object.fromEntries(CLOCK.map((key) => [key, localTime[key] ?? null])),
    assumedZone: zone,
    usagePoints: feed.points,
    series: feed.series.map((series) => seriesSummary(series, zone)),
    summaries:
      summaries.length > MOST_SUMMARIES
        ? [...summaries.slice(0, 3), { more: summaries.length - 3 }]
        : summaries,
    summaryCount: feed.summaries.length,
    totalOfIntervals: feed.series.reduce(
      (sum, { type, readings }) =>
        sum + scaled(exactSum(readings.values.subarray(0, readings.count)), powerOf(type)),
      0,
    ),
  }
}
