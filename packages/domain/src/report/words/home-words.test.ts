import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import { toAuditResult } from '../audit-result/audit-result.ts'
import { type HomeView, homeView } from '../home/home-view.ts'
import { homeWords } from './home-words.ts'

const VIEW = homeView(
  toAuditResult(
    assessHome({
      building: { construction_year: 1974, floor_area: 1850 },
      answers: {},
      ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
      year: 2026,
    }),
    (key) => key,
  ),
  'letter',
)
const words = homeWords({ money: (amount) => `$${amount}`, number: String }, (key, params = {}) =>
  [key.replace('report:', ''), ...Object.values(params)].join(' '),
)

const about = (value: number) => ({ value, low: value - 10, high: value + 10 })
const costing = (now: number, after: number): HomeView => ({
  ...VIEW,
  now: { ...VIEW.now, money: about(now) },
  after: { ...VIEW.after, money: about(after) },
})

describe('the verdict', () => {
  it.each([
    [2000, 1500, true, 'falls'],
    [2000, 2100, true, 'rises'],
    [2000, -50, true, 'to_earning'],
    [-50, -90, true, 'earns'],
    [2000, 1500, false, 'none'],
    [-50, -50, false, 'earns'],
  ] as const)('on a bill of %d that becomes %d, with a plan: %s, is "%s"', (now, after, hasPlan, name) => {
    expect(words.verdict(costing(now, after), hasPlan)).toEqual({
      key: `report:verdict.${name}`,
      params: { now: `$${Math.abs(now)}`, after: `$${Math.abs(after)}` },
    })
  })
})

describe('the likely range', () => {
  it('is that of now, and with a plan that of after too', () => {
    expect(words.likely(costing(200, 100), 'money', false)).toBe('likely range $190 $210')
    expect(words.likely(costing(200, 100), 'money', true)).toBe(
      'figures.likely_both range $190 $210 range $90 $110',
    )
  })

  it('explains a bill below zero, where it is shown and in money only', () => {
    const explained = (view: HomeView, unit: 'money' | 'kWh', hasPlan: boolean) =>
      words.likely(view, unit, hasPlan).endsWith('; figures.below_zero')
    expect(explained(costing(-50, -50), 'money', false)).toBe(true)
    expect(explained(costing(200, -50), 'money', true)).toBe(true)
    expect(explained(costing(200, -50), 'money', false)).toBe(false)
    expect(explained(costing(0, 0), 'money', true)).toBe(false)
    expect(explained(costing(-50, -50), 'kWh', true)).toBe(false)
  })
})

describe('the finding about the uses', () => {
  const use = (name: 'heating' | 'cooling', now: number, after: number): HomeView['uses'][number] => {
    const amounts = (value: number) => ({ money: value, kWh: value, kg: value })
    return { use: name, now: amounts(now), after: amounts(after) }
  }
  const finding = (uses: HomeView['uses'], hasPlan = true) =>
    words.usesFinding({ ...VIEW, uses }, 'money', hasPlan)

  it('names the largest with its share, and what the plan takes off it', () => {
    const uses = [use('cooling', 25, 25), use('heating', 75, 60)]
    expect(finding(uses, false)).toBe('uses.finding.money use.heating 75')
    expect(finding(uses)).toBe('uses.finding.money use.heating 75 uses.finding_plan 20')
  })

  it('is silent on a plan that takes less than five percent off', () => {
    expect(finding([use('heating', 100, 95)])).toBe('uses.finding.money use.heating 100 uses.finding_plan 5')
    expect(finding([use('heating', 100, 96)])).toBe('uses.finding.money use.heating 100')
  })

  it('is of all uses, not of what is paid, where panels take off from them', () => {
    const nothing = { money: 0, kWh: 0, kg: 0 }
    const solar = { now: { money: 40, kWh: 40, kg: 4 }, after: nothing }
    const told = (view: HomeView, unit: 'money' | 'kWh') => words.usesFinding(view, unit, false)
    const view = { ...VIEW, uses: [use('cooling', 25, 25), use('heating', 75, 60)], solar }
    expect(told(view, 'money')).toBe('uses.finding_solar use.heating 75')
    expect(told(view, 'kWh')).toBe('uses.finding.kWh use.heating 75')
    const planned = { ...view, solar: { now: nothing, after: solar.now } }
    expect(told(planned, 'money')).toBe('uses.finding.money use.heating 75')
  })

  it('names none where nothing is used', () => {
    expect(finding([use('heating', 0, 0)])).toBe('uses.title')
    expect(finding([])).toBe('uses.title')
    expect(finding([use('heating', 1, 1)])).toBe('uses.finding.money use.heating 100')
  })
})

const paidSoon = (kinds: readonly ('years' | 'free' | 'never')[], aidCents = 0) =>
  words.paidSoon({
    steps: kinds.map((kind) => ({
      payback: { kind, expected: 5, low: 3, high: 8 },
      moneySaved: about(100),
    })),
    total: { incentives: { mid: aidCents } },
  } as unknown as Parameters<typeof words.paidSoon>[0])

it('says "all 3 steps", not "3 of the 3", "both steps" and "the one step"', () => {
  expect(paidSoon(['free', 'years'])).toBe('verdict.payback_both 2 2 ')
  expect(paidSoon(['years', 'free', 'never'])).toBe('verdict.payback 2 3 ')
  expect(paidSoon(['years', 'years', 'free'])).toBe('verdict.payback_all 3 3 ')
  expect(paidSoon(['years'])).toBe('verdict.payback_all 1 1 ')
  expect(paidSoon(['never'])).toBe('')
})

it('says "after rebates" only of a plan that counts some', () => {
  expect(paidSoon(['years'], 40_000)).toBe('verdict.payback_all 1 1 verdict.payback_aid')
})

it('says beside other homes that the panels of this one count', () => {
  const amounts = (value: number) => ({ money: value, kWh: value, kg: value })
  const withPanels = (now: number, after: number): HomeView => ({
    ...VIEW,
    solar: { now: amounts(now), after: amounts(after) },
  })
  expect(words.comparisonNote(VIEW)).toBe('compare.note')
  expect(words.comparisonNote(withPanels(900, 900))).toBe('compare.note compare.note_solar')
  expect(words.comparisonNote(withPanels(0, 900))).toBe('compare.note')
})
