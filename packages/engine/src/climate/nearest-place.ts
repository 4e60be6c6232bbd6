import type { Place } from './place.ts'

export interface Coordinates {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance (haversine). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = radians(b.latitudeDeg - a.latitudeDeg)
  const dLon = radians(b.longitudeDeg - a.longitudeDeg)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitudeDeg)) * Math.cos(radians(b.latitudeDeg)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

export interface NearestPlace {
  readonly place: Place
  readonly distanceKm: number
}

export function nearestPlace(places: readonly Place[], to: Coordinates): NearestPlace {
  let best: NearestPlace | undefined
  for (const place of places) {
    const distance = distanceKm(place, to)
    if (!best || distance < best.distanceKm) best = { place, distanceKm: distance }
  }
  if (!best) throw new RangeError('no climate places')
  return best
}
