/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { Climate } from '../climate.ts'
import { climateFromRecord, recordOf } from '../climate-record.ts'
import { type Gazetteer, gazetteerFrom, type PostalAreas } from '../gazetteer.ts'
import type { Place, PlaceIndex } from '../place.ts'

const data = (name: string) => readFileSync(new URL(`../../../data/${name}`, import.meta.url))
const json = <T>(name: string): T => JSON.parse(data(name).toString('utf8'))

export const gazetteer: Gazetteer = gazetteerFrom(
  json<PlaceIndex>('places.json'),
  json<PostalAreas>('postal-areas.json'),
)
let packed: Uint8Array | undefined
export function packedClimates(): Uint8Array {
  packed ??= data('climate.bin')
  return packed
}

const known = new Map<string, { place: Place; climate: Climate }>()

/** A place with its climate; read once. */
export function packedPlace(id: string): { place: Place; climate: Climate } {
  const found = known.get(id) ?? readPlace(id)
  known.set(id, found)
  return found
}

function readPlace(id: string): { place: Place; climate: Climate } {
  const index = gazetteer.places.findIndex((place) => place.id === id)
  const place = gazetteer.places[index]
  if (!place) throw new Error(`no place ${id}`)
  return { place, climate: climateFromRecord(recordOf(packedClimates(), index), place) }
}
