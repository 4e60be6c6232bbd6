import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { plannedIds, usePlanState } from './use-plan.ts'
import type { Report } from './use-report.ts'

const AUDIT = sampleAudit({
  insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
  windows_and_doors: { window_type: ['single'] },
})
const REPORT: Report = { building: SAMPLE_HOME, audit: AUDIT, savedPlan: null, incentives: [] }

beforeEach(() => bootForTest())
afterEach(cleanup)

/** The plan over a report that has what was changed, as the page gives it back. */
function open(over: Partial<Report> = {}) {
  const { result } = renderHook(
    () => {
      const [savedPlan, setSavedPlan] = useState<ReportPlan | null>(over.savedPlan ?? null)
      const report = { ...REPORT, ...over, savedPlan }
      return { report, ...usePlanState(report, setSavedPlan) }
    },
    { wrapper: WithApp },
  )
  const ids = result.current.measureIds
  const [first, second, third] = ids
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('the sample home needs a plan of three steps')
  return { result, ids, first, second, third }
}

it('brings the step that was taken out last back to where it stood', () => {
  const { result, ids, first, second } = open()
  act(() => result.current.actions.move(first, 1))
  const moved = [second, first, ...ids.slice(2)]
  expect(result.current.measureIds).toEqual(moved)
  expect(result.current.undo).toBeNull()

  act(() => result.current.actions.choose(first, 'not_for_me'))
  expect(result.current.measureIds).toEqual(moved.filter((id) => id !== first))
  const label = AUDIT.measures.find(({ id }) => id === first)?.label
  expect(label).toMatch(/\w/)
  expect(result.current.undo).toMatchObject({ name: label, choice: 'not_for_me' })

  act(() => result.current.undo?.run())
  expect(result.current.measureIds).toEqual(moved)
  expect(result.current.plan.order).toBe('own')
  expect(result.current.undo).toBeNull()
})

it('offers no way back across a later change', () => {
  const { result, first, second, third } = open()
  act(() => result.current.actions.choose(first, 'not_sure'))
  act(() => result.current.actions.move(second, 1))
  expect(result.current.undo).toBeNull()
  act(() => result.current.actions.choose(third, 'not_sure'))
  expect(result.current.undo).toMatchObject({ choice: 'not_sure' })
  act(() => result.current.actions.choose(third, 'add'))
  expect(result.current.undo).toBeNull()
})

it('puts a step that is added again into its place in the chosen order', () => {
  const { result, first } = open()
  act(() => result.current.actions.orderBy('lowest_cost'))
  const ordered = result.current.measureIds
  // A measure that was never in the plan would join it at its end.
  const { plan } = result.current
  const savedPlan = { ...plan, steps: plan.steps.filter(({ measure_id }) => measure_id !== first) }
  const audit = { ...AUDIT, measures: AUDIT.measures.map((one) => ({ ...one, is_recommended: false })) }
  const { result: again } = open({ audit, savedPlan })
  expect(again.current.measureIds).not.toContain(first)
  act(() => again.current.actions.choose(first, 'add'))
  expect(again.current.measureIds).toEqual(ordered)
  expect(again.current.report.savedPlan).toEqual(again.current.plan)
})

it('fits a budget by what each step costs after its incentives', () => {
  const amount_formula = { parts: [{ kind: 'percent' as const, percent: '100' }], never_above_cost: true }
  const paid = sampleIncentive({ measure_ids: ['attic_insulation'], amount_formula })
  const { result, ids } = open({ incentives: [paid] })
  expect(ids).toContain('attic_insulation')
  act(() => result.current.actions.budget(0))
  expect(result.current.measureIds).toEqual(['attic_insulation'])
  expect(result.current.plan).toMatchObject({ order: 'budget', budget_cents: 0 })
  const others = result.current.plan.steps.filter(({ measure_id }) => measure_id !== 'attic_insulation')
  expect(new Set(others.map(({ choice }) => choice))).toEqual(new Set(['not_sure']))
})

it('fits the budget again when the person goes back to the order by budget, and leaves the steps without one', () => {
  const { result, first } = open()
  act(() => result.current.actions.budget(0))
  expect(result.current.measureIds).toEqual([])
  act(() => result.current.actions.choose(first, 'add'))
  act(() => result.current.actions.orderBy('lowest_cost'))
  expect(result.current.measureIds).toEqual([first])
  act(() => result.current.actions.orderBy('budget'))
  expect(result.current.measureIds).toEqual([])

  act(() => result.current.actions.choose(first, 'add'))
  act(() => result.current.actions.budget(null))
  expect(result.current.plan.budget_cents).toBeNull()
  act(() => result.current.actions.orderBy('budget'))
  expect(result.current.measureIds).toEqual([first])
})

it('gives a page that only reads the plan the same steps', () => {
  const { result, first } = open()
  act(() => result.current.actions.choose(first, 'not_for_me'))
  act(() => result.current.actions.orderBy('biggest_carbon_cut'))
  expect(result.current.measureIds).not.toContain(first)
  expect(plannedIds(result.current.report)).toEqual(result.current.measureIds)
})
