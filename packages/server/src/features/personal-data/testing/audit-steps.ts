import { type AuditStep, again, call, PASSWORD, test } from '../../../testing/audit-walk.ts'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/users/:id/erasure',
    'user.erase',
    async () => {
      const confirm = 'tester@lakeshore.test'
      const { id } = await test.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', confirm)
        .executeTakeFirstOrThrow()
      const as = await test.signIn('admin@lakeshore.test')
      return call('POST', `/api/admin/v1/users/${id}/erasure`, { confirm }, as)
    },
  ],
  [
    'POST /api/v1/users/erasure',
    'user.erase',
    async () =>
      call(
        'POST',
        '/api/v1/users/erasure',
        { erasure_password: PASSWORD },
        await again('walked@lakeshore.test'),
      ),
  ],
]
