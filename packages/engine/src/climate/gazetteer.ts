import { type Place, type PlaceIndex, placeFromRow } from './place.ts'

/** `postal-areas.json` */
export interface PostalAreas {
  /** [first ZIP3 of a run, latitude, longitude], ascending. */
  readonly us_zip3: readonly (readonly number[])[]
  readonly canada_fsa: Readonly<Record<string, readonly number[]>>
  readonly portugal_first_digit: Readonly<Record<string, readonly number[]>>
}

/** What is needed to find the place of an address; made once from the two data files. */
export interface Gazetteer {
  readonly places: readonly Place[]
  readonly postalAreas: PostalAreas
}

export function gazetteerFrom(index: PlaceIndex, postalAreas: PostalAreas): Gazetteer {
  return { places: index.places.map(placeFromRow), postalAreas }
}
