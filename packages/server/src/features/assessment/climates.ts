import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Climate,
  climateFromRecord,
  gazetteerFrom,
  type Place,
  type PlaceIndex,
  type PostalAddress,
  type PostalAreas,
  placeForAddress,
  recordOf,
} from '@hearthlight/engine'

export type PlaceClimate = { readonly place: Place; readonly climate: Climate; readonly record: Uint8Array }

/** The weather of every packed place, read once. */
export type Climates = {
  byId(id: string): PlaceClimate | undefined
  readonly places: readonly Place[]
  forAddress(address: PostalAddress): PlaceClimate
}

export async function readClimates(folder: string): Promise<Climates> {
  const file = (name: string) => readFile(path.join(folder, name))
  const [places, postal, packed] = await Promise.all([
    file('places.json'),
    file('postal-areas.json'),
    file('climate.bin'),
  ])
  const index = JSON.parse(places.toString('utf8')) as PlaceIndex
  const gazetteer = gazetteerFrom(index, JSON.parse(postal.toString('utf8')) as PostalAreas)
  const numbers = new Map(gazetteer.places.map((place, number) => [place.id, number]))
  const read = (place: Place): PlaceClimate => {
    const record = recordOf(packed, numbers.get(place.id) ?? -1)
    return { place, record, climate: climateFromRecord(record, place) }
  }
  return {
    places: gazetteer.places,
    byId: (id) => {
      const place = gazetteer.places[numbers.get(id) ?? -1]
      return place === undefined ? undefined : read(place)
    },
    forAddress: (address) => read(placeForAddress(gazetteer, address).place),
  }
}
