import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../platform/queries.ts'
import { changePlan, flushPlan, planQuery } from './plans-api.ts'
import { loadReportPdf } from './reports-api.ts'

const plan = (budget_cents: number): ReportPlan => ({ order: 'budget', budget_cents, steps: [] })

/** The server of these tests: a saved plan, and the calls it saw. */
let saved: ReportPlan | null = null
let calls: string[] = []
let isSignedIn = true

beforeEach(() => {
  saved = null
  calls = []
  isSignedIn = true
  queryClient.clear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method ?? 'GET'} ${new URL(url, window.location.href).pathname}`)
    if (!isSignedIn)
      return Response.json({ errors: [{ status: '401', code: 'x', title: 'Sign in' }] }, { status: 401 })
    if (init.method === 'PUT') saved = JSON.parse(String(init.body))
    if (String(url).includes('/reports/')) return new Response('%PDF-')
    const attributes = { plan: saved, updated_at: saved === null ? null : '2026-01-01T00:00:00Z' }
    return Response.json({ data: { id: 'b', type: 'report_plans', attributes }, meta: {} })
  })
})

/** What a page that opens now shows. */
const shown = async (id: string) =>
  (await queryClient.fetchQuery({ ...planQuery(id), staleTime: 30_000 })).plan

it('another page shows a plan that was changed a moment ago, before and after it is saved', async () => {
  expect(await shown('b1')).toBeNull()
  changePlan('b1', plan(100))
  expect(await shown('b1')).toEqual(plan(100))
  await flushPlan('b1')
  expect(await shown('b1')).toEqual(plan(100))
  expect(saved).toEqual(plan(100))
})

it('a plan asked for anew while a change waits is the changed one', async () => {
  changePlan('b2', plan(200))
  const asked = await queryClient.fetchQuery({ ...planQuery('b2'), staleTime: 0 })
  expect(saved).toBeNull()
  expect(asked.plan).toEqual(plan(200))
})

it('the PDF is made of the plan on the screen', async () => {
  changePlan('b3', plan(300))
  await loadReportPdf('b3')
  expect(calls).toEqual(['PUT /api/v1/virtual_audit/plans/b3', 'GET /api/v2/reports/b3'])
})

it('a change that met an ended session is sent once the person is back', async () => {
  isSignedIn = false
  changePlan('b4', plan(400))
  await flushPlan('b4')
  expect(saved).toBeNull()
  isSignedIn = true
  // The end of a session forgets what was loaded in it.
  queryClient.clear()
  expect(await shown('b4')).toEqual(plan(400))
  await flushPlan('b4')
  expect(saved).toEqual(plan(400))
})
