import { dayNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { daysAround } from '@hearthlight/domain/savings/savings-of-work'
import type { WeatherStation } from '@hearthlight/domain/savings/weather/weather'
import { monthsWithout } from '@hearthlight/domain/savings/work-periods'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { listPlaces } from '../work-store.ts'
import { stationFor, type WeatherKnown, weatherKnown, weatherOf } from './weather-of-place.ts'

type Listed = WeatherStation & { readonly id: string }

type Asked = { readonly homes: number; readonly from: number; readonly to: number }

/** The stations that have weather or are asked for it by homes with work on them, and of which months it is missing. */
export async function readStations(deps: SavingsDeps, scope: Scope): Promise<Listed[]> {
  return inPartner(deps.db, scope, async (db) => {
    const known = await weatherKnown(db, scope)
    const asked = await askedStations(deps, db, scope, known)
    const listed: Listed[] = []
    for (const id of new Set([...asked.keys(), ...known.stations])) {
      const of = asked.get(id)
      const missing =
        of === undefined ? [] : monthsWithout(await weatherOf(db, scope, id, of), of.from, of.to)
      listed.push({ ...present(deps, id, known), homes: of?.homes ?? 0, missing })
    }
    return listed.sort((one, other) => other.homes - one.homes || one.name.localeCompare(other.name))
  })
}

function present({ stations }: SavingsDeps, id: string, { spans }: WeatherKnown) {
  const station = stations.named(id)
  const { years, days } = spans.get(id) ?? { years: [null, null], days: 0 }
  const [first_year, last_year] = years
  return { id, name: station?.name ?? id, region: station?.region ?? '', first_year, last_year, days }
}

/** By station the homes that it serves, and the days of which they need weather. */
async function askedStations(deps: SavingsDeps, db: PartnerDb, scope: Scope, known: WeatherKnown) {
  const today = Math.floor(deps.now().getTime() / 86_400_000)
  const asked = new Map<string, Asked>()
  for (const { place, homes, first, last } of await listPlaces(db, scope)) {
    const id = stationFor(deps.stations, place, known.stations)?.id ?? place
    const own = asked.get(id) ?? { homes: 0, from: Number.POSITIVE_INFINITY, to: 0 }
    const days = daysAround({ begins: dayNumber(first), ends: dayNumber(last) })
    asked.set(id, {
      homes: own.homes + homes,
      from: Math.min(own.from, days.from),
      to: Math.max(own.to, Math.min(days.to, today)),
    })
  }
  return asked
}
