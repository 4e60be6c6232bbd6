import type { PostalAreas } from './gazetteer.ts'
import type { Coordinates } from './nearest-place.ts'
import type { Place } from './place.ts'

function at(latitudeDeg: number | undefined, longitudeDeg: number | undefined): Coordinates | undefined {
  return latitudeDeg === undefined || longitudeDeg === undefined ? undefined : { latitudeDeg, longitudeDeg }
}

/** A prefix belongs to the last run that starts at or before it. */
function usCoordinates(areas: PostalAreas, zip: string): Coordinates | undefined {
  const prefix = /^\d{3}/.exec(zip)?.[0]
  if (!prefix) return undefined
  const row = areas.us_zip3.findLast(([from]) => from !== undefined && from <= Number(prefix))
  return at(row?.[1], row?.[2])
}

function canadaCoordinates(areas: PostalAreas, zip: string): Coordinates | undefined {
  const row = areas.canada_fsa[zip.slice(0, 2)] ?? areas.canada_fsa[zip.slice(0, 1)]
  return at(row?.[0], row?.[1])
}

function portugalCoordinates(areas: PostalAreas, zip: string): Coordinates | undefined {
  const row = areas.portugal_first_digit[zip.slice(0, 1)]
  return at(row?.[0], row?.[1])
}

const READERS = {
  US: usCoordinates,
  CA: canadaCoordinates,
  PT: portugalCoordinates,
} as const satisfies Record<Place['country'], typeof usCoordinates>

/** Roughly where a postal code lies; undefined when it is no postal code of that country. */
export function postalCoordinates(
  areas: PostalAreas,
  country: Place['country'],
  zip: string,
): Coordinates | undefined {
  return READERS[country](areas, zip.trim().toUpperCase())
}
