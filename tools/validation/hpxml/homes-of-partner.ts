import { readFileSync } from 'node:fs'
import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import { houseFromAnswers } from '@hearthlight/domain/assessment/house/house-from-answers'
import { answersArbitrary } from '@hearthlight/domain/assessment/testing/random-homes'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import { exportedReport } from '@hearthlight/domain/hpxml/writing/exported-report'
import type { HomeExport } from '@hearthlight/domain/hpxml/writing/home-export'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { readConfigIn } from '@hearthlight/domain/partner/read-partner'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { planView } from '@hearthlight/domain/report/plan/plan-view'
import { Problem } from '@hearthlight/domain/shared/problem'
import fc from 'fast-check'
import { gazetteer, packedPlace } from '../../../packages/engine/src/climate/testing/packed-climate.ts'

const YEAR = 2026
/** Homes that are drawn for each that is wanted: some cannot stand, such as panels larger than the roof. */
const DRAWN = 3

const record = fc.record(
  {
    construction_year: fc.integer({ min: 1880, max: 2025 }),
    floor_area: fc.integer({ min: 60, max: 300 }),
    floors_above_ground: fc.integer({ min: 1, max: 3 }),
    floors_below_ground: fc.integer({ min: 0, max: 1 }),
    heating_usage: fc.integer({ min: 20, max: 200 }),
    heating_cost: fc.integer({ min: 30, max: 300 }),
    heating_bill_occurrence: fc.constantFrom('monthly', 'bimonthly', 'yearly'),
    electric_winter_usage: fc.integer({ min: 200, max: 1500 }),
    electric_summer_usage: fc.integer({ min: 200, max: 1500 }),
    electric_summer_cost: fc.integer({ min: 30, max: 300 }),
    electrical_bill_occurrence: fc.constantFrom('monthly', 'bimonthly', 'yearly'),
  },
  { requiredKeys: [] },
)

const canStand = ({ building, answers, place, ...input }: AssessmentInput): boolean => {
  try {
    houseFromAnswers(building, answers, place, input)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** The whole report of a home, which takes a good half of a second. */
function reportOf(input: AssessmentInput, { settings }: PartnerConfig) {
  const result = toAuditResult(assessHome(input), (key) => key)
  const aid = { incentives: [], facts: {}, today: `${YEAR}-11-17` }
  return exportedReport(result, planView(result, { ...aid, scheme: settings.label_scheme }))
}

/** A home as its owner exports it. */
const exported = (input: AssessmentInput, number: number, config: PartnerConfig): HomeExport => ({
  id: `home-${number}`,
  address: {
    street: `${number} Elm Street & Co`,
    city: input.place.name,
    region: input.place.region,
    zip: config.country === 'US' ? '54301' : 'H2X 1Y4',
    country: config.country,
  },
  input,
  units: answerUnits(config.settings),
  partner: config.name,
  at: `${YEAR}-11-17T10:00:00Z`,
  metered: [],
})

/** Homes that people of a partner could have, the same for the same seed; one of so many with its report. */
export function* homesOfPartner(
  code: string,
  { count, seed, oneReportOf }: { count: number; seed: number; oneReportOf: number },
): Generator<HomeExport> {
  const file = new URL(`../../../partners/${code}/partner.json`, import.meta.url)
  const config = readConfigIn(JSON.parse(readFileSync(file, 'utf8')), 'en', 'en')
  if (config === undefined) throw new Error(`${code} has no English configuration`)
  const places = gazetteer.places.filter(({ country }) => country === config.country).map(({ id }) => id)
  const areaUnit = config.settings.area_unit === 'square_feet' ? 'ft2' : 'm2'
  const drawn = fc.sample(
    fc.record({ answers: answersArbitrary(), building: record, place: fc.constantFrom(...places) }),
    { numRuns: count * DRAWN, seed },
  )
  let made = 0
  for (const { answers, building, place } of drawn) {
    if (made === count) return
    const input: AssessmentInput = {
      answers,
      building: { ...building, country: config.country },
      year: YEAR,
      areaUnit,
      ...packedPlace(place),
      ...(config.energy && { energy: config.energy }),
    }
    if (!canStand(input)) continue
    made += 1
    const home = exported(input, made, config)
    yield made % oneReportOf === 0 ? { ...home, report: reportOf(input, config) } : home
  }
}
