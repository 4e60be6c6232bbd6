import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

const SCHEDULES = '/api/admin/v1/export_schedules'
let scheduleId = ''

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/exports',
    'export.make',
    () =>
      asStaff('POST', '/api/admin/v1/exports', {
        what: 'people',
        columns: ['email'],
        kind: 'csv',
        bom: false,
        purpose: 'Walked',
      }),
  ],
  [
    `POST ${SCHEDULES}`,
    'export-schedule.add',
    async () => {
      const answer = await asStaff('POST', SCHEDULES, {
        what: 'people',
        columns: ['email'],
        kind: 'csv',
        bom: false,
        purpose: 'Walked',
        rhythm: 'week',
      })
      scheduleId = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${SCHEDULES}/:id`,
    'export-schedule.pause',
    () => asStaff('PUT', `${SCHEDULES}/${scheduleId}`, { is_paused: true }),
  ],
  [
    `DELETE ${SCHEDULES}/:id`,
    'export-schedule.remove',
    () => asStaff('DELETE', `${SCHEDULES}/${scheduleId}`),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/export_previews': 'says what a file would hold',
}
