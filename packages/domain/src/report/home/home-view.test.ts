import { describe, expect, it } from 'vitest'
import { sampleIncentive } from '../../incentives/testing/sample-incentive.ts'
import { leftOutMeasures } from '../audit-result/left-out.ts'
import { cashYears } from '../plan/cash-years.ts'
import { planSources } from '../plan/plan-measures.ts'
import { paidSoon, planView } from '../plan/plan-view.ts'
import { choose, currentPlan, NO_PLAN } from '../plan/report-plan.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { homeView } from './home-view.ts'

const result = sampleResult({
  fuel_type: { heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], heating_efficiency: ['80'] },
  insulation_type: { attic_insulation: ['some'] },
  windows_and_doors: { draughts: ['draughty'], window_type: ['single'] },
})
const view = homeView(result, 'letter')
const context = { incentives: [], facts: {}, today: '2026-11-15', scheme: 'letter' } as const

describe('the view of a home', () => {
  it.each(['now', 'after'] as const)(
    'has uses that add up to the totals %s, none below nothing [S1-2.110]',
    (when) => {
      const sum = (unit: 'money' | 'kWh' | 'kg') => view.uses.reduce((all, use) => all + use[when][unit], 0)
      expect(sum('money')).toBe(view[when].money.value)
      expect(sum('kWh')).toBe(view[when].kWh.value)
      expect(sum('kg')).toBe(view[when].kg.value)
      expect(Math.min(...view.uses.map((use) => use[when].money))).toBeGreaterThanOrEqual(0)
    },
  )
  it('tells what the result says of now and after, within a step, and saves their difference [S1-2.101] [S1-2.092] [S1-1.005]', () => {
    const { current, new: after } = result.totals
    for (const [unit, wire] of [
      ['kWh', 'kwh'],
      ['money', 'money'],
      ['kg', 'kg_co2'],
    ] as const) {
      // A plan that saves several steps: now and after could not stand for each other.
      expect(current[wire] - after[wire]).toBeGreaterThan(3 * view.step[unit])
      expect(Math.abs(view.now[unit].value - current[wire])).toBeLessThanOrEqual(view.step[unit])
      expect(Math.abs(view.after[unit].value - after[wire])).toBeLessThanOrEqual(view.step[unit])
      expect(view.saved[unit].value).toBe(view.now[unit].value - view.after[unit].value)
    }
  })
  it('shares all heat that is lost among the parts', () => {
    expect(view.losses.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })
  it('rates the parts by what is known and says where it comes from', () => {
    const rated = Object.fromEntries(view.parts.map(({ id, rating, known }) => [id, [rating, known.source]]))
    expect(rated).toMatchObject({ windows: [1, 'answered'], air: [1, 'answered'], heating: [2, 'answered'] })
    expect(rated['walls']?.[1]).toBe('assumed')
  })
  it('holds every estimate inside its band', () => {
    for (const { value, low, high } of Object.values(view.now)) {
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
    }
  })
  it('writes the label in the scheme of the partner', () => {
    const { letter, score, gigajoules } = result.label.now
    expect(view.label.now.text).toBe(letter)
    expect(homeView(result, 'score').label.now.text).toBe(String(score))
    expect(homeView(result, 'gigajoules').label.now.text).toBe(String(Math.round(gigajoules)))
  })
})

describe('the view of a plan', () => {
  const rebate = sampleIncentive({ measure_ids: ['attic_insulation'] })
  it('takes likely incentives off the cost of their step and of the whole', () => {
    const bare = planView(result, context)
    const helped = planView(result, { ...context, incentives: [rebate] })
    expect(bare.total.net.mid - helped.total.net.mid).toBe(65_000)
    const attic = helped.steps.find(({ measure }) => measure.id === 'attic_insulation')
    expect(attic).toMatchObject({ incentives: [{ id: rebate.id }], net: { incentives: { mid: 65_000 } } })
  })
  it('has steps whose savings add up to the saving of the plan', () => {
    const { steps, moneySaved } = planView(result, context)
    expect(steps.reduce((sum, step) => sum + step.moneySaved.value, 0)).toBe(moneySaved.value)
  })
  it('keeps what is left out with its reason', () => {
    const first = result.plan.measure_ids[0] ?? ''
    const plan = currentPlan(
      choose(NO_PLAN, first, 'not_for_me'),
      planSources(result, { ownership: 'own' }, context),
    )
    const left = leftOutMeasures(result, plan, view.alone)
    expect(left.find(({ measure }) => measure.id === first)?.reason).toBe('not_for_me')
    const rising = left.filter(({ measure }) => measure.saving_alone.money < 0)
    expect(rising.length).toBeGreaterThan(0)
    for (const { reason } of rising) expect(reason).toBe('bill_may_rise')
  })
  it('leaves out what a budget does not reach after likely incentives, and pays no more than the budget', () => {
    const helped = { ...context, incentives: [rebate] }
    const sources = planSources(result, { ownership: 'own' }, helped)
    const all = planView(result, helped)
    const kept = { ...NO_PLAN, order: 'budget' as const, budget_cents: all.total.net.mid }
    expect(currentPlan(kept, sources).beyondBudget).toEqual([])
    const plan = currentPlan({ ...kept, budget_cents: all.total.net.mid - 1 }, sources)
    expect(plan.beyondBudget.length).toBeGreaterThan(0)
    const left = leftOutMeasures(result, plan, view.alone)
    expect(left.filter(({ reason }) => reason === 'beyond_budget').map(({ measure }) => measure.id)).toEqual(
      expect.arrayContaining([...plan.beyondBudget]),
    )
    expect(left.map(({ reason }) => reason)).not.toContain('not_sure')
  })
})

it('counts the steps that bring back their net cost within ten years', () => {
  const plan = planView(result, context)
  const soon = plan.steps.filter(({ net, moneySaved }) => net.net.mid / 100 <= 10 * moneySaved.value)
  expect(paidSoon(plan)).toBeLessThanOrEqual(soon.length)
  expect(paidSoon({ steps: [] })).toBe(0)
  const open = { kind: 'comfort' } as const
  expect(paidSoon({ steps: soon.map((step) => ({ ...step, payback: open })) })).toBe(0)
})

describe('cash over the years', () => {
  const plan = planView(result, context)
  const years = cashYears(plan, 30)
  it('starts at minus the net cost and grows by what the plan saves', () => {
    expect(years[0]?.value).toBeCloseTo(-plan.total.net.mid / 100, 6)
    expect((years[1]?.value ?? 0) - (years[0]?.value ?? 0)).toBeCloseTo(plan.moneySaved.value, 0)
  })
  it('stops counting a step when its life is over', () => {
    const saving = plan.steps.filter(({ moneySaved }) => moneySaved.value > 0)
    const shortest = Math.min(...saving.map(({ measure }) => measure.lifetime_years))
    const gain = (year: number) => (years[year]?.value ?? 0) - (years[year - 1]?.value ?? 0)
    expect(gain(shortest + 1)).toBeLessThan(gain(shortest))
  })
  it('keeps its line inside its band', () => {
    for (const { low, value, high } of years) {
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
    }
  })
})
