import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsOwner } from './plan-measures.ts'
import {
  choose,
  currentPlan,
  move,
  NO_PLAN,
  type PlanMeasure,
  type PlanOrder,
  type PlanSources,
  ReportPlan,
} from './report-plan.ts'

const measure = (id: string, roadmapOrder: number, over: Partial<PlanMeasure> = {}): PlanMeasure => ({
  id,
  roadmapOrder,
  isRecommended: true,
  cost: 1000,
  moneySaved: 100,
  kgSaved: 100,
  heatKeptOut: 0,
  hotHoursSaved: 0,
  needsOwner: false,
  ...over,
})
const HOME = [
  measure('thermostat', 1, { cost: 230, moneySaved: 80, kgSaved: 400 }),
  measure('sealing', 2, { cost: 1600, moneySaved: 210, kgSaved: 1100 }),
  measure('attic', 3, { cost: 2600, moneySaved: 190, kgSaved: 900, heatKeptOut: 200 }),
  measure('heat_pump', 4, { cost: 14_000, moneySaved: -60, kgSaved: 1900, isRecommended: false }),
]
/** What each costs; the first two share a rebate of 100 that is paid once. */
const netCents = (ids: readonly string[]) =>
  100 *
  (HOME.filter(({ id }) => ids.includes(id)).reduce((sum, { cost }) => sum + cost, 0) -
    (ids.includes('thermostat') || ids.includes('sealing') ? 100 : 0))
const sources = (measures: readonly PlanMeasure[]): PlanSources => ({ measures, netCents })
const plan = (kept: ReportPlan | null, measures = HOME) => currentPlan(kept, sources(measures))
const stepsOf = (kept: ReportPlan | null, measures = HOME) => plan(kept, measures).measureIds
const by = (order: PlanOrder, kept = NO_PLAN): ReportPlan => ({ ...kept, order })
const moved = (kept: ReportPlan, id: string, step: -1 | 1) => move(kept, stepsOf(kept), id, step)

describe('a plan', () => {
  it('starts with what the audit recommends, in the order that makes sense to build', () => {
    expect(plan(null)).toMatchObject({ order: 'build_order', measureIds: ['thermostat', 'sealing', 'attic'] })
  })
  it('puts what a tenant can do alone before what the owner must agree to, in every preset', () => {
    const rented = HOME.map((one) => ({ ...one, needsOwner: one.id !== 'thermostat' && one.id !== 'attic' }))
    for (const order of ['build_order', 'biggest_bill_cut', 'biggest_carbon_cut'] as const)
      expect(stepsOf(by(order), rented).at(-1)).toBe('sealing')
    expect(needsOwner({ ownership: 'rent' }, 'attic_insulation')).toBe(true)
    expect(needsOwner({ ownership: 'rent' }, 'led_lighting')).toBe(false)
    expect(needsOwner({ ownership: 'own' }, 'attic_insulation')).toBe(false)
  })
  it('keeps what the person decided and takes up what a newer audit found', () => {
    const kept = choose(NO_PLAN, 'sealing', 'not_for_me')
    expect(stepsOf(kept, [...HOME, measure('windows', 5)])).toEqual(['thermostat', 'attic', 'windows'])
  })
  it('follows a newer audit in what the person never decided on, and not in what they added', () => {
    const kept = choose(moved(NO_PLAN, 'attic', -1), 'sealing', 'add')
    expect(kept.steps).toEqual([{ measure_id: 'sealing', choice: 'add' }])
    const unadvised = HOME.map((one) => ({ ...one, isRecommended: false }))
    expect(stepsOf(kept, unadvised)).toEqual(['sealing'])
  })
  it('forgets measures that no longer apply', () => {
    const kept = choose(NO_PLAN, 'attic', 'add')
    expect(stepsOf(kept, HOME.slice(0, 2))).toEqual(['thermostat', 'sealing'])
  })
  it('takes in a measure that was left out', () => {
    expect(stepsOf(choose(NO_PLAN, 'heat_pump', 'add'))).toContain('heat_pump')
  })
  it('moves a step past its neighbour and then is in the person’s own order', () => {
    const attic = moved(NO_PLAN, 'attic', -1)
    expect(attic.order).toBe('own')
    expect(stepsOf(attic)).toEqual(['thermostat', 'attic', 'sealing'])
    expect(moved(NO_PLAN, 'thermostat', -1)).toEqual(NO_PLAN)
    expect(moved(NO_PLAN, 'heat_pump', -1)).toEqual(NO_PLAN)
  })
  it('moves past a step that is not for the person as if it were not there', () => {
    const without = choose(NO_PLAN, 'sealing', 'not_for_me')
    expect(stepsOf(moved(without, 'attic', -1))).toEqual(['attic', 'thermostat'])
  })
  it('has its own order again after another one was looked at', () => {
    const own = moved(NO_PLAN, 'attic', -1)
    expect(stepsOf(by('biggest_bill_cut', own))).toEqual(['sealing', 'attic', 'thermostat'])
    expect(stepsOf(by('own', own))).toEqual(['thermostat', 'attic', 'sealing'])
  })
  it('that was kept before an own order had its place stands as its decisions do', () => {
    const step = (measure_id: string) => ({ measure_id, choice: 'add' as const })
    const kept = { ...by('own'), steps: [step('attic'), step('thermostat')] }
    expect(stepsOf(kept)).toEqual(['attic', 'thermostat', 'sealing'])
  })
  it('refuses a measure that stands twice', () => {
    const step = { measure_id: 'attic', choice: 'add' }
    expect(ReportPlan.safeParse({ ...NO_PLAN, steps: [step] }).success).toBe(true)
    expect(ReportPlan.safeParse({ ...NO_PLAN, steps: [step, step] }).success).toBe(false)
    expect(ReportPlan.safeParse({ ...NO_PLAN, own_order: ['attic', 'attic'] }).success).toBe(false)
  })
})

