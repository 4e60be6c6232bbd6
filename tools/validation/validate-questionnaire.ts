import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import {
  climateFromRecord,
  type Gazetteer,
  gazetteerFrom,
  type Place,
  placeForAddress,
  recordOf,
} from '@hearthlight/engine'
import { answersOf, type Mode } from './questionnaire/answers-of.ts'
import { type AuditedHouse, readAuditedHouses } from './questionnaire/audited-house.ts'

/**
 * Assesses audited houses from what a homeowner would answer and compares with the auditor's figure.
 * Usage: npm run validate:questionnaire -- FILE [--json]
 */
const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const file = positionals[0]
if (!file) throw new Error('usage: npm run validate:questionnaire -- FILE [--json]')

const data = (name: string) => readFileSync(new URL(`../../packages/engine/data/${name}`, import.meta.url))
const gazetteer: Gazetteer = gazetteerFrom(
  JSON.parse(data('places.json').toString()),
  JSON.parse(data('postal-areas.json').toString()),
)
const packed = data('climate.bin')
const GJ_PER_KWH = 0.0036
/** The audits were made about then. */
const AUDIT_YEAR = 2018

/** "MONTRÉAL INTL" → the place of Montréal; a town without one → the place of the province with the nearest winter. */
function placeOf(house: AuditedHouse): Place {
  const city = house.weather_city.replace(/\b(INTL|CITY|CENTRE|AIRPORT)\b/g, '').trim()
  const match = placeForAddress(gazetteer, { country: 'CA', region: house.province, city })
  const winter = house.hdd18_reference
  if (match.by === 'city' || !winter) return match.place
  const near = gazetteer.places
    .filter((place) => place.region === house.province)
    .toSorted((a, b) => Math.abs(a.hdd18 - winter) - Math.abs(b.hdd18 - winter))
  return near[0] ?? match.place
}

interface ComparedCase {
  readonly id: string
  readonly expected: number
  readonly got: number
  readonly error: number
  readonly inBand: boolean
}

function compareFigures(house: AuditedHouse, mode: Mode): ComparedCase {
  const place = placeOf(house)
  const climate = climateFromRecord(recordOf(packed, gazetteer.places.indexOf(place)), place)
  const { audit, bands } = assessHome({
    building: { country: 'CA', region: house.province, construction_year: house.year_built },
    answers: answersOf(house, mode),
    place,
    climate,
    year: AUDIT_YEAR,
  })
  const expected = house.results_GJ.total
  const got = audit.base.bill.totalBoughtKWh * GJ_PER_KWH
  const { p10, p90 } = bands.now.kWh
  return {
    id: house.id,
    expected,
    got,
    error: got / expected - 1,
    inBand: expected >= p10 * GJ_PER_KWH && expected <= p90 * GJ_PER_KWH,
  }
}

function summary(cases: readonly ComparedCase[]) {
  const errors = cases.map((one) => Math.abs(one.error)).toSorted((a, b) => a - b)
  const share = (count: number) => count / cases.length
  return {
    n: cases.length,
    median: errors[Math.floor(errors.length / 2)] ?? Number.NaN,
    p90: errors[Math.floor(errors.length * 0.9)] ?? Number.NaN,
    within10: share(errors.filter((error) => error <= 0.1).length),
    bias: cases.reduce((sum, one) => sum + one.error, 0) / cases.length,
    in_band: share(cases.filter((one) => one.inBand).length),
  }
}

const houses = readAuditedHouses(readFileSync(file, 'utf8'))
const results = (['lite', 'full'] as const).map((mode) => {
  const cases = houses.map((house) => compareFigures(house, mode))
  return { mode, cases, summary: summary(cases) }
})
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
if (flags.json) console.log(JSON.stringify(results))
else
  for (const { mode, summary: of } of results)
    console.log(
      `${mode.padEnd(5)} n ${of.n}  median ${percent(of.median)}  p90 ${percent(of.p90)}  within 10 % ${percent(of.within10)}  bias ${percent(of.bias)}  P10–P90 holds ${percent(of.in_band)}`,
    )
