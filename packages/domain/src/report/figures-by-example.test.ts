import { describe, expect, it } from 'vitest'
import type { Answers } from '../assessment/answers/answers.ts'
import type { AuditResult } from '../assessment/result/audit-result-schema.ts'
import { homeView } from './home/home-view.ts'
import { planView } from './plan/plan-view.ts'
import { english } from './testing/english.ts'
import { sampleResult } from './testing/sample-result.ts'
import { homeWords } from './words/home-words.ts'
import { planWords } from './words/plan-words.ts'

/** Each figure that once differed from itself on a page, by what was seen. */
const USUAL = {
  fuel_type: { heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], heating_efficiency: ['80'], heating_age: ['over_20'] },
  windows_and_doors: { draughts: ['draughty'], window_type: ['single'] },
} satisfies Answers
const usual = sampleResult(USUAL)
const context = { incentives: [], facts: {}, today: '2026-11-15', scheme: 'letter' } as const

const formats = {
  money: (value: number) => `${value < 0 ? '-' : ''}$${Math.abs(value).toLocaleString('en-US')}`,
  number: (value: number) => value.toLocaleString('en-US'),
}
const words = homeWords(formats, english)
const plan = planWords(formats, english)

/** The same home with other yearly totals. */
function withTotals(unit: 'money' | 'kwh', current: number, after: number): AuditResult {
  const { totals } = usual
  const scaled = (when: 'current' | 'new', to: number) => ({ ...totals[when], [unit]: to })
  return {
    ...usual,
    totals: {
      current: scaled('current', current),
      new: scaled('new', after),
      savings: { ...totals.savings, [unit]: current - after },
    },
  }
}
const figuresIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const told = ({ key, params }: { key: string; params: Readonly<Record<string, string | number>> }) =>
  figuresIn(english(key, params))

describe('one figure has one value', () => {
  it('a saving is not $950, $953 and $955 on one page', () => {
    const result = withTotals('money', 2653.4, 1700.1)
    const view = homeView(result, 'letter')
    const { steps, moneySaved } = planView(result, context)
    const [now = 0, after = 0] = told(words.verdict(view, true))
    const [tile] = told(words.change(view, 'money'))
    const sum = steps.reduce((all, step) => all + step.moneySaved.value, 0)
    expect(new Set([now - after, tile, moneySaved.value, sum])).toEqual(new Set([tile]))
  })

  it.each([
    ['"$1,800 → $1,700" does not stand beside "about $40 less"', 1770.2, 1729.8],
    ['"$3,400 → $3,000" does not stand beside "$470 less"', 3434.9, 2965.1],
  ])('%s', (_seen, current, later) => {
    const view = homeView(withTotals('money', current, later), 'letter')
    const [now = 0, after = 0] = told(words.verdict(view, true))
    expect(told(words.change(view, 'money'))[0]).toBe(now - after)
    expect(Math.abs(now - current)).toBeLessThanOrEqual(5)
  })

  it('16,500 − 3,360 is not printed as 13,200', () => {
    const { now, saved, after } = homeView(withTotals('kwh', 16_480, 13_120), 'letter')
    expect(now.kWh.value - saved.kWh.value).toBe(after.kWh.value)
  })

  it('"Of the $310 you spend on heating" does not stand beside "Heating $305"', () => {
    const heating = usual.end_uses.map((use) =>
      use.id === 'heating' ? { ...use, current: { ...use.current, money: 307.6 } } : use,
    )
    const { uses, losses } = homeView({ ...usual, end_uses: heating }, 'letter')
    const written = uses.find(({ use }) => use === 'heating')?.now.money
    expect(losses.reduce((sum, { money }) => sum + money, 0)).toBe(written)
  })

  it('"+$190 a year" does not stand beside "likely −$280–−$130"', () => {
    expect(plan.change(-190, formats.money)).toBe('+$190')
    expect(plan.changes.money({ value: -190, low: -280, high: -130 })).toBe('+$130–+$280')
  })

  it('ranges of whole tonnes are not printed as 10.0–16.0: CO₂ is in kg, in one step', () => {
    const view = homeView(usual, 'letter')
    const text = words.likely(view, 'kg', true)
    expect(text).not.toMatch(/\d\.\d/)
    expect(figuresIn(text).every((figure) => figure % view.step.kg === 0)).toBe(true)
  })
})

