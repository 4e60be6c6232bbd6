import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { heldResponse, one, refusal, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { ReportPage } from './report-page.tsx'

const AUDIT_ID = 'audit-1'
const AUDIT_CALL = `GET /api/v1/virtual_audit/virtual_audits/${AUDIT_ID}`
const ASSESSED = { ...SAMPLE_HOME, extra_info: { ...SAMPLE_HOME.extra_info, virtual_audit: AUDIT_ID } }

let server: Served

beforeEach(async () => {
  server = serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', ASSESSED.id, ASSESSED),
    [AUDIT_CALL]: () => refusal(500, 'Broken'),
    [`GET /api/v1/virtual_audit/plans/${ASSESSED.id}`]: () =>
      one('report_plans', ASSESSED.id, { plan: null, updated_at: null }),
  })
  await bootForTest({ settings: { enable_incentives: false } }, SOMEBODY)
  render(
    <WithApp path="/home-overview">
      <ReportPage page={() => <p>The report</p>} />
    </WithApp>,
  )
})

const button = () => screen.findByRole('button', { name: 'Try again' })

it('stays on the error while the result is asked for again, with a pending button, then shows the report', async () => {
  const held = heldResponse()
  const pressed = await button()
  server.change({ [AUDIT_CALL]: held.answer })
  expect(pressed.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(pressed)
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'))
  held.give(one('virtual_audits', AUDIT_ID, sampleAudit({})))
  await screen.findByText('The report')
})

it('offers to try once more when it failed again', async () => {
  const held = heldResponse()
  const pressed = await button()
  server.change({ [AUDIT_CALL]: held.answer })
  fireEvent.click(pressed)
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'))
  held.give(refusal(500, 'Broken'))
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull())
})
