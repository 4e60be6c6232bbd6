import type { PlaceRow } from '../../packages/engine/src/climate/place.ts'
import { climateZone } from './climate-zone.ts'

/** One place of the two source files. */
export interface SourceClimate {
  readonly place: {
    readonly country: 'USA' | 'CAN' | 'PRT'
    readonly state: string
    readonly place: string
    readonly source: string
  }
  readonly days: {
    readonly i: number
    readonly lat: number
    readonly lon: number
    readonly tz: number
    readonly el: number
    readonly t10: readonly number[]
    readonly d10: readonly number[]
    readonly w10: readonly number[]
    readonly gh: readonly number[]
    readonly dn: readonly number[]
    readonly dh: readonly number[]
    readonly sd10: readonly number[]
  }
}

const COUNTRY = { USA: 'US', CAN: 'CA', PRT: 'PT' } as const
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** "Madison Dane Co Regional Arpt [Isis]" → "Madison Dane Co Regional Airport". */
const readable = (name: string) =>
  name
    .replace(/\s*\[.*\]/, '')
    .replace(/\s*\(?Awos\)?/i, '')
    .replace(/\b(Arpt|Apt|Ap|Ar)$/, 'Airport')
    .replace(/[/\\]/g, ', ')
    .replace(/Int'L|Intl|International Arpt/, 'International')
    .trim()

const sourceKey = (source: string) =>
  ['TMY3', 'CWEC', 'INETI'].find((key) => source.includes(key))?.toLowerCase() ?? 'derived'

/** Mean of max(0, x) for a normal x: how far the days of a month lie beyond the base temperature. */
function meanExcess(mean: number, deviation: number): number {
  const z = mean / deviation
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  // Logistic approximation of the normal distribution, error below 0.01.
  const below = 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3))
  return mean * below + deviation * density
}

/** Yearly degree days from monthly means and the deviation of daily means (ISO 15927-6 idea). */
function degreeDays(days: SourceClimate['days'], baseC: number, sign: 1 | -1): number {
  return DAYS_IN_MONTH.reduce((sum, count, month) => {
    const hours = days.t10.slice(month * 24, month * 24 + 24)
    const mean = hours.reduce((a, b) => a + b, 0) / 240
    const deviation = Math.max(0.5, (days.sd10[month] ?? 30) / 10)
    return sum + count * meanExcess(sign * (mean - baseC), deviation)
  }, 0)
}

export function indexRow({ place, days }: SourceClimate): PlaceRow {
  const country = COUNTRY[place.country]
  const hdd18 = Math.round(degreeDays(days, 18, -1))
  const cdd18 = Math.round(degreeDays(days, 18, 1))
  const zone = climateZone({
    hdd18,
    cdd10: degreeDays(days, 10, 1),
    region: place.state,
    longitude: days.lon,
  })
  const id = `${country.toLowerCase()}-${slug(place.state)}-${slug(place.place)}`
  const source = sourceKey(place.source)
  return [id, readable(place.place), country, place.state, days.lat, days.lon, hdd18, cdd18, zone, source]
}