describe('presets', () => {
  it.each([
    ['lowest_cost', ['thermostat', 'sealing', 'attic']],
    ['biggest_bill_cut', ['sealing', 'attic', 'thermostat']],
    ['biggest_carbon_cut', ['sealing', 'attic', 'thermostat']],
    ['heat_wave', ['attic', 'thermostat', 'sealing']],
  ] as const)('order by %s', (order, ids) => {
    expect(stepsOf(by(order))).toEqual(ids)
  })
  it('"Heat-wave ready" orders by heat: by warm hours where nothing cools', () => {
    const uncooled = HOME.map((one, index) => ({ ...one, heatKeptOut: 0, hotHoursSaved: index * 10 }))
    expect(stepsOf(by('heat_wave'), uncooled)).toEqual(['attic', 'sealing', 'thermostat'])
  })
})

describe('a budget', () => {
  const having = (budget: number, kept = NO_PLAN) => ({ ...by('budget', kept), budget_cents: budget * 100 })
  it('reaches as far as the steps cost together, the best saving for the money first', () => {
    // By itself either is 100 cheaper: together they are so only once.
    expect(plan(having(1729))).toMatchObject({
      measureIds: ['thermostat'],
      beyondBudget: ['sealing', 'attic'],
    })
    expect(plan(having(1730))).toMatchObject({
      measureIds: ['thermostat', 'sealing'],
      beyondBudget: ['attic'],
    })
  })
  it('decides nothing: every step is back in another order, and what the person decided stays decided', () => {
    const kept = choose(NO_PLAN, 'attic', 'not_sure')
    expect(plan(having(0, kept))).toMatchObject({ measureIds: [], beyondBudget: ['thermostat', 'sealing'] })
    expect(having(0, kept).steps).toEqual(kept.steps)
    expect(stepsOf(by('build_order', having(0)))).toEqual(['thermostat', 'sealing', 'attic'])
    expect(stepsOf(by('build_order', having(0, kept)))).toEqual(['thermostat', 'sealing'])
  })
  it('that is not said leaves every step in', () => {
    expect(plan(by('budget'))).toMatchObject({
      measureIds: ['thermostat', 'sealing', 'attic'],
      beyondBudget: [],
    })
  })
})

it('keeps decisions of nobody else, and no step twice, whatever is moved, chosen or ordered', () => {
  const ids = HOME.slice(0, 3).map(({ id }) => id)
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      id: fc.constantFrom(...ids),
      step: fc.constantFrom(-1 as const, 1 as const),
    }),
    fc.record({
      kind: fc.constant('choose' as const),
      id: fc.constantFrom(...ids),
      choice: fc.constantFrom('add' as const, 'not_for_me' as const, 'not_sure' as const),
    }),
    fc.record({
      kind: fc.constant('order' as const),
      order: fc.constantFrom('lowest_cost' as const, 'build_order' as const),
    }),
  )
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const end = acts.reduce((now, each) => {
        if (each.kind === 'move') return moved(now, each.id, each.step)
        return each.kind === 'choose' ? choose(now, each.id, each.choice) : by(each.order, now)
      }, NO_PLAN)
      const decided = new Map(
        acts.flatMap((each) => (each.kind === 'choose' ? [[each.id, each.choice]] : [])),
      )
      expect(new Map(end.steps.map(({ measure_id, choice }) => [measure_id, choice]))).toEqual(decided)
      expect(end.steps).toHaveLength(decided.size)
      const wanted = ids.filter((id) => (decided.get(id) ?? 'add') === 'add')
      expect(stepsOf(end).toSorted()).toEqual(wanted.toSorted())
    }),
  )
})
