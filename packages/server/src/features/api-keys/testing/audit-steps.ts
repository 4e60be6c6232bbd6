import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

let key = ''

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/api_keys',
    'api-key.make',
    async () => {
      const answer = await asStaff('POST', '/api/admin/v1/api_keys', { name: 'Walked', scopes: ['homes'] })
      key = answer.json().data.id
      return answer
    },
  ],
  [
    'DELETE /api/admin/v1/api_keys/:id',
    'api-key.revoke',
    () => asStaff('DELETE', `/api/admin/v1/api_keys/${key}`),
  ],
]
