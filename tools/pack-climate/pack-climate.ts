import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { portugueseRelatives } from './derived-places.ts'
import { packRecord } from './pack-record.ts'
import { indexRow, type SourceClimate } from './source-climate.ts'

/**
 * Packs monthly mean days into packages/engine/data/climate.bin and places.json.
 * Usage: npx tsx tools/pack-climate/pack-climate.ts FOLDER, where FOLDER holds climate-places.json and climate-mean-days.json.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const folder = positionals[0]
if (!folder) throw new Error('usage: tsx tools/pack-climate/pack-climate.ts FOLDER')

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const days: SourceClimate['days'][] = read('climate-mean-days.json').places
const places: SourceClimate['place'][] = read('climate-places.json')

const stations = days.flatMap((day) => {
  const place = places[day.i]
  return place ? [{ place, days: day }] : []
})
const all = [...stations, ...portugueseRelatives(stations)]

const SOURCES = {
  tmy3: 'NREL TMY3 (1976-2005 records), United States; monthly mean days computed from the hourly files',
  cwec: 'Environment and Climate Change Canada CWEC; monthly mean days computed from the hourly files',
  ineti: 'INETI synthetic reference year, Portugal; monthly mean days computed from the hourly file',
  derived:
    'Lisbon shifted by the difference of IPMA 1981-2010 monthly normals (temperature) and by monthly ratios of PVGIS irradiation; approximate',
}

const out = join(import.meta.dirname, '../../packages/engine/data')
writeFileSync(join(out, 'climate.bin'), Buffer.concat(all.map(packRecord)))
const rows = all.map((station) => JSON.stringify(indexRow(station)))
writeFileSync(
  join(out, 'places.json'),
  `{\n"sources": ${JSON.stringify(SOURCES)},\n"places": [\n${rows.join(',\n')}\n]\n}\n`,
)
console.log(`${all.length} places`)
