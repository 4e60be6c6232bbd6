import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/mails/:id/resend',
    'mail.resend',
    async () => {
      const { data } = (await asStaff('GET', '/api/admin/v1/mails?limit=100')).json()
      type Row = { id: string; attributes: { is_kept: boolean } }
      const kept = data.find(({ attributes }: Row) => attributes.is_kept)
      return asStaff('POST', `/api/admin/v1/mails/${kept.id}/resend`)
    },
  ],
]