describe('a furnace that is due for replacement', () => {
  const step = planView(usual, context).steps.find(({ measure }) => measure.id === 'furnace_high_eff')

  it('is compared with a plain one, and is not "comfort, not money"', () => {
    if (step === undefined) throw new Error('the plan of an old furnace has no new one')
    const note = plan.savingNote(step)
    expect(note).toMatch(/the old one is due: about \$[\d,]+ more than a plain new one/)
    expect(note).not.toContain(english('report:plan.comfort'))
    expect(step.extra?.mid).toBeLessThan(step.net.net.mid / 2)
  })

  it('pays as a whole where the old one still runs', () => {
    const young = sampleResult({
      ...USUAL,
      heating_system: { ...USUAL.heating_system, heating_age: ['0_5'] },
    })
    expect(young.measures.find(({ id }) => id === 'furnace_high_eff')?.extra_cost ?? null).toBeNull()
  })
})

describe('panels', () => {
  const solar = sampleResult({ ...USUAL, ventilation_system: { solar_pv: ['yes'], solar_pv_kw: ['9'] } })
  const view = homeView(solar, 'letter')

  it('are a line of their own, not taken off use by use', () => {
    const bare = homeView(usual, 'letter')
    const kWhOf = ({ uses }: typeof view, use: string) => uses.find((one) => one.use === use)?.now.kWh ?? 0
    expect(Math.abs(kWhOf(view, 'appliances') - kWhOf(bare, 'appliances'))).toBeLessThanOrEqual(100)
    const used = view.uses.reduce((sum, use) => sum + use.now.kWh, 0)
    expect(used - (view.solar?.now.kWh ?? 0)).toBe(view.now.kWh.value)
    expect(words.roof(view, 'kWh', 'now')).toMatch(/from the roof/)
  })

  it('are named by the label, with what it would be without them', () => {
    expect(solar.label.without_solar).not.toBeNull()
    expect(words.labelNote(view, false, 'letter')).toContain(view.label.withoutSolar?.now.text)
    expect(words.labelNote(homeView(usual, 'letter'), false, 'letter')).not.toMatch(/panels/i)
  })

  it('do not make the label of an uninsulated house better without saying so', () => {
    const bare = sampleResult({
      ...USUAL,
      fuel_type: { heating_fuel: ['electricity'] },
      heating_system: { heating_system: ['heat_pump_ductless'] },
      insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
      ventilation_system: { solar_pv: ['yes'], solar_pv_kw: ['24'] },
    })
    const { now, without_solar } = bare.label
    expect(now.letter < (without_solar?.now.letter ?? 'A')).toBe(true)
    expect(without_solar?.now.letter).toMatch(/[C-G]/)
    expect(words.labelNote(homeView(bare, 'letter'), false, 'letter')).toContain(
      `Solar panels count in this label. Without them: ${without_solar?.now.letter}.`,
    )
  })

  it('that sell more than is bought make a bill below zero, which has words', () => {
    const earning = homeView(withTotals('money', -120.4, -310), 'letter')
    expect(words.verdict(earning, true).key).toBe('report:verdict.earns')
    expect(words.likely(earning, 'money', true)).toContain(english('report:figures.below_zero'))
  })
})

it('a label in gigajoules says what a GJ is', () => {
  const view = homeView(usual, 'gigajoules')
  expect(words.labelNote(view, false, 'gigajoules')).toMatch(/One gigajoule \(GJ\) is 278 kWh/)
  expect(words.labelNote(view, false, 'letter')).not.toMatch(/gigajoule/)
})
