import { describe, expect, it } from 'vitest'
import type { CountedProject } from '../buildings/rebate-project.ts'
import { type ClassificationContext, classifyIncentive } from './classify-incentive.ts'
import { sampleIncentive } from './testing/sample-incentive.ts'

const project = (over: Partial<CountedProject> = {}): CountedProject => ({
  id: 'p1',
  building_id: 'home',
  created_at: '2026-05-02T10:00:00Z',
  project_type: { id: 'type-efficiency', name: 'Home efficiency' },
  programmable_type: 'Offer',
  programmable_id: 'offer-attic',
  status: 'submitted',
  ...over,
})
const at = (over: Partial<ClassificationContext> = {}): ClassificationContext => ({
  building: { id: 'home', ea_assignment: {} },
  projects: [],
  today: '2026-11-15',
  ...over,
})
const LAST_YEAR = '2025-12-31T23:00:00Z'
const YEAR = { start_at: '2026-01-01', end_at: '2026-12-31' }
const limit = (max: number) => ({ active: true, max, fiscal_year: YEAR })

describe('applied', () => {
  it.each([
    ['the same project', project(), true],
    [
      'a renewed incentive, by its original id',
      project({ programmable_id: 'x', original_programmable_id: 'offer-attic' }),
      true,
    ],
    ['another incentive', project({ programmable_id: 'x' }), false],
    ['the other kind', project({ programmable_type: 'Subsidy' }), false],
    ['another project type', project({ project_type: { id: 't2', name: 'Solar' } }), false],
    ['another building', project({ building_id: 'cottage' }), false],
  ])('by %s is judged on type, kind, id and building [S2-4.001]', (_, existing, isApplied) => {
    expect(classifyIncentive(sampleIncentive(), at({ projects: [existing] })).isApplied).toBe(isApplied)
  })
  it('when the quantity limit is used up [S2-4.002]', () => {
    const limited = sampleIncentive({ quantity_limitation_active: true, user_quantity_limitation: limit(1) })
    const elsewhere = project({ building_id: 'cottage' })
    expect(classifyIncentive(limited, at({ projects: [elsewhere] })).isApplied).toBe(true)
    expect(classifyIncentive(limited, at()).isApplied).toBe(false)
  })
})

describe('available', () => {
  it('when nothing stands against it', () => {
    expect(classifyIncentive(sampleIncentive(), at()).isAvailable).toBe(true)
  })
  it('not when an energy advisor is assigned for its project type [S2-4.003]', () => {
    const building = { id: 'home', ea_assignment: { 'type-efficiency': { contacted: true } } }
    expect(classifyIncentive(sampleIncentive(), at({ building })).isAvailable).toBe(false)
  })
  it('not when applied [S2-4.004]', () => {
    expect(classifyIncentive(sampleIncentive(), at({ projects: [project()] })).isAvailable).toBe(false)
  })
  it('not when recommended [S2-4.005]', () => {
    expect(classifyIncentive(sampleIncentive({ is_recommended: true }), at()).isAvailable).toBe(false)
  })
  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('on %s is %s for a range of the year 2026, both ends included', (today, isAvailable) => {
    expect(classifyIncentive(sampleIncentive({ date_range: YEAR }), at({ today })).isAvailable).toBe(
      isAvailable,
    )
  })
  it('without an end of its range, for good', () => {
    const open = sampleIncentive({ date_range: { start_at: '2026-01-01', end_at: null } })
    expect(classifyIncentive(open, at({ today: '2099-01-01' })).isAvailable).toBe(true)
  })
  it('only while active [S2-4.007]', () => {
    expect(classifyIncentive(sampleIncentive({ is_active: false }), at()).isAvailable).toBe(false)
  })
  it.each([
    [{ is_triggered: false }, false],
    [{ is_triggered: true }, true],
    [{}, true],
  ])('with %j is %s: only an explicit false untriggers [S2-4.008]', (over, isAvailable) => {
    expect(classifyIncentive(sampleIncentive(over), at()).isAvailable).toBe(isAvailable)
  })
})

