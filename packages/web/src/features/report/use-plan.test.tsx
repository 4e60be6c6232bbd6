import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { usePlannedIds, usePlanState } from './use-plan.ts'
import type { Report } from './use-report.ts'

const AUDIT = sampleAudit({
  insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
  windows_and_doors: { window_type: ['single'] },
})
const REPORT: Report = { building: SAMPLE_HOME, audit: AUDIT, savedPlan: null, incentives: [] }

beforeEach(() => bootForTest())

/** The plan over a report that has what was changed, as the page gives it back. */
function open(over: Partial<Report> = {}) {
  const { result } = renderHook(
    () => {
      const [savedPlan, setSavedPlan] = useState<ReportPlan | null>(over.savedPlan ?? null)
      const report = { ...REPORT, ...over, savedPlan }
      return { report, read: usePlannedIds(report), ...usePlanState(report, setSavedPlan) }
    },
    { wrapper: WithApp },
  )
  const ids = result.current.plan.measureIds
  const [first, second, third] = ids
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('the sample home needs a plan of three steps')
  return { result, ids, first, second, third }
}

it('brings the step that was taken out last back to where it stood', () => {
  const { result, ids, first, second } = open()
  act(() => result.current.actions.move?.(first, 1))
  const moved = [second, first, ...ids.slice(2)]
  expect(result.current.plan.measureIds).toEqual(moved)
  expect(result.current.undo).toBeNull()

  act(() => result.current.actions.choose(first, 'not_for_me'))
  expect(result.current.plan.measureIds).toEqual(moved.filter((id) => id !== first))
  const label = AUDIT.measures.find(({ id }) => id === first)?.label
  expect(label).toMatch(/\w/)
  expect(result.current.undo).toMatchObject({ name: label, choice: 'not_for_me' })

  act(() => result.current.undo?.run())
  expect(result.current.plan.measureIds).toEqual(moved)
  expect(result.current.plan.order).toBe('own')
  expect(result.current.undo).toBeNull()
})

it('offers no way back across a later change', () => {
  const { result, first, second, third } = open()
  act(() => result.current.actions.choose(first, 'not_sure'))
  act(() => result.current.actions.move?.(second, 1))
  expect(result.current.undo).toBeNull()
  act(() => result.current.actions.choose(third, 'not_sure'))
  expect(result.current.undo).toMatchObject({ choice: 'not_sure' })
  act(() => result.current.actions.choose(third, 'add'))
  expect(result.current.undo).toBeNull()
})

it('puts a step that is added again into its place in the kept order', () => {
  const { result, first } = open({ savedPlan: { order: 'lowest_cost', budget_cents: null, steps: [] } })
  const ordered = result.current.plan.measureIds
  act(() => result.current.actions.choose(first, 'not_for_me'))
  expect(result.current.plan.measureIds).toEqual(ordered.filter((id) => id !== first))
  act(() => result.current.actions.choose(first, 'add'))
  expect(result.current.plan.measureIds).toEqual(ordered)
})

it('only shows another order or a budget, and keeps it when the person says so', () => {
  const { result, ids } = open()
  act(() => result.current.actions.orderBy('budget'))
  act(() => result.current.actions.budget(0))
  expect(result.current.plan).toMatchObject({ order: 'budget', measureIds: [] })
  expect(result.current.plan.beyondBudget.toSorted()).toEqual(ids.toSorted())
  expect(result.current.report.savedPlan).toBeNull()
  expect(result.current.read).toEqual(ids)

  act(() => result.current.trial?.back())
  expect(result.current.plan).toMatchObject({ order: 'build_order', measureIds: ids })
  expect(result.current.trial).toBeNull()

  act(() => result.current.actions.orderBy('lowest_cost'))
  const cheapest = result.current.plan.measureIds
  expect(cheapest).not.toEqual(ids)
  expect(result.current.read).toEqual(ids)
  act(() => result.current.trial?.keep())
  expect(result.current.trial).toBeNull()
  expect(result.current.report.savedPlan).toEqual({ order: 'lowest_cost', budget_cents: null, steps: [] })
  expect(result.current.read).toEqual(cheapest)
})

it('has every step again after a budget that was kept, and stores only what the person decided', () => {
  const { result, ids, first } = open()
  act(() => result.current.actions.choose(first, 'not_sure'))
  act(() => result.current.actions.orderBy('budget'))
  act(() => result.current.actions.budget(0))
  act(() => result.current.trial?.keep())
  expect(result.current.read).toEqual([])
  expect(result.current.report.savedPlan).toEqual({
    order: 'budget',
    budget_cents: 0,
    steps: [{ measure_id: first, choice: 'not_sure' }],
  })
  act(() => result.current.actions.orderBy('build_order'))
  expect(result.current.plan.measureIds).toEqual(ids.filter((id) => id !== first))
})

it('needs nobody to keep what is shown anyway', () => {
  const { result } = open()
  act(() => result.current.actions.orderBy('budget'))
  act(() => result.current.actions.budget(500_000))
  expect(result.current.trial).not.toBeNull()
  act(() => result.current.actions.orderBy('build_order'))
  expect(result.current.trial).toBeNull()
  act(() => result.current.actions.orderBy('budget'))
  expect(result.current.plan.budgetCents).toBe(500_000)
})

it('decides about a step while another order is looked at, and keeps the order as it was', () => {
  const { result, first } = open()
  act(() => result.current.actions.orderBy('lowest_cost'))
  act(() => result.current.actions.choose(first, 'not_for_me'))
  expect(result.current.plan.order).toBe('lowest_cost')
  expect(result.current.report.savedPlan).toEqual({
    order: 'build_order',
    budget_cents: null,
    steps: [{ measure_id: first, choice: 'not_for_me' }],
  })
})

it('makes the order in sight the person’s own when they move a step of it, which a budget does not let them', () => {
  const { result } = open()
  act(() => result.current.actions.orderBy('lowest_cost'))
  const [one = '', two = '', ...rest] = result.current.plan.measureIds
  act(() => result.current.actions.move?.(one, 1))
  expect(result.current.trial).toBeNull()
  expect(result.current.report.savedPlan).toMatchObject({ order: 'own', own_order: [two, one, ...rest] })
  act(() => result.current.actions.orderBy('budget'))
  expect(result.current.actions.move).toBeUndefined()
  expect(result.current.orders).toContain('own')
  act(() => result.current.actions.orderBy('own'))
  expect(result.current.plan.measureIds).toEqual([two, one, ...rest])
})

it('fits a budget by what the steps cost after their incentives', () => {
  const amount_formula = { parts: [{ kind: 'percent' as const, percent: '100' }], never_above_cost: true }
  const paid = sampleIncentive({ measure_ids: ['attic_insulation'], amount_formula })
  const { result, ids } = open({ incentives: [paid] })
  expect(ids).toContain('attic_insulation')
  act(() => result.current.actions.orderBy('budget'))
  act(() => result.current.actions.budget(0))
  expect(result.current.plan.measureIds).toEqual(['attic_insulation'])
})
