import { type AuditStep, call, home } from '../../../testing/audit-walk.ts'

let share = ''

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/report_shares',
    'report_share.create',
    async () => {
      const answer = await call('POST', '/api/v1/report_shares', { building_id: home, days: 30 })
      share = answer.json().data.id
      return answer
    },
  ],
  [
    'DELETE /api/v1/report_shares/:id',
    'report_share.withdraw',
    () => call('DELETE', `/api/v1/report_shares/${share}`),
  ],
  [
    'PUT /api/v1/virtual_audit/plans/:building_id',
    'report_plan.keep',
    () =>
      call('PUT', `/api/v1/virtual_audit/plans/${home}`, {
        order: 'build_order',
        budget_cents: null,
        steps: [],
      }),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/v1/shared_reports': 'reads',
}
