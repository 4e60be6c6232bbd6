import { dayNumber, dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { type DayTemperatures, fahrenheit } from '@hearthlight/engine/savings'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { Station, Stations } from '../savings-deps.ts'
import { findYears, listYears } from './weather-store.ts'

/** Further off the weather is another one. */
const FARTHEST_KM = 100

/** Of the stations that have weather, the nearest to the climate station of the home's address. */
export function stationFor(
  stations: Stations,
  place: string,
  known: ReadonlySet<string>,
): Station | undefined {
  if (known.has(place)) return stations.named(place)
  const near = [...known]
    .map((id) => ({ id, km: stations.distanceKm(place, id) }))
    .sort((one, other) => one.km - other.km || one.id.localeCompare(other.id))
    .at(0)
  return near !== undefined && near.km <= FARTHEST_KM ? stations.named(near.id) : undefined
}

const yearOf = (day: number) => Number(dayOfNumber(day).slice(0, 4))
const firstOf = (year: number) => dayNumber(`${year}-01-01`)

/** The temperatures of a span of days, °F. */
export async function weatherOf(
  db: PartnerDb,
  scope: InPartner,
  station: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<DayTemperatures> {
  const values: (number | null)[] = Array.from({ length: to - from }, () => null)
  const span = { from: yearOf(from), to: yearOf(to) }
  for (const { year, celsius } of await findYears(db, scope, station === undefined ? [] : [station], span))
    for (const [index, value] of celsius.entries()) {
      const at = firstOf(year) + index - from
      if (at >= 0 && at < values.length && value !== null) values[at] = fahrenheit(value)
    }
  return { firstDay: from, values }
}

export type WeatherKnown = {
  /** Stations with any weather. */
  readonly stations: ReadonlySet<string>
  /** Of each, another one after every change. */
  readonly marks: ReadonlyMap<string, string>
  /** Its first and last year, and how many days are known. */
  readonly spans: ReadonlyMap<string, { readonly years: readonly [number, number]; readonly days: number }>
}

/** What weather a partner has, without its temperatures. */
export async function weatherKnown(db: PartnerDb, scope: InPartner): Promise<WeatherKnown> {
  const marks = new Map<string, string>()
  const spans = new Map<string, { years: readonly [number, number]; days: number }>()
  for (const { station, year, known, updated_at } of await listYears(db, scope)) {
    marks.set(station, `${marks.get(station) ?? ''} ${year} ${known} ${updated_at.toISOString()}`)
    const before = spans.get(station)
    spans.set(station, { years: [before?.years[0] ?? year, year], days: (before?.days ?? 0) + known })
  }
  return { stations: new Set(marks.keys()), marks, spans }
}
