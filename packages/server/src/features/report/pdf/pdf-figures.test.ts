import { readFileSync } from 'node:fs'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import { answersArbitrary } from '@hearthlight/domain/assessment/testing/random-homes'
import { questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { Building } from '@hearthlight/domain/buildings/building'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { homeView } from '@hearthlight/domain/report/home/home-view'
import { planView } from '@hearthlight/domain/report/plan/plan-view'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../../engine/src/climate/testing/packed-climate.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { findTags, type PdfPage, readPdf } from '../../../testing/files/read-pdf.ts'
import type { ReportContent } from '../report-content.ts'
import { renderReport } from './render-report.ts'

/** `npm run sense:texts` draws 500 homes of each partner; the usual run takes the first of the same ones. */
const HOMES = Number(process.env['SENSE_HOMES'] ?? 1)
const SEED = 20_261_116
const PLACES = {
  lakeshore: 'us-wi-milwaukee-mitchell-intl-ap',
  boreale: 'ca-qc-montreal-intl-ap',
  tejo: 'pt-lisboa-lisboa',
} as const

const INCENTIVES = [
  sampleIncentive({
    id: 'attic',
    measure_ids: ['attic_insulation', 'windows'],
    amount_formula: { parts: [{ kind: 'percent', percent: '33.3', cap: '1234.56' }], never_above_cost: true },
  }),
  sampleIncentive({
    id: 'lamps',
    measure_ids: ['led_lighting'],
    amount_formula: { parts: [{ kind: 'percent', percent: '100' }], never_above_cost: true },
  }),
]

type Code = keyof typeof PLACES

function partnerOf(code: Code) {
  const file = new URL(`../../../../../../partners/${code}/partner.json`, import.meta.url)
  const read = readPartnerConfig(JSON.parse(readFileSync(file, 'utf8')))
  if (read.kind !== 'valid') throw new Error(JSON.stringify(read))
  return read.configs
}

function contentOf(code: Code, language: Language, answers: Answers, bills: object = {}): ReportContent {
  const configs = partnerOf(code)
  const config = configs[language] ?? Object.values(configs)[0]
  if (config === undefined) throw new Error(`${code} has no configuration`)
  const where = packedPlace(PLACES[code])
  const { country, region } = where.place
  const scheme = config.settings.label_scheme
  const assessment = assessHome({ building: { country, region, ...bills }, answers, ...where, year: 2026 })
  const result = toAuditResult(assessment, translator(language, config))
  return {
    config,
    configVersion: 1,
    language,
    building: { address1: '12 Main Street', city: 'Here', region } as Building, // The paper prints no more of it.
    result,
    view: homeView(result, scheme),
    plan: planView(result, { incentives: INCENTIVES, facts: {}, today: '2026-11-15', scheme }),
    order: 'build_order',
    answerCount: questionCount(
      { sections: config.settings.sections.audit_sections, mode: 'advanced' },
      answers,
    ),
    reportId: 'report',
    computedAt: new Date('2026-11-15T12:00:00Z'),
    liveUrl: 'https://example.test/home-overview',
  }
}

function* contents(code: Code): Generator<ReportContent> {
  let found = 0
  for (const answers of fc.sample(answersArbitrary(), { seed: SEED, numRuns: HOMES * 3 })) {
    if (found === HOMES) return
    try {
      const content = contentOf(code, 'en', answers)
      found += 1
      yield content
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
}

/** Every amount of a text with its sign: "−$280" is -280. */
const amountsIn = (text: string) =>
  [...text.matchAll(/([−+-]?)[$€]\s?(\d[\d,]*)/g)].map(([, sign, digits]) => {
    const value = Number(digits?.replaceAll(',', ''))
    return sign === '−' || sign === '-' ? -value : value
  })
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const altsOf = (page: PdfPage) => findTags(page.tags, 'Figure').map(({ alt = '' }) => alt)

/** The amounts of a column, read from where they stand: cells end at the right edge of their header. A saving with a plus is none. */
function columnOf(page: PdfPage, header: string): number[] {
  const head = page.words.find(({ text }) => text.startsWith(header))
  if (head === undefined) throw new Error(`no column ${header}`)
  return page.words
    .filter(
      ({ text, right, height }) => height < head.height && Math.abs(right - head.right) < 1 && text !== '–',
    )
    .filter(({ text }) => /^[−+-]?[$€]/.test(text) && !/–|to|or/.test(text.slice(1)))
    .toSorted((a, b) => b.height - a.height)
    .map(({ text }) => (text.startsWith('+') ? -1 : 1) * (amountsIn(text)[0] ?? Number.NaN))
}

function checkPlan(page: PdfPage, hasRebates: boolean, where: string): void {
  const [cost, net, saved] = ['Cost', 'You pay', 'Saving a year'].map((header) => columnOf(page, header))
  const rebates = hasRebates ? columnOf(page, 'Rebates') : []
  for (const column of [cost ?? [], net ?? [], ...(hasRebates ? [rebates] : [])])
    expect(sum(column.slice(0, -1)), where).toBe(column.at(-1))
  expect((cost?.at(-1) ?? 0) + (rebates.at(-1) ?? 0), where).toBe(net?.at(-1))
  expect(cost, where).toHaveLength(saved?.length ?? 0)
}

/** What the heading says the home costs today and after the plan. */
function checkSummary({ text }: PdfPage, hasPlan: boolean, where: string) {
  const [now = Number.NaN, after = now] = amountsIn(text.slice(text.indexOf('Your home ')))
  if (!hasPlan) return { now, after: now }
  if (now === after) {
    expect(text, where).toContain('About the same as today')
    return { now, after }
  }
  const [less = Number.NaN] = amountsIn(/About \S+ (?:less|more) a year/.exec(text)?.[0] ?? '')
  expect(Math.abs(less), where).toBe(Math.abs(now - after))
  return { now, after }
}
type Told = ReturnType<typeof checkSummary>

/** The uses make the cost; with panels a line of their own takes off from them. */
function checkUses(page: PdfPage, { now, after }: Told, where: string): void {
  const uses = altsOf(page).find((alt) => alt.startsWith('Yearly cost by use')) ?? ''
  const pairs = uses.split('; ').map(amountsIn)
  expect(sum(pairs.map(([today = 0]) => today)), where).toBe(now)
  expect(sum(pairs.map(([today = 0, later = today]) => later)), where).toBe(after)
}

/** From here on a plan may fill its page so far that its table alone says what each step saves. */
const MANY_STEPS = 9

/** Step by step from today's cost to that after the plan. */
function checkWay(page: PdfPage, { now, after }: Told, where: string): void {
  const way = altsOf(page).find((alt) => alt.startsWith('From '))
  const saved = columnOf(page, 'Saving a year')
  if (way === undefined && saved.length > MANY_STEPS) {
    expect(sum(saved.slice(0, -1)), where).toBe(saved.at(-1))
    expect(now - (saved.at(-1) ?? Number.NaN), where).toBe(after)
    return
  }
  const [from = 0, to = 0] = amountsIn(way ?? '')
  const steps = [...(way ?? '').matchAll(/(takes off|adds) (\S+?)[;.]/g)].map(
    ([, what, amount]) => (what === 'adds' ? 1 : -1) * (amountsIn(amount ?? '')[0] ?? Number.NaN),
  )
  expect([from, to], where).toEqual([now, after])
  expect(from + sum(steps), where).toBe(to)
}

/** What to watch at each step stands below the plan; what has no room there is counted. */
function checkNotes(page: PdfPage, { steps }: ReportContent['plan'], where: string): void {
  const drawn = page.words.filter(({ text }) => /^\d+\. \p{Lu}/u.test(text)).length
  const left = Number(/(\d+) more in the live report/.exec(page.text)?.[1] ?? 0)
  expect(drawn + left, where).toBe(steps.filter(({ measure }) => measure.watch !== '').length)
}

/** The array of panels stands on paper as on the screen: one size, and what it makes is used or sold; where energy is hidden, not at all. */
function checkSolar(page: PdfPage, { config, plan }: ReportContent, where: string): void {
  const said = [
    ...page.text.matchAll(
      /Panels of ([\d.]+) kW make about ([\d,]+) kWh .*?about ([\d,]+) kWh .*?other ([\d,]+) kWh/gs,
    ),
  ]
  const steps = config.settings.hide_energy_savings ? [] : plan.steps
  const arrays = steps.flatMap(({ measure }) => measure.solar ?? [])
  expect(said, where).toHaveLength(arrays.length)
  for (const [, kW, ...figures] of said) {
    const [made = 0, used = 0, sold = 0] = figures.map((figure) => Number(figure.replaceAll(',', '')))
    expect(Number(kW), where).toBeCloseTo(arrays[0]?.kw ?? Number.NaN, 1)
    expect(used + sold, where).toBe(made)
  }
}

/** Words that stand on other words, where a page holds more than it has room for. */
const overlaps = ({ words }: PdfPage): string[] =>
  words.flatMap((word, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(word.right, other.right) - Math.max(word.left, other.left) > 1 &&
          Math.abs(word.height - other.height) < Math.min(word.size, other.size) * 0.9,
      )
      .map((other) => `“${word.text}” on “${other.text}”`),
  )

/** What to mind before buying is said to whom something may be paid. */
function checkIncentives({ text }: PdfPage, { incentives }: ReportContent['plan'], where: string): void {
  expect(text.includes('Before you buy'), where).toBe(incentives.lines.length > 0)
}

/** As many answers as the wizard counts; nothing has no figure, and two steps are both. */
function checkWords(pages: readonly PdfPage[], { given, all }: ReportContent['answerCount'], where: string) {
  expect(pages[0]?.text, where).toContain(`Based on ${given} of ${all} answers`)
  for (const { text } of pages) expect(text, where).not.toMatch(/(?<![\d.,])0\s?kg\b|\ball [012] steps/i)
}

async function checkPaper(content: ReportContent, where: string): Promise<void> {
  const { pages } = await readPdf(await renderReport(content, undefined, '1'))
  const [summary, home, plan, method] = pages
  if (summary === undefined || home === undefined || plan === undefined || method === undefined)
    throw new Error(`${where}: no pages`)
  const hasPlan = content.plan.steps.length > 0
  expect(pages.flatMap(overlaps), where).toEqual([])
  checkWords(pages, content.answerCount, where)
  const told = checkSummary(summary, hasPlan, where)
  if (content.view.solar === null) checkUses(home, told, where)
  checkIncentives(method, content.plan, where)
  if (!hasPlan) return
  checkWay(plan, told, where)
  checkPlan(plan, content.plan.total.incentives.mid > 0, where)
  checkNotes(plan, content.plan, where)
  checkSolar(plan, content, where)
}

describe.each(['lakeshore', 'boreale', 'tejo'] as const)('the paper of %s', (code) => {
  it('states sums, differences and befores and afters that add up, in any home', {
    timeout: 60_000 + HOMES * 20_000,
  }, async ({ task }) => {
    let drawn = 0
    const wrong: string[] = []
    for (const content of contents(code)) {
      await checkPaper(content, `${code} ${drawn}`).catch((error) => wrong.push(String(error)))
      drawn += 1
    }
    Object.assign(task.meta, { homes: drawn, statements: expect.getState().assertionCalls, wrong })
    expect(wrong).toEqual([])
    expect(drawn).toBe(HOMES)
  })
})

/** Every use has a cost, panels take a line of their own, and most parts are known in long words. */
const FULL: Answers = {
  fuel_type: { heating_fuel: ['electricity'], water_heating_fuel: ['electricity'] },
  heating_system: {
    heating_system: ['heat_pump_ductless'],
    heating_age: ['0_5'],
    cooling_system: ['heat_pump'],
  },
  water_heating_system: { water_heater: ['heat_pump'] },
  house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['slab'] },
  area_basics: {
    construction_era: ['1981_1990'],
    floor_area: ['160'],
    floor_area_unit: ['m2'],
    occupants: ['3'],
  },
  insulation_type: { attic_insulation: ['some'], wall_insulation: ['some'] },
  windows_and_doors: { window_type: ['double'], draughts: ['average'] },
  ventilation_system: { ventilation: ['exhaust'], solar_pv: ['yes'], solar_pv_kw: ['7'] },
}

it.each([
  ['lakeshore', 'en'],
  ['lakeshore', 'es'],
  ['boreale', 'fr'],
  ['tejo', 'pt'],
] as const)('has room for a home with panels and every use at %s in %s', async (code, language) => {
  const content = contentOf(code, language, FULL)
  const { pages } = await readPdf(await renderReport(content, undefined, '1'))
  expect(pages).toHaveLength(4)
  expect(pages.flatMap(overlaps)).toEqual([])
  const t = translator(language, content.config)
  const heights = ['yours', 'typical', 'new_home'].map((home) => {
    const name = t(`report:compare.${home}`)
    return pages[1]?.words.find(({ text }) => text.startsWith(name))?.height ?? Number.NaN
  })
  // A line of words and the bar below it.
  const apart = heights.slice(1).map((height, index) => (heights[index] ?? 0) - height)
  expect(Math.min(...apart)).toBeGreaterThan(18)
})

/** A home whose bills ask for a far tighter or leakier one than was answered. */
const FITTED: Answers = {
  fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], heating_age: ['11_20'], cooling_system: ['none'] },
  house_type: { house_type: ['detached'], storeys: ['2'], foundation: ['basement_unheated'] },
  area_basics: { construction_era: ['1961_1970'], floor_area: ['160'], floor_area_unit: ['m2'] },
}
const BILLS = { heating_bill_occurrence: 'monthly', gas_usage_unit: 'therms' }

