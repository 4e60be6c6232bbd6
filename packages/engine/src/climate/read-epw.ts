import type { Climate } from './climate.ts'

const HEADER_LINES = 8
const HOURS = 8760
/** Columns of an EPW row, EnergyPlus Auxiliary Programs, "EPW CSV format". */
const COLUMN = {
  dryBulb: 6,
  dewPoint: 7,
  infrared: 12,
  global: 13,
  direct: 14,
  diffuse: 15,
  wind: 21,
} as const
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export class UnreadableWeather extends Error {
  override readonly name = 'UnreadableWeather'
}

/** EnergyPlus weather file → hourly climate. 29 February is left out. */
export const readEpw = (text: string): Climate => {
  const lines = text.split(/\r?\n/)
  const location = (lines[0] ?? '').split(',')
  if (location[0] !== 'LOCATION') throw new UnreadableWeather('first line is not LOCATION')
  const rows = lines
    .slice(HEADER_LINES)
    .filter((line) => line.length > 0)
    .map((line) => line.split(','))
    .filter((row) => !(row[1] === '2' && row[2] === '29'))
  if (rows.length < HOURS) throw new UnreadableWeather(`${rows.length} hours instead of ${HOURS}`)
  const column = (index: number, missing: number): Float64Array =>
    Float64Array.from({ length: HOURS }, (_, hour) => {
      const value = Number(rows[hour]?.[index])
      if (!Number.isFinite(value)) throw new UnreadableWeather(`hour ${hour + 1} column ${index + 1}`)
      return value >= missing ? 0 : value
    })
  const dryBulbC = column(COLUMN.dryBulb, 99)
  const infrared = column(COLUMN.infrared, 9999)
  return {
    kind: 'hourly',
    latitudeDeg: Number(location[6]),
    longitudeDeg: Number(location[7]),
    timeZoneH: Number(location[8]),
    elevationM: Number(location[9]),
    dryBulbC,
    dewPointC: column(COLUMN.dewPoint, 99),
    windMPerS: column(COLUMN.wind, 999),
    globalWPerM2: column(COLUMN.global, 9999),
    directWPerM2: column(COLUMN.direct, 9999),
    diffuseWPerM2: column(COLUMN.diffuse, 9999),
    dailyDeviationC: dailyDeviation(dryBulbC),
    ...(infrared.every((value) => value > 0) ? { skyInfraredWPerM2: infrared } : {}),
  }
}

/** Standard deviation of the daily means in each month. */
const dailyDeviation = (dryBulbC: Float64Array): Float64Array => {
  const deviations = new Float64Array(12)
  let first = 0
  DAYS.forEach((days, month) => {
    const means = Array.from({ length: days }, (_, day) => {
      const start = (first + day) * 24
      return dryBulbC.subarray(start, start + 24).reduce((sum, value) => sum + value, 0) / 24
    })
    const mean = means.reduce((sum, value) => sum + value, 0) / days
    deviations[month] = Math.sqrt(means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / days)
    first += days
  })
  return deviations
}
