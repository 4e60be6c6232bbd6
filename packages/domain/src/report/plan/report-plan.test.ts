import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsOwner } from './plan-measures.ts'
import {
  choose,
  chosenIds,
  currentPlan,
  fitBudget,
  move,
  orderPlan,
  type PlanMeasure,
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
const plan = currentPlan(null, HOME)

describe('a plan', () => {
  it('starts with what the audit recommends, in the order that makes sense to build', () => {
    expect(plan.order).toBe('build_order')
    expect(chosenIds(plan)).toEqual(['thermostat', 'sealing', 'attic'])
  })
  it('puts what a tenant can do alone before what the owner must agree to, in every preset', () => {
    const rented = HOME.map((one) => ({ ...one, needsOwner: one.id !== 'thermostat' && one.id !== 'attic' }))
    for (const order of ['build_order', 'biggest_bill_cut', 'biggest_carbon_cut'] as const)
      expect(chosenIds(orderPlan(plan, order, rented)).at(-1)).toBe('sealing')
    expect(needsOwner({ ownership: 'rent' }, 'attic_insulation')).toBe(true)
    expect(needsOwner({ ownership: 'rent' }, 'led_lighting')).toBe(false)
    expect(needsOwner({ ownership: 'own' }, 'attic_insulation')).toBe(false)
  })
  it('keeps what the person decided and takes up what a newer audit found', () => {
    const kept = choose(plan, 'sealing', 'not_for_me')
    const later = currentPlan(kept, [...HOME, measure('windows', 5)])
    expect(chosenIds(later)).toEqual(['thermostat', 'attic', 'windows'])
  })
  it('forgets measures that no longer apply', () => {
    expect(chosenIds(currentPlan(plan, HOME.slice(0, 2)))).toEqual(['thermostat', 'sealing'])
  })
  it('takes in a measure that was left out', () => {
    expect(chosenIds(choose(plan, 'heat_pump', 'add'))).toContain('heat_pump')
  })
  it('moves a step past its neighbour and then is in the person’s own order', () => {
    const moved = move(plan, 'attic', -1)
    expect(moved.order).toBe('own')
    expect(chosenIds(moved)).toEqual(['thermostat', 'attic', 'sealing'])
    expect(move(plan, 'thermostat', -1)).toEqual(plan)
  })
  it('moves past a step that is not for the person as if it were not there', () => {
    const without = choose(plan, 'sealing', 'not_for_me')
    expect(chosenIds(move(without, 'attic', -1))).toEqual(['attic', 'thermostat'])
  })
  it('refuses a measure that stands twice', () => {
    const step = { measure_id: 'attic', choice: 'add' }
    expect(ReportPlan.safeParse({ order: 'own', budget_cents: null, steps: [step, step] }).success).toBe(
      false,
    )
  })
})

describe('presets', () => {
  it.each([
    ['lowest_cost', ['thermostat', 'sealing', 'attic']],
    ['biggest_bill_cut', ['sealing', 'attic', 'thermostat']],
    ['biggest_carbon_cut', ['sealing', 'attic', 'thermostat']],
    ['heat_wave', ['attic', 'thermostat', 'sealing']],
  ] as const)('order by %s', (order, ids) => {
    expect(chosenIds(orderPlan(plan, order, HOME))).toEqual(ids)
  })
  it('"Heat-wave ready" orders by heat: by warm hours where nothing cools', () => {
    const uncooled = HOME.map((one, index) => ({ ...one, heatKeptOut: 0, hotHoursSaved: index * 10 }))
    expect(chosenIds(orderPlan(plan, 'heat_wave', uncooled))).toEqual(['attic', 'sealing', 'thermostat'])
  })
  it('fit a budget with the best saving for the money first', () => {
    const net = (id: string) => (HOME.find((each) => each.id === id)?.cost ?? 0) * 100
    const fitted = fitBudget(plan, 200_000, net, HOME)
    expect(chosenIds(fitted)).toEqual(['thermostat', 'sealing'])
    expect(fitted.steps.find(({ measure_id }) => measure_id === 'attic')?.choice).toBe('not_sure')
  })
})

it('never loses or doubles a step, whatever is moved, chosen or ordered', () => {
  const ids = HOME.slice(0, 3).map(({ id }) => id)
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      id: fc.constantFrom(...ids),
      by: fc.constantFrom(-1 as const, 1 as const),
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
        if (each.kind === 'move') return move(now, each.id, each.by)
        return each.kind === 'choose' ? choose(now, each.id, each.choice) : orderPlan(now, each.order, HOME)
      }, plan)
      expect(end.steps.map(({ measure_id }) => measure_id).toSorted()).toEqual(ids.toSorted())
    }),
  )
})