it.each([
  ['small', { ...BILLS, heating_usage: 45 }],
  ['large', { ...BILLS, heating_usage: 130 }],
])('prints after a fit to %s bills the air leakage that its air changes come from', async (_size, bills) => {
  const content = contentOf('lakeshore', 'en', FITTED, bills)
  const { pages } = await readPdf(await renderReport(content, undefined, '1'))
  const printed = Number(/about (\d+) ACH50/.exec(pages[1]?.text ?? '')?.[1])
  const asAnswered = contentOf('lakeshore', 'en', FITTED)
  const assumed = (of: ReportContent) =>
    Number(of.result.assumptions.find(({ field }) => field === 'draughts')?.value)
  expect(printed).toBe(Math.round(assumed(content)))
  expect(Math.abs(printed - assumed(asAnswered))).toBeGreaterThan(1)
  // The same home with that leakage measured airs itself as often.
  const measured = contentOf('lakeshore', 'en', {
    ...FITTED,
    windows_and_doors: { ach50: [String(assumed(content).toFixed(1))] },
  })
  const told = (of: ReportContent) => of.result.loads.air_changes_per_hour.current
  expect(told(content) / told(measured)).toBeCloseTo(1, 1)
})

it('tells on paper too why bills in money are another sum than the home costs', async () => {
  const bills = { heating_bill_occurrence: 'monthly', heating_cost: 400 }
  const content = contentOf('lakeshore', 'en', FITTED, bills)
  const { pages } = await readPdf(await renderReport(content, undefined, '1'))
  const said = pages[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
  expect(said).toContain('The bills you gave come to $4,800')
  expect(said).toMatch(/do not get any higher|do not fit this home/)
  expect(said).toContain('Electricity: no bill in money.')
  expect(pages.flatMap(overlaps)).toEqual([])
})
