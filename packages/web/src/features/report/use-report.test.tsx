import { classified } from '@hearthlight/domain/incentives/classified-incentive'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { buildingQuery } from '../../api/buildings-api.ts'
import { auditQuery, refreshAudits } from '../../api/virtual-audits-api.ts'
import { chooseBuilding } from '../../home/current-building.ts'
import { queryClient } from '../../platform/queries.ts'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { heldResponse, many, one, refusal, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { useReport } from './use-report.ts'

const ID = SAMPLE_HOME.id
const AUDIT_ID = 'audit-1'
const ASSESSED = { ...SAMPLE_HOME, extra_info: { ...SAMPLE_HOME.extra_info, virtual_audit: AUDIT_ID } }
const AUDIT = sampleAudit({})
const PLAN: ReportPlan = {
  order: 'own',
  budget_cents: null,
  steps: [{ measure_id: 'led_lighting', choice: 'not_for_me' }],
}
const INCENTIVE = sampleIncentive()

const BUILDING_CALL = 'GET /api/v1/buildings/current'
const AUDIT_CALL = `GET /api/v1/virtual_audit/virtual_audits/${AUDIT_ID}`
const PLAN_CALL = `GET /api/v1/virtual_audit/plans/${ID}`
const OFFERS_CALL = 'GET /api/v2/offers'

/** Which building was asked for by its id; null is the one worked on last. */
let askedFor: Array<string | null> = []
let server: Served

beforeEach(async () => {
  askedFor = []
  server = serveCalls({
    [BUILDING_CALL]: ({ query }) => {
      askedFor.push(query.get('building_id'))
      return one('buildings', ID, ASSESSED)
    },
    [AUDIT_CALL]: () => one('virtual_audits', AUDIT_ID, AUDIT),
    [PLAN_CALL]: () => one('report_plans', ID, { plan: PLAN, updated_at: '2026-11-15T12:00:00Z' }),
    [OFFERS_CALL]: () => many('offers', [classified(INCENTIVE, null)]),
    'GET /api/v1/subsidies': () => many('subsidies', []),
  })
  await bootForTest({}, SOMEBODY)
})

/** The state of the report, and what of the audit the same drawing has. */
function open(path = '/home-overview') {
  const wrapper = ({ children }: { children: ReactNode }) => <WithApp path={path}>{children}</WithApp>
  const { result } = renderHook(
    () => ({
      state: useReport(),
      audit: useQuery({ ...auditQuery(AUDIT_ID), enabled: false }),
    }),
    { wrapper },
  )
  return result
}
type Opened = ReturnType<typeof open>
const shows = (result: Opened, kind: Opened['current']['state']['kind']) =>
  waitFor(() => expect(result.current.state.kind).toBe(kind))

const READY = { building: ASSESSED, audit: AUDIT, savedPlan: PLAN, incentives: [INCENTIVE] }

it('shows the home with its audit, the plan the person saved and the incentives', async () => {
  const result = open()
  await shows(result, 'ready')
  expect(result.current.state).toEqual({ kind: 'ready', report: READY })
})

it('is about the home of the address, else the one this device works on, else the last one', async () => {
  await shows(open(), 'ready')
  cleanup()
  chooseBuilding({ id: 'of-this-device', auditMode: 'lite' })
  await shows(open(), 'ready')
  cleanup()
  await shows(open('/home-overview?buildingId=of-the-address'), 'ready')
  expect(askedFor).toEqual([null, 'of-this-device', 'of-the-address'])
})

it('leads back to the list when there is no such home', async () => {
  server.change({ [BUILDING_CALL]: () => refusal(404, 'Not found') })
  await shows(open(), 'no-building')
})

it('leads back to the list, and asks for no result, while the home is not assessed', async () => {
  server.change({ [BUILDING_CALL]: () => one('buildings', ID, SAMPLE_HOME) })
  await shows(open(), 'no-audit')
  expect(server.calls.filter((call) => call.includes('/virtual_audits/'))).toEqual([])
})

it('waits for a home that was remembered from before it was assessed', async () => {
  queryClient.setQueryData(buildingQuery(undefined).queryKey, SAMPLE_HOME)
  const result = open()
  expect(result.current.state.kind).toBe('loading')
  await shows(result, 'ready')
})

it.each([
  ['the saved plan', PLAN_CALL, () => one('report_plans', ID, { plan: PLAN, updated_at: null })],
  ['the incentives', OFFERS_CALL, () => many('offers', [classified(INCENTIVE, null)])],
])('waits for %s, so that what is shown first is not changed a moment later', async (_what, call, answer) => {
  const held = heldResponse()
  server.change({ [call]: held.answer })
  const result = open()
  await waitFor(() => expect(result.current.audit.data).toEqual(AUDIT))
  expect(result.current.state.kind).toBe('loading')
  held.give(answer())
  await shows(result, 'ready')
  expect(result.current.state).toEqual({ kind: 'ready', report: READY })
})

it('shows the report without a plan and without incentives that could not be loaded', async () => {
  server.change({ [PLAN_CALL]: () => refusal(500, 'Broken'), [OFFERS_CALL]: () => refusal(500, 'Broken') })
  const result = open()
  await shows(result, 'ready')
  expect(result.current.state).toEqual({
    kind: 'ready',
    report: { ...READY, savedPlan: null, incentives: [] },
  })
})

it('does not ask for incentives where the partner has none', async () => {
  await bootForTest({ settings: { enable_incentives: false } }, SOMEBODY)
  const result = open()
  await shows(result, 'ready')
  expect(result.current.state).toMatchObject({ report: { incentives: [] } })
  expect(server.calls).not.toContain(OFFERS_CALL)
})

it('says when the result could not be loaded, and shows it when it is tried again', async () => {
  server.change({ [AUDIT_CALL]: () => refusal(500, 'Broken') })
  const before = Date.now()
  const result = open()
  await shows(result, 'failed')
  const failed = result.current.state
  if (failed.kind !== 'failed') throw new Error('it did not fail')
  expect(failed.failedAt.getTime()).toBeGreaterThanOrEqual(before)

  server.change({ [AUDIT_CALL]: () => one('virtual_audits', AUDIT_ID, AUDIT) })
  act(failed.retry)
  await shows(result, 'ready')
})

it('keeps the report on the screen when the result cannot be loaded once more', async () => {
  const result = open()
  await shows(result, 'ready')
  server.change({ [AUDIT_CALL]: () => refusal(500, 'Broken') })
  await act(() => refreshAudits())
  await waitFor(() => expect(result.current.audit.isError).toBe(true))
  expect(result.current.state).toEqual({ kind: 'ready', report: READY })
})
