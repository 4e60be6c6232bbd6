import type { QueueRow } from '@hearthlight/domain/applications/queue/queue'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { QueueScreen } from './queue-screen.tsx'

beforeEach(() => bootForTest())

const AT = '2026-06-15T18:00:00.000Z'
const row = (number: number, applicant: string, unread: QueueRow['unread']) => ({
  id: `a${number}`,
  type: 'applications',
  attributes: {
    number,
    applicant,
    unread,
    address: '418 Birchwood Lane',
    program: 'Heat pumps',
    status: 'submitted',
    status_name: 'Submitted',
    turn: 'review',
    waits_for_second: false,
    reviewer: null,
    amount: null,
    submitted_at: AT,
    status_at: AT,
    updated_at: AT,
    days: 1,
    promised_days: null,
    is_late: false,
    answer_by: null,
  },
})

it('marks what is new since it was last opened, and why, and counts the rules that are met', async () => {
  serveCalls({
    'GET /api/admin/v1/application_queue': () =>
      one('application_queue', '1', {
        counts: { review: 4, mine: 0, second: 0, late: 0, applicant: 0, payment: 0, all: 4 },
        statuses: [],
        programs: [],
        reviewers: [],
        own_id: 'rae',
      }),
    'GET /api/admin/v1/applications': () =>
      Response.json({
        data: [
          row(7, 'Nora Lindqvist', 'message'),
          row(8, 'Ida Berg', null),
          row(9, 'Ana Prado', 'change'),
          row(10, 'Luc Roy', 'assigned'),
        ],
        meta: { next: null, previous: null, total: 4 },
      }),
    'GET /api/admin/v1/saved_views': () => many('saved_views', []),
    'GET /api/admin/v1/application_queue/rules_met': () =>
      Response.json({
        data: [
          { id: 'a8', type: 'rules_met', attributes: { met: 0, of: 0 } },
          { id: 'a7', type: 'rules_met', attributes: { met: 4, of: 6 } },
        ],
      }),
  })
  render(
    <InConsole path="/admin/applications">
      <QueueScreen />
    </InConsole>,
  )
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  expect((await rowOf('Nora Lindqvist')).getByText('New message')).toBeDefined()
  expect((await rowOf('Ana Prado')).getByText('New answer or document')).toBeDefined()
  expect((await rowOf('Luc Roy')).getByText('Newly assigned to you')).toBeDefined()
  expect((await rowOf('Ida Berg')).queryByText(/^New/)).toBeNull()
  expect(await (await rowOf('Nora Lindqvist')).findByText('4 of 6')).toBeDefined()
  expect((await rowOf('Ida Berg')).queryByText(/ of /)).toBeNull()
})
