import { type AuditStep, call, test } from '../../../testing/audit-walk.ts'

let entered = ''

export const peopleSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/users',
    'user.create',
    async () => {
      const given = { email: 'entered@lakeshore.test', first_name: 'Ida', last_name: 'Walker' }
      const as = await test.signIn('admin@lakeshore.test')
      const answer = await call('POST', '/api/admin/v1/users', given, as)
      entered = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/users/:id/links',
    'user.send-link',
    async () =>
      call(
        'POST',
        `/api/admin/v1/users/${entered}/links`,
        { link: 'create-password' },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [
    'DELETE /api/admin/v1/users/:id/sessions/:session_id',
    'session.end',
    async () => {
      await test.signIn('new@lakeshore.test')
      const { id, subject_id } = await test.db
        .selectFrom('sessions')
        .select(['id', 'subject_id'])
        .where('subject_kind', '=', 'user')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const as = await test.signIn('admin@lakeshore.test')
      return call('DELETE', `/api/admin/v1/users/${subject_id}/sessions/${id}`, undefined, as)
    },
  ],
]
