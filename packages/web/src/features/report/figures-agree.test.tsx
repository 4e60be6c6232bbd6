/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { answersArbitrary } from '@hearthlight/domain/assessment/testing/random-homes'
import { questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { fillPlaceholders } from '@hearthlight/domain/incentives/shown/fill-placeholders'
import { OPEN_RULE, sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { formats } from '@hearthlight/domain/partner/formats'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { auditPlaceholders } from '@hearthlight/domain/report/audit-result/audit-placeholders'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { putIntoWords } from '@hearthlight/domain/report/words/put-into-words'
import { Problem } from '@hearthlight/domain/shared/problem'
import fc from 'fast-check'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { partnerQuery } from '../../platform/partner.ts'
import { queryClient } from '../../platform/queries.ts'
import { currentUserQuery } from '../../platform/session.ts'
import { placeOf } from '../../testing/place-of.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { AnalysisReport } from './analysis/analysis-report.tsx'
import { OverviewReport } from './overview/overview-report.tsx'
import { checkAnalysis, checkAnswers, checkNothing, checkOverview } from './testing/check-pages.ts'
import { contradictionsIn } from './testing/contradictions.ts'
import type { Report } from './use-report.ts'

/** `npm run sense:texts` looks at 500 homes of each partner; the usual run takes the first of the same ones. */
const HOMES = Number(process.env['SENSE_HOMES'] ?? 8)
const SEED = 20_261_115
const PLACES = {
  lakeshore: ['us-wi-milwaukee-mitchell-intl-ap', 'us-fl-miami-intl-ap', 'us-az-phoenix-sky-harbor-intl-ap'],
  boreale: ['ca-qc-montreal-intl-ap', 'ca-bc-vancouver', 'ca-yt-whitehorse'],
  tejo: ['pt-lisboa-lisboa', 'pt-porto-porto'],
} as const
type Code = keyof typeof PLACES

const json = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'))

const rebate = (
  id: string,
  measure_ids: [string, ...string[]],
  parts: IdentifiedIncentive['amount_formula']['parts'],
) =>
  sampleIncentive({
    id,
    measure_ids,
    is_recommended: true,
    amount_formula: { parts, never_above_cost: true },
    // What a partner's catalogue says of the first of them.
    short_description: `Done well. In your home it saves about {{${measure_ids[0]}.money}} a year.`,
  })
const INCENTIVES: readonly IdentifiedIncentive[] = [
  rebate('attic', ['attic_insulation'], [{ kind: 'flat', amount: '650' }]),
  rebate(
    'windows',
    ['windows', 'wall_cavity_insulation'],
    [{ kind: 'percent', percent: '33.3', cap: '1234.56' }],
  ),
  rebate('lamps', ['led_lighting'], [{ kind: 'percent', percent: '100' }]),
  {
    ...rebate(
      'pump',
      ['ashp_ductless', 'ashp_ducted_cold_climate', 'air_sealing'],
      [{ kind: 'flat', amount: '999.50' }],
    ),
    eligibility: { verdict: 'likely', trace: [OPEN_RULE] },
  },
]

const home = fc.record({
  answers: answersArbitrary(),
  at: fc.nat(),
  year: fc.option(fc.integer({ min: 1900, max: 2024 })),
})

/** One home in three has bills in money, from far too small to far too large for it. */
const billsOf = (at: number) =>
  at % 3 === 0
    ? {
        heating_bill_occurrence: 'monthly',
        electrical_bill_occurrence: 'monthly',
        heating_cost: 20 + (at % 7) * 40,
        electric_summer_cost: 30 + (at % 5) * 60,
        ...(at % 2 === 0 && { electric_winter_cost: 40 + (at % 5) * 60 }),
      }
    : {}

type Assessed = { readonly audit: VirtualAudit; readonly year: number | null }

/** Homes as people answer them; answers that contradict each other are refused and another home is drawn. */
function* audits(code: Code): Generator<Assessed> {
  let found = 0
  for (const { answers, at, year } of fc.sample(home, { seed: SEED, numRuns: HOMES * 2 })) {
    if (found === HOMES) break
    const where = placeOf(PLACES[code][at % PLACES[code].length] ?? PLACES[code][0])
    const { country, region } = where.place
    const built = year === null ? {} : { construction_year: year }
    const building = { country, region, ...built, ...billsOf(at) }
    try {
      const assessment = assessHome({ building, answers, ...where, year: 2026 })
      const result = putIntoWords(
        toAuditResult(assessment, (key) => key),
        (key) => i18next.t(key),
      )
      found += 1
      const computed = { building_id: 'home', answers, computed_at: '2026-11-15T12:00:00.000Z' }
      yield { audit: { ...result, ...computed }, year }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
}

/** The incentives as the server words them for this home: each is called like the step it is for. */
function incentivesFor(audit: VirtualAudit, config: PartnerConfig): IdentifiedIncentive[] {
  const placeholders = auditPlaceholders(audit, formats(config, 'en'))
  return INCENTIVES.map((incentive) => ({
    ...incentive,
    recommendation_title: audit.measures.find(({ id }) => id === incentive.measure_ids[0])?.label ?? '',
    short_description: fillPlaceholders(incentive.short_description, placeholders),
  }))
}

/** The document lets go of a page only between two tasks. */
const nextTask = () => new Promise((done) => setTimeout(done, 0))

async function open(code: Code) {
  // Many homes take longer than what nobody watches is kept.
  for (const { queryKey } of [partnerQuery('en'), currentUserQuery])
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  await bootForTest()
  const raw = json(`partners/${code}/partner.json`)
  const read = readPartnerConfig(raw)
  const config = read.kind === 'valid' ? (read.configs.en ?? Object.values(read.configs)[0]) : undefined
  if (config === undefined) throw new Error(JSON.stringify(read))
  queryClient.setQueryData(
    partnerQuery('en').queryKey,
    toPublicPartner({ id: code, version: 1, config }, null),
  )
  return config
}

const BUILDING = {
  id: 'home',
  address1: '12 Main Street',
  city: 'Here',
  ownership: 'own',
  construction_year: null,
  virtual_audit_mode: 'advanced',
  rebate_project: [] as Report['building']['rebate_project'],
} as Report['building'] // The pages read no more of a building than this.

function textsOf(report: Report) {
  const page = (element: React.ReactElement) => {
    const at = document.createElement('div')
    at.innerHTML = renderToStaticMarkup(<WithApp>{element}</WithApp>)
    return at
  }
  return {
    overview: page(<OverviewReport report={report} />),
    analysis: page(<AnalysisReport report={report} />),
  }
}

describe.each(['lakeshore', 'boreale', 'tejo'] as const)('the report of %s', (code) => {
  it('states sums, differences and befores and afters that add up, in any home', {
    timeout: 120_000 + HOMES * 8_000,
  }, async ({ task }) => {
    const config = await open(code)
    const shows = { energy: !config.settings.hide_energy_savings, co2: config.settings.show_kg_co2 }
    const check = ({ audit, year }: Assessed, where: string) => {
      const incentives = incentivesFor(audit, config)
      // An answered era counts before the year of the record, which is drawn by itself.
      const isEraTold = (audit.answers['area_basics']?.['construction_era'] ?? []).length > 0
      const building = { ...BUILDING, construction_year: isEraTold ? null : year }
      const { overview, analysis } = textsOf({ building, audit, savedPlan: null, incentives })
      const { audit_sections: sections } = config.settings.sections
      checkAnswers(
        overview,
        questionCount({ sections, mode: BUILDING.virtual_audit_mode }, audit.answers),
        where,
      )
      for (const page of [overview, analysis]) {
        checkNothing(page, where)
        expect(contradictionsIn(page).join('; '), where).toBe('')
      }
      checkAnalysis(analysis, shows, checkOverview(overview, shows, where), where)
    }
    let index = 0
    const wrong: string[] = []
    for (const assessed of audits(code)) {
      try {
        check(assessed, `${code} ${index}`)
      } catch (error) {
        wrong.push(String(error))
      }
      index += 1
      await nextTask()
    }
    Object.assign(task.meta, { homes: index, statements: expect.getState().assertionCalls, wrong })
    expect(wrong).toEqual([])
    expect(index).toBe(HOMES)
  })
})