describe('recommended and assigned', () => {
  const advised = { id: 'home', ea_assignment: { 'type-efficiency': { contacted: true } } }
  const of = (over: Parameters<typeof sampleIncentive>[0], context = at()) => {
    const { isRecommended, isAssigned } = classifyIncentive(sampleIncentive(over), context)
    return { isRecommended, isAssigned }
  }
  it('is recommended while it is open', () => {
    expect(of({ is_recommended: true })).toEqual({ isRecommended: true, isAssigned: false })
    expect(of({ is_recommended: true, is_active: false }).isRecommended).toBe(false)
    expect(of({ is_recommended: true }, at({ projects: [project()] })).isRecommended).toBe(false)
  })
  it('is with the advisor of its project type, recommended or not', () => {
    const withAdvisor = { isRecommended: false, isAssigned: true }
    expect(of({}, at({ building: advised }))).toEqual(withAdvisor)
    expect(of({ is_recommended: true }, at({ building: advised }))).toEqual(withAdvisor)
    expect(of({ is_triggered: false }, at({ building: advised })).isAssigned).toBe(false)
  })
  it('is with the advisor only if it is what the person asked about [S2-4.003]', () => {
    const { id, project_type } = sampleIncentive()
    const asked = (...incentive_ids: string[]) =>
      at({ building: { id: 'home', ea_assignment: { [project_type.id]: { incentive_ids } } } })
    expect(of({}, asked('offer-windows', id)).isAssigned).toBe(true)
    expect(classifyIncentive(sampleIncentive(), asked('offer-windows', id)).isAvailable).toBe(false)
    expect(of({}, asked('offer-windows')).isAssigned).toBe(false)
    expect(of({ is_recommended: true }, asked('offer-windows')).isRecommended).toBe(true)
    expect(classifyIncentive(sampleIncentive(), asked('offer-windows')).isAvailable).toBe(true)
  })
})

describe('quantity limits', () => {
  const limited = (max: number) =>
    sampleIncentive({ quantity_limitation_active: true, user_quantity_limitation: limit(max) })
  it('keep an offer in both lists while quantity is left [S2-4.009]', () => {
    const { isApplied, isAvailable } = classifyIncentive(limited(2), at({ projects: [project()] }))
    expect({ isApplied, isAvailable }).toEqual({ isApplied: true, isAvailable: true })
  })
  it('of a user count the projects of all buildings inside the fiscal year [S2-4.010]', () => {
    const last = project({ created_at: LAST_YEAR })
    const next = project({ created_at: '2027-01-01T00:00:00Z' })
    const elsewhere = project({ building_id: 'cottage', created_at: '2026-01-01T00:00:00Z' })
    const leaves = (max: number) =>
      classifyIncentive(limited(max), at({ projects: [last, elsewhere, next] })).isAvailable
    expect([leaves(2), leaves(1)]).toEqual([true, false])
  })
  it.each([
    ['one of its own', 1, [project()], false],
    ['one of its own', 2, [project()], true],
    ['two of its own', 2, [project(), project()], false],
    ['one of its own and one elsewhere', 2, [project(), project({ building_id: 'cottage' })], true],
    ['one of its own and one of last year', 2, [project(), project({ created_at: LAST_YEAR })], true],
  ])('of a building take %s for a limit of %i [S2-4.011]', (_, max, projects, isAvailable) => {
    const perBuilding = sampleIncentive({
      quantity_limitation_active: true,
      building_quantity_limitation: limit(max),
    })
    expect(classifyIncentive(perBuilding, at({ projects })).isAvailable).toBe(isAvailable)
  })
  it('sum applied_obj_quantity where a project says it, else count one', () => {
    const two = project({ applied_obj_quantity: 2 })
    expect(classifyIncentive(limited(3), at({ projects: [two] })).isAvailable).toBe(true)
    expect(classifyIncentive(limited(2), at({ projects: [two] })).isAvailable).toBe(false)
    expect(classifyIncentive(limited(3), at({ projects: [two, project()] })).isAvailable).toBe(false)
  })
})

it('traces every condition with what it was judged on', () => {
  const { trace } = classifyIncentive(sampleIncentive({ is_active: false }), at())
  expect(trace.filter(({ outcome }) => outcome === 'not_met')).toEqual([
    { condition: 'active', outcome: 'not_met', used: 'false' },
  ])
  expect(trace.find(({ condition }) => condition === 'not_untriggered')?.outcome).toBe('unknown')
})
