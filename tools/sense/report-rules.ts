import { isAskable } from '@hearthlight/domain/assessment/answers/answers'
import { type Assessment, assessHome } from '@hearthlight/domain/assessment/assess-home'
import { houseFromAnswers } from '@hearthlight/domain/assessment/house/house-from-answers'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { labelOf, toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { homeYear } from '@hearthlight/engine'
import { isUnderRoof } from '../../packages/domain/src/assessment/facts/home-standing.ts'
import { packedPlace } from '../../packages/engine/src/climate/testing/packed-climate.ts'
import { translator } from '../../packages/server/src/platform/texts/texts.ts'
import { type Breach, nameOf } from './invariants.ts'
import { type RunHome, YEAR } from './run-home.ts'

const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const
/** What a home of that kind can never be offered. */
const NOT_FOR_FLATS = ['wall_exterior_insulation', 'basement_wall_insulation', 'rim_joist_insulation', 'gshp']

function impossibleMeasure(run: RunHome, offered: readonly string[]): string | undefined {
  const { facts, house } = run.home
  if (facts.houseType === 'apartment') {
    const wrong = offered.find((id) => NOT_FOR_FLATS.includes(id))
    if (wrong) return wrong
  }
  if (!isUnderRoof(facts) && offered.includes('attic_insulation')) return 'attic_insulation'
  if (!house.ducts && offered.includes('duct_sealing')) return 'duct_sealing'
  const hasNone: Readonly<Record<string, boolean>> = {
    furnace_high_eff: !house.heating.some(({ kind }) => kind === 'furnace'),
    boiler_condensing: !house.heating.some(({ kind }) => kind === 'boiler'),
    crawlspace_floor_insulation: facts.foundation === 'slab' || facts.foundation === 'basement_heated',
    hpwh: facts.waterHeater === 'heat_pump',
    led_lighting: facts.era === '2011_on',
    rooftop_pv: facts.solarKw > 0,
  }
  return offered.find((id) => hasNone[id])
}

/** A word of praise for insulation never makes it worse than what would have been assumed. */
const LEVELS = ['none', 'some', 'good', 'excellent'] as const
const PARTS = {
  attic_insulation: 'atticRsi',
  wall_insulation: 'wallRsi',
  foundation_insulation: 'foundationRsi',
} as const
function worseWhenPraised({ placeId, answers, home }: RunHome): string | undefined {
  const { place } = packedPlace(placeId)
  for (const [field, fact] of Object.entries(PARTS)) {
    const told = LEVELS.map((level) => {
      const insulation_type = { ...answers.insulation_type, [field]: [level] }
      return houseFromAnswers({}, { ...answers, insulation_type }, place, { year: YEAR }).facts[fact]
    })
    const isRising = told.every((rsi, n) => n === 0 || rsi >= (told[n - 1] ?? 0))
    if (!isRising || (told[2] ?? 0) < home.facts[fact])
      return `${field} ${told.join(' ')}, assumed ${home.facts[fact]}`
  }
  return undefined
}

/** Energy of the label in gigajoules, and what the home buys; what panels save and what the home uses of them. */
function twoFigures({ label, totals, measures }: AuditResult): string | undefined {
  const bought = totals.current.kwh * 0.0036
  if (Math.abs(label.now.gigajoules - bought) > 0.02)
    return `${label.now.gigajoules} GJ, bought are ${bought}`
  const panels = measures.find(({ solar }) => solar !== null)
  if (!panels?.solar) return undefined
  const { used_kwh, produced_kwh, sold_kwh } = panels.solar
  if (Math.abs(panels.saving.kwh - used_kwh) > 0.05) return `saves ${panels.saving.kwh}, uses ${used_kwh} kWh`
  return Math.abs(produced_kwh - used_kwh - sold_kwh) > 0.05
    ? `${produced_kwh} kWh, ${sold_kwh} sold`
    : undefined
}

/** A key that nobody has translated, or a gap nobody has filled, anywhere in the result. */
const UNTRANSLATED = /\{\{|\b(assessment|report|shared):[a-z_.]+/

const PLAN = 'plan totals fall with every step'
const LABEL = 'the label is no worse after a step'
const MEASURE = 'no measure its home cannot have'
const CODE = 'a home built to today’s code is B or better'
const TEXT = 'no text with a missing key'
const ASKED = 'an assumption that moves the cost by a tenth is asked first'
const PRAISED = 'good insulation is no worse than what is assumed'
const ONE_FIGURE = 'label, panels and bill tell of the same energy'
export const REPORT_RULES = [PLAN, LABEL, MEASURE, CODE, TEXT, ASKED, PRAISED, ONE_FIGURE] as const

/** The option of an open question that would move the year's cost by more than a tenth, though another was asked first. */
function notAskedFirst(
  run: RunHome,
  { home, audit, economics, nextQuestion }: Assessment,
): string | undefined {
  const { place, climate } = packedPlace(run.placeId)
  const cost = audit.base.bill.money
  for (const { section, field, others } of home.open) {
    if (!isAskable(run.answers, section, field)) continue
    for (const option of Object.keys(others)) {
      const supposed = { [`${section}.${field}`]: option }
      const { house } = houseFromAnswers({}, run.answers, place, { year: YEAR }, supposed)
      const shift = Math.abs(homeYear(house, { climate }, economics).bill.money / cost - 1)
      if (shift > 0.1 && (nextQuestion?.shift ?? 0) < shift - 1e-6)
        return `${field} ${option} moves it by ${Math.round(100 * shift)} %, asked is ${nextQuestion?.field}`
    }
  }
  return undefined
}

/** Rules that need the whole assessment, one home in a few. */
export function reportBreaches(run: RunHome): Breach[] {
  const { place, climate } = packedPlace(run.placeId)
  const assessment = assessHome({ building: {}, answers: run.answers, place, climate, year: YEAR })
  const { base, plan, alone } = assessment.audit
  const found: (readonly [rule: string, said: string | undefined])[] = []
  const steps = [base, ...plan.steps.map(({ after }) => after)]
  steps.forEach((home, n) => {
    const before = steps[n - 1]
    if (before && home.bill.money > before.bill.money + 0.01) found.push([PLAN, plan.steps[n - 1]?.id])
    if (before && labelOf(assessment, home).kWhPerM2 > 1.005 * labelOf(assessment, before).kWhPerM2)
      found.push([LABEL, plan.steps[n - 1]?.id])
  })
  const impossible = impossibleMeasure(
    run,
    alone.map(({ id }) => id),
  )
  if (impossible) found.push([MEASURE, impossible])
  const praised = worseWhenPraised(run)
  if (praised) found.push([PRAISED, praised])
  const two = twoFigures(toAuditResult(assessment, (key) => key))
  if (two) found.push([ONE_FIGURE, two])
  const unasked = notAskedFirst(run, assessment)
  if (unasked) found.push([ASKED, unasked])
  const modern = assessment.references.modern
  const letter = labelOf(assessment, modern).letter
  if (letter > 'B') found.push([CODE, letter])
  for (const language of LANGUAGES) {
    const words = JSON.stringify(toAuditResult(assessment, translator(language, undefined)))
    const gap = UNTRANSLATED.exec(words)
    if (gap) found.push([TEXT, `${language} ${words.slice(gap.index, gap.index + 60)}`])
  }
  return found.map(([rule, said]) => ({ rule, home: nameOf(run), said: said ?? '' }))
}
