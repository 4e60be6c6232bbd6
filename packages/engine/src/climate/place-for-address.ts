import type { Gazetteer } from './gazetteer.ts'
import { type Coordinates, nearestPlace } from './nearest-place.ts'
import type { Place } from './place.ts'
import { postalCoordinates } from './postal-coordinates.ts'
import { REGION_CENTRES } from './region-centres.ts'
import { plainWords as plain, regionCode } from './region-code.ts'

export interface PostalAddress {
  /** ISO code or a usual name ("US", "USA", "Canada", "PT"). */
  readonly country?: string
  readonly region?: string
  readonly zip?: string
  readonly city?: string
}

export interface PlaceMatch {
  readonly place: Place
  /** What the choice rests on, from sure to vague. */
  readonly by: 'city' | 'postal_code' | 'region' | 'country'
}

const COUNTRIES: Readonly<Record<string, Place['country']>> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
  pt: 'PT',
  prt: 'PT',
  portugal: 'PT',
}

/** Where most of a country's homes are, for an address that says no more than the country. */
const COUNTRY_CENTRES: Readonly<Record<Place['country'], Coordinates>> = {
  US: { latitudeDeg: 39.8, longitudeDeg: -89.6 },
  CA: { latitudeDeg: 43.7, longitudeDeg: -79.4 },
  PT: { latitudeDeg: 38.73, longitudeDeg: -9.15 },
}

function countryOf(address: PostalAddress, code: string | undefined): Place['country'] {
  const named = COUNTRIES[plain(address.country ?? '')]
  return named ?? (code ? (REGION_CENTRES[code]?.country ?? 'US') : 'US')
}

function byCity(places: readonly Place[], city: string | undefined): Place | undefined {
  const wanted = plain(city ?? '')
  if (wanted === '') return undefined
  const starts = places.filter((place) => `${plain(place.name)} `.startsWith(`${wanted} `))
  return starts.toSorted((a, b) => a.name.length - b.name.length)[0]
}

/** The packed place that stands for a postal address: its town, else its postal code, else its region. */
export function placeForAddress(gazetteer: Gazetteer, address: PostalAddress): PlaceMatch {
  const code = regionCode(address.region)
  const country = countryOf(address, code)
  const inCountry = gazetteer.places.filter((place) => place.country === country)
  const inRegion = inCountry.filter((place) => place.region === code)
  const pool = inRegion.length > 0 ? inRegion : inCountry

  const town = byCity(inRegion.length > 0 || country === 'PT' ? pool : [], address.city)
  if (town) return { place: town, by: 'city' }

  const postal = postalCoordinates(gazetteer.postalAreas, country, address.zip ?? '')
  if (postal) return { place: nearestPlace(pool, postal).place, by: 'postal_code' }

  const centre = code ? REGION_CENTRES[code] : undefined
  if (centre) return { place: nearestPlace(inCountry, centre).place, by: 'region' }
  return { place: nearestPlace(inCountry, COUNTRY_CENTRES[country]).place, by: 'country' }
}
