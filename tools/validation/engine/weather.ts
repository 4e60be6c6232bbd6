import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type Climate,
  climateFromRecord,
  nearestPlace,
  type Place,
  type PlaceIndex,
  placeFromRow,
  readEpw,
  recordOf,
} from '@hearthlight/engine'
import { climateFromSummary, type WeatherSummary } from './climate-from-summary.ts'

const DATA = new URL('../../../packages/engine/data/', import.meta.url)
const NEAR_KM = 5

/** Where the checked file's weather comes from. */
export interface WeatherSource {
  /** By file name, as the cases name it. */
  readonly byFile: (name: string) => Climate
  readonly byCity: (city: string, region: string, hdd18: number | undefined) => Climate
}

const words = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z]+/)
    .filter(
      (word) => word.length > 2 && !['intl', 'the', 'usa', 'epw', 'tmy', 'city', 'regional'].includes(word),
    )

export const weatherSource = (
  file: string,
  directory: string | undefined,
  embedded: Readonly<Record<string, WeatherSummary>>,
): WeatherSource => {
  const index: PlaceIndex = JSON.parse(readFileSync(new URL('places.json', DATA), 'utf8'))
  const places = index.places.map(placeFromRow)
  const packed = new Uint8Array(readFileSync(new URL('climate.bin', DATA)))
  const beside = join(dirname(file), 'climate-epw.json')
  const summaries: Readonly<Record<string, WeatherSummary>> = {
    ...(existsSync(beside) ? JSON.parse(readFileSync(beside, 'utf8')) : {}),
    ...embedded,
  }
  const known = new Map<string, Climate>()
  const once = (key: string, make: () => Climate): Climate => {
    const climate = known.get(key) ?? make()
    known.set(key, climate)
    return climate
  }
  const ofPlace = (place: Place): Climate =>
    once(place.id, () => climateFromRecord(recordOf(packed, places.indexOf(place)), place))

  const fromFile = (name: string): Climate | undefined => {
    if (!directory) return undefined
    const plain = join(directory, name)
    if (existsSync(plain)) return readEpw(readFileSync(plain, 'utf8'))
    return existsSync(`${plain}.gz`)
      ? readEpw(gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8'))
      : undefined
  }
  const meanDays = (name: string): Climate => {
    const summary = summaries[name]
    if (!summary) return ofPlace(bestByWords(places, name.split('_')[1] ?? '', name))
    const near = nearestPlace(places, { latitudeDeg: summary.lat, longitudeDeg: summary.lon })
    const same = near.distanceKm < NEAR_KM && /TMY3|INETI/.test(name)
    return same ? ofPlace(near.place) : climateFromSummary(summary)
  }
  return {
    byFile: (name) => once(`file ${name}`, () => fromFile(name) ?? meanDays(name)),
    byCity: (city, region, hdd18) => {
      const station = STATIONS[city]
      const place = station
        ? nearestPlace(places, { latitudeDeg: station[0], longitudeDeg: station[1] }).place
        : bestByWords(places, region, city, hdd18)
      return ofPlace(place)
    },
  }
}

/** Stations of the audited houses that are not among the packed places: latitude, longitude. */
const STATIONS: Readonly<Record<string, readonly [number, number]>> = {
  'MONCTON INTL': [46.1, -64.7],
  BATHURST: [47.6, -65.8],
  YARMOUTH: [43.8, -66.1],
  YELLOWKNIFE: [62.5, -114.4],
  WIARTON: [44.7, -81.1],
  ERIEAU: [42.3, -81.9],
  SUMMERSIDE: [46.4, -63.8],
  LENNOXVILLE: [45.4, -71.8],
  'PRINCE ALBERT': [53.2, -105.7],
  'CORNER BROOK': [49, -57.9],
  TRURO: [45.4, -63.3],
  PETERBOROUGH: [44.3, -78.3],
  'RED DEER': [52.2, -113.9],
  'TROIS-RIVIÈRES': [46.4, -72.7],
}

/** The place of the region that shares most words with the name; then the one with the nearest degree days. */
const bestByWords = (places: readonly Place[], region: string, name: string, hdd18?: number): Place => {
  const wanted = new Set(words(name))
  const inRegion = places.filter((place) => place.region === region)
  const candidates = inRegion.length > 0 ? inRegion : places
  let best: { place: Place; score: number } | undefined
  for (const place of candidates) {
    const shared = words(place.name).filter((word) => wanted.has(word)).length
    const score = shared - (hdd18 ? Math.abs(place.hdd18 - hdd18) / 100_000 : 0)
    if (!best || score > best.score) best = { place, score }
  }
  if (!best) throw new Error(`no climate for ${name}`)
  return best.place
}
