import { type AuditStep, asStaff, test } from '../../../testing/audit-walk.ts'

let run = ''

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/recalculations',
    'recalculation.start',
    async () => {
      await test.db.updateTable('virtual_audits').set({ engine_version: 'old', basis: 'old' }).execute()
      const answer = await asStaff('POST', '/api/admin/v1/recalculations')
      run = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/recalculations/:id/cancel',
    'recalculation.cancel',
    async () => asStaff('POST', `/api/admin/v1/recalculations/${run}/cancel`),
  ],
  [
    'POST /api/admin/v1/homes/:id/recalculation',
    'assessment.renew',
    async () => {
      const { building_id } = await test.db
        .selectFrom('virtual_audits')
        .select('building_id')
        .where('partner_id', '=', test.partners.lakeshore.id)
        .executeTakeFirstOrThrow()
      return asStaff('POST', `/api/admin/v1/homes/${building_id}/recalculation`)
    },
  ],
]
