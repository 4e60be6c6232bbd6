import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountedProject } from '../buildings/rebate-project.ts'
import { ClassifiedIncentive, classified, incentiveSections } from './classified-incentive.ts'
import { type ClassificationContext, classifyIncentive } from './classify-incentive.ts'
import { sampleIncentive } from './testing/sample-incentive.ts'

const HOME = 'home'
const TYPE = 'type-efficiency'
const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-01', '2026-12-31', '2027-01-01')
const range = fc.record({ start_at: fc.option(day), end_at: fc.option(day) })
const limit = fc.record({ active: fc.boolean(), max: fc.nat(3), fiscal_year: range })
const incentive = fc
  .record({
    is_recommended: fc.boolean(),
    is_active: fc.boolean(),
    is_triggered: fc.option(fc.boolean()),
    date_range: fc.option(range),
    user_quantity_limitation: limit,
    building_quantity_limitation: limit,
  })
  .map((over) =>
    sampleIncentive({
      ...over,
      quantity_limitation_active:
        over.user_quantity_limitation.active || over.building_quantity_limitation.active,
    }),
  )
const project: fc.Arbitrary<CountedProject> = fc.record({
  id: fc.uuid(),
  building_id: fc.constantFrom(HOME, 'cottage'),
  created_at: day,
  project_type: fc.constant({ id: TYPE, name: 'Home efficiency' }),
  programmable_type: fc.constantFrom('Offer' as const, 'Subsidy' as const),
  programmable_id: fc.constantFrom('offer-attic', 'another'),
  applied_obj_quantity: fc.option(fc.integer({ min: 1, max: 3 })),
  status: fc.constant('submitted' as const),
})
const context: fc.Arbitrary<ClassificationContext> = fc.record({
  building: fc.record({
    id: fc.constant(HOME),
    ea_assignment: fc.constantFrom({}, { [TYPE]: { contacted: true } }),
  }),
  projects: fc.array(project, { maxLength: 4 }),
  today: day,
})
const judged = (hold: (of: ReturnType<typeof classifyIncentive>) => void) =>
  fc.assert(
    fc.property(incentive, context, (one, at) => hold(classifyIncentive(one, at))),
    { seed: 7, numRuns: 500 },
  )

describe('the classification of whatever incentive for whatever home', () => {
  it('says every condition once, and is available exactly when none is broken', () => {
    judged(({ isAvailable, trace }) => {
      expect(new Set(trace.map(({ condition }) => condition)).size).toBe(6)
      expect(isAvailable).toBe(trace.every(({ outcome }) => outcome !== 'not_met'))
    })
  })
  it('never offers as recommended or with an advisor what a date, a limit or an answer rules out', () => {
    const ruledOut = ['in_date_range', 'active', 'not_untriggered', 'quantity_left']
    judged(({ isRecommended, isAssigned, trace }) => {
      const isOut = trace.some((line) => line.outcome === 'not_met' && ruledOut.includes(line.condition))
      expect(isOut && (isRecommended || isAssigned)).toBe(false)
    })
  })
  it('is in one section or, with quantity left, in two; and left out only for a reason', () => {
    fc.assert(
      fc.property(incentive, context, (one, at) => {
        const shown = classified(one, classifyIncentive(one, at))
        const { notAvailable, ...open } = incentiveSections([shown])
        const places = Object.values(open).filter((section) => section.length > 0).length
        expect(places + notAvailable.length).toBeGreaterThanOrEqual(1)
        expect(places).toBeLessThanOrEqual(open.applied.length > 0 ? 2 : 1)
        if (notAvailable.length > 0)
          expect(shown.classification?.trace.some(({ outcome }) => outcome === 'not_met')).toBe(true)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

it('stands in no section where no home was judged', () => {
  expect(Object.values(incentiveSections([classified(sampleIncentive(), null)])).flat()).toEqual([])
})
it('is an attribute of the incentive as the calls send it', () => {
  const of = classifyIncentive(sampleIncentive({ is_recommended: true }), {
    building: { id: HOME, ea_assignment: {} },
    projects: [],
    today: '2026-06-01',
  })
  expect(ClassifiedIncentive.parse(classified(sampleIncentive(), of)).classification).toMatchObject({
    is_applied: false,
    is_recommended: true,
    is_available: false,
  })
})
