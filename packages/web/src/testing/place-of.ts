/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { climateFromRecord, gazetteerFrom, recordOf } from '@hearthlight/engine'

/** The tests of the screens run from the root of the project; addresses of modules are a browser's here. */
const fileOf = (path: string) => readFileSync(resolve(path))
const json = (path: string) => JSON.parse(fileOf(path).toString('utf8'))
const { places } = gazetteerFrom(
  json('packages/engine/data/places.json'),
  json('packages/engine/data/postal-areas.json'),
)
const packed = fileOf('packages/engine/data/climate.bin')

/** A place and its weather, as the engine takes them. */
export function placeOf(id: string) {
  const index = places.findIndex((place) => place.id === id)
  const place = places[index]
  if (place === undefined) throw new Error(`no place ${id}`)
  return { place, climate: climateFromRecord(recordOf(packed, index), place) }
}
