import { distanceKm } from '@hearthlight/engine'
import type { Climates } from '../features/assessment/climates.ts'
import type { Stations } from '../features/savings/savings-deps.ts'
import { latestUsed } from '../platform/caches/latest-used.ts'

/** Our climate stations, by their ids and names. */
export function stationsOf({ places }: Climates): Stations {
  const byId = new Map(places.map((place) => [place.id, place]))
  const ids = new Map(places.map(({ id, name, region }) => [`${name}, ${region}`.toLowerCase(), id]))
  const distances = latestUsed<number>(10_000)
  return {
    named: (written) => byId.get(written) ?? byId.get(ids.get(written.toLowerCase()) ?? ''),
    distanceKm: (one, other) => {
      const key = `${one} ${other}`
      const [a, b] = [byId.get(one), byId.get(other)]
      const km = distances.get(key) ?? (a && b ? distanceKm(a, b) : Number.POSITIVE_INFINITY)
      distances.set(key, km)
      return km
    },
  }
}
