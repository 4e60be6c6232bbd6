import {
  type AuditStep,
  asStaff,
  call,
  inDays,
  lakeshore,
  mailed,
  test,
} from '../../../testing/audit-walk.ts'
import { addApplication, addTimeslot, advisorOf } from '../../../testing/visits.ts'

let application = ''
const bookIn = async (days: number) =>
  call('POST', '/api/v1/assignment_scheduleplan_timeslot', {
    project_id: application,
    schedule_plan_timeslot_id: await addTimeslot(test, inDays(days)),
  })
const visitLink = async () => ({ token: await mailed(/\/visit#(\S+)/) })

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/assignment_scheduleplan_timeslot',
    'visit.book',
    async () => {
      application = await addApplication(test)
      return bookIn(40)
    },
  ],
  [
    'DELETE /api/v1/visits/:project_id',
    'visit.cancel',
    () => call('DELETE', `/api/v1/visits/${application}`),
  ],
  [
    'POST /api/v1/visit_links/move',
    'visit.book',
    async () => {
      await bookIn(41)
      const schedule_plan_timeslot_id = await addTimeslot(test, inDays(42))
      return call('POST', '/api/v1/visit_links/move', { ...(await visitLink()), schedule_plan_timeslot_id })
    },
  ],
  [
    'POST /api/v1/visit_links/cancel',
    'visit.cancel',
    async () => call('POST', '/api/v1/visit_links/cancel', await visitLink(), lakeshore),
  ],
  [
    'POST /api/admin/v1/timeslots',
    'timeslots.create',
    async () =>
      asStaff('POST', '/api/admin/v1/timeslots', {
        energy_advisor_ids: [await advisorOf(test)],
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        times: ['09:00'],
        minutes: 60,
        every: 1,
        from: inDays(60).slice(0, 10),
        to: inDays(61).slice(0, 10),
        title: 'Home visit',
        is_dry_run: false,
      }),
  ],
  [
    'PUT /api/admin/v1/timeslots/:id',
    'timeslot.change',
    async () => {
      const { advisors } = (
        await asStaff('GET', `/api/admin/v1/advisor_weeks/${inDays(60).slice(0, 10)}`)
      ).json().data.attributes
      const advisor = await advisorOf(test)
      const [slot] = advisors.find(({ id }: { id: string }) => id === advisor).slots
      const { start_at, finish_at } = slot
      return asStaff('PUT', `/api/admin/v1/timeslots/${slot.id}`, {
        day: inDays(60).slice(0, 10),
        time: '15:00',
        minutes: 60,
        title: 'Home visit',
        seen: { start_at, finish_at, booking_id: null },
      })
    },
  ],
  [
    'POST /api/admin/v1/timeslot_removals',
    'timeslots.remove',
    async () => {
      const [from, to] = [inDays(60).slice(0, 10), inDays(61).slice(0, 10)]
      const days_off = { energy_advisor_id: await advisorOf(test), from, to, reason: 'away' }
      return asStaff('POST', '/api/admin/v1/timeslot_removals', { timeslot_ids: [], days_off, bookings: [] })
    },
  ],
  [
    'DELETE /api/admin/v1/advisor_days_off/:id',
    'advisor.work-again',
    async () => {
      const { id } = await test.db
        .selectFrom('advisor_days_off')
        .select('id')
        .where('energy_advisor_id', '=', await advisorOf(test))
        .executeTakeFirstOrThrow()
      return asStaff('DELETE', `/api/admin/v1/advisor_days_off/${id}`)
    },
  ],
  [
    'POST /api/admin/v1/bookings/:id/notes',
    'visit.note',
    async () => {
      application = await addApplication(test)
      const { id } = (await bookIn(46)).json().data.attributes.booking
      const note = { content: 'Looked at.', corrections: [], answers_at: null }
      return asStaff('POST', `/api/admin/v1/bookings/${id}/notes`, note)
    },
  ],
  [
    'POST /api/admin/v1/bookings/:id/cancel',
    'visit.cancel',
    async () => {
      application = await addApplication(test)
      const { id } = (await bookIn(45)).json().data.attributes.booking
      return asStaff('POST', `/api/admin/v1/bookings/${id}/cancel`, { sequence: 0 })
    },
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/v1/visit_links/open': 'reads',
  'POST /api/v1/visit_links/timeslots': 'reads',
  'POST /api/admin/v1/timeslot_removals/preview': 'reads',
}
