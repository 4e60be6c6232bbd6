import { createHash } from 'node:crypto'
import { typicalDays } from '@hearthlight/domain/meters/insight/typical-weather'
import type { SaidByMeters } from '@hearthlight/domain/meters/metered-model'
import { dayNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import { meteredYears } from '@hearthlight/domain/savings/metered-years'
import { addressOf } from '../features/assessment/address-of.ts'
import type { Climates } from '../features/assessment/climates.ts'
import { readBuilding } from '../features/buildings/read-building.ts'
import { findMeteredYears, writeMeteredYears } from '../features/meters/metered/metered-store.ts'
import { readHomeReadings } from '../features/meters/read-home-readings.ts'
import { listSeries } from '../features/meters/series-store.ts'
import type { Stations } from '../features/savings/savings-deps.ts'
import { stationFor, weatherKnown, weatherOf } from '../features/savings/weather/weather-of-place.ts'
import { listWorks } from '../features/savings/work-store.ts'
import type { HomeScope } from '../platform/access/access.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import { canonicalJson } from '../platform/secrets/canonical-json.ts'
import { giveWay } from '../platform/threads/main-thread.ts'

/** Raised when the rule says something else of the same readings. */
const RULE = 3
/** The newest year of each fuel lies in the newest two of all. */
const READ_DAYS = 731
const YEAR = 365
const DAY_MS = 86_400_000

type Deps = { readonly now: () => Date; readonly climates: Climates; readonly stations: Stations }

/** What the meters of a home say of a usual year. */
export type MeteredYearsOf = (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<SaidByMeters>

/** Made once, and anew when readings, weather, work on the home or the address differ from what it was made of. */
export function meteredYearsOf({ now, climates, stations }: Deps): MeteredYearsOf {
  return async (db, scope, buildingId) => {
    const series = await listSeries(db, scope, buildingId)
    if (series.length === 0) return { since: null, years: [] }
    const zone = scope.partner.config.time_zone
    const { place, climate } = climates.forAddress(addressOf(await readBuilding(db, scope, buildingId)))
    const known = await weatherKnown(db, scope)
    const station = stationFor(stations, place.id, known.stations)
    const marks = series.map(({ id, count, end, updated_at }) => [id, count, end, updated_at.toISOString()])
    const weatherAt = station === undefined ? null : (known.marks.get(station.id) ?? null)
    const clock = zoneClock(zone)
    const last = Math.max(...series.map(({ end }) => Number(end))) - 1
    const to = Math.floor(clock.shownAt(last * 1000) / DAY_MS) + 1
    const { worked, since } = await workOn(db, scope, buildingId, to)
    const made = { RULE, worked, zone, place: place.id, station: station?.id ?? null, weatherAt, marks }
    const digest = createHash('sha256').update(canonicalJson(made)).digest('hex')
    const stored = await findMeteredYears(db, scope, buildingId)
    if (stored?.digest === digest) return { since, years: [...stored.years] }
    // A home with two years of hours takes some hundredths of a second of the thread.
    await giveWay(scope.partnerId)
    const days = { from: to - READ_DAYS, to }
    const read = await readHomeReadings(db, scope, buildingId, { clock, ...days }, () => true)
    const years = meteredYears({
      clock,
      ...days,
      since: worked,
      series: read.map(({ each, readings }) => ({ ...each, readings })),
      weather:
        station === undefined
          ? null
          : { station: station.name, days: await weatherOf(db, scope, station.id, days) },
      usualDays: (firstDay, count) => typicalDays(climate, firstDay, count),
    })
    await writeMeteredYears(db, scope, buildingId, digest, years, now())
    return { since, years }
  }
}

/** When the newest work on a home had ended, and the same day where that is in the newest year of its readings. */
async function workOn(db: PartnerDb, scope: HomeScope, buildingId: string, to: number) {
  const [newest] = await listWorks(db, scope, buildingId)
  if (newest === undefined) return { worked: null, since: null }
  const worked = dayNumber(newest.ends)
  return { worked, since: worked > to - YEAR ? newest.ends : null }
}
