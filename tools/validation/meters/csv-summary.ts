import type { Meter, MeterReadings } from '@hearthlight/domain/meters/meter'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'

const DAY_SECONDS = 86_400
const BILL_DAYS = 10

type DayWriter = (day: string) => string
const slashed: DayWriter = (day) => day.replaceAll('-', '/')
const american: DayWriter = (day) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/** As bills print it. */
const printed: DayWriter = (day) => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
const DAY_MS = 1000 * DAY_SECONDS
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

const COMMODITIES: Readonly<Record<string, string>> = { natural_gas: 'gas' }

function perDay({ readings }: Meter, zone: string, end: boolean, write: DayWriter) {
  const { shownAt } = zoneClock(zone)
  const days: Record<string, number> = {}
  for (let index = 0; index < readings.count; index += 1) {
    const instant = (readings.starts[index] ?? 0) + (end ? (readings.seconds[index] ?? 0) : 0)
    const day = write(new Date(shownAt(instant * 1000)).toISOString().slice(0, 10))
    days[day] = (days[day] ?? 0) + 1
  }
  return days
}

function billSummary({ readings, check }: Meter, zone: string) {
  const { shownAt } = zoneClock(zone)
  const day = (seconds: number) => new Date(shownAt(seconds * 1000)).toISOString().slice(0, 10)
  const lengths = [...readings.seconds.subarray(0, readings.count)].map((each) =>
    Math.round(each / DAY_SECONDS),
  )
  const days = lengths.reduce((sum, each) => sum + each, 0)
  return {
    first: day(check.first),
    endInclusive: day(check.end - 1),
    days,
    daysByDates: days,
    notContiguous: check.gaps,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  }
}

/** Of a table that gives the dates of bills alone: the oldest has no beginning, and the next begins the day after it. */
function billDates(meter: Meter, zone: string) {
  const { first, endInclusive } = billSummary(meter, zone)
  return meter.unplaced === null
    ? {}
    : { firstBill: printed(dayBefore(first)), lastBill: printed(endInclusive) }
}

const total = (meter: Meter) => meter.check.total + (meter.unplaced?.use ?? 0)
const cost = (meter: Meter) => (meter.check.cost ?? 0) + (meter.unplaced?.cost ?? 0)

const longestPower = ({ readings }: Meter) =>
  [...readings.values.subarray(0, readings.count)]
    .map((value, index) => (value * 3600) / (readings.seconds[index] ?? 1))
    .reduce((most, power) => Math.max(most, power), 0)

/** Sums by what is counted: some tables tell two fuels, others both ways. */
function sums(meters: readonly Meter[]) {
  const sumOf = (isWanted: (meter: Meter) => boolean) => {
    const meter = meters.find(isWanted)
    return meter && total(meter)
  }
  return {
    totalKwh: sumOf(({ unit }) => unit === 'kWh'),
    totalTherms: sumOf(({ unit }) => unit === 'therm'),
    importTotal: sumOf(({ direction }) => direction === 'import'),
    exportTotal: sumOf(({ direction }) => direction === 'export'),
    netTotal: sumOf(({ direction }) => direction === 'net'),
    cost: Number(meters.reduce((sum, meter) => sum + cost(meter), 0).toFixed(2)),
  }
}

function intervalSummary(main: Meter, zone: string) {
  const { count } = main.readings
  return {
    rows: count,
    rowsPerLabelDay: perDay(main, zone, true, slashed),
    rowsPerDay: perDay(main, zone, false, american),
    first: billSummary(main, zone).first,
    quarterReadings: count,
    quarterTotal: total(main),
    hourReadings: new Set(main.readings.starts.subarray(0, count).map((start) => Math.floor(start / 3600)))
      .size,
    maxKw: longestPower(main),
  }
}

/** A table, shaped as the reference tells it. */
export function tableSummary({ meters }: MeterReadings, zone: string) {
  const main = meters.find(({ direction }) => direction === 'import') ?? meters[0]
  if (main === undefined) return {}
  const usual = (main.readings.seconds[0] ?? 0) / DAY_SECONDS
  const isBills = usual > BILL_DAYS
  return {
    kind: isBills ? 'bills' : usual > 0.9 ? 'daily' : 'interval',
    commodity: COMMODITIES[main.fuel] ?? main.fuel,
    unit: main.unit,
    ...(isBills && {
      periods: main.readings.count + Number(main.unplaced !== null),
      ...billSummary(main, zone),
      ...billDates(main, zone),
    }),
    ...(!isBills && intervalSummary(main, zone)),
    ...sums(meters),
    total: total(main),
    estimated: main.check.estimated,
  }
}
