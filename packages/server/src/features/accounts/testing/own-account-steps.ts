import {
  type AuditStep,
  again,
  call,
  headers,
  lakeshore,
  mailed,
  NEW_PASSWORD,
  PASSWORD,
} from '../../../testing/audit-walk.ts'

let userId = ''

export const ownAccountSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/auth/user_sessions',
    'session.begin',
    () =>
      call(
        'POST',
        '/api/v1/auth/user_sessions',
        { email: 'homeowner@lakeshore.test', password: PASSWORD },
        lakeshore,
      ),
  ],
  [
    'PUT /api/v1/users/:id',
    'user.update',
    async () => {
      userId = (await call('GET', '/api/v1/users')).json().data.id
      return call('PUT', `/api/v1/users/${userId}`, { user: { city: 'Kenosha' } })
    },
  ],
  [
    'PUT /api/v1/users/extra_info/:id',
    'user.change-extra-info',
    () =>
      call('PUT', `/api/v1/users/extra_info/${userId}`, {
        data: { key: 'current_page', value: '/walked' },
      }),
  ],
  [
    'DELETE /api/v1/users/sessions/:id',
    'session.end',
    async () => {
      const mine = headers
      await again('homeowner@lakeshore.test')
      const { data } = (await call('GET', '/api/v1/users/sessions', undefined, mine)).json()
      const other = data.find(
        ({ attributes }: { attributes: { is_current: boolean } }) => !attributes.is_current,
      )
      return call('DELETE', `/api/v1/users/sessions/${other.id}`, undefined, mine)
    },
  ],
  [
    'POST /api/v1/users/change_password',
    'user.set-password',
    async () =>
      call(
        'POST',
        '/api/v1/users/change_password',
        { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        await again('homeowner@lakeshore.test'),
      ),
  ],
  [
    'POST /api/v1/users/change_email',
    'user.ask-email-change',
    async () =>
      call(
        'POST',
        '/api/v1/users/change_email',
        { email: 'walked@lakeshore.test', email_password: PASSWORD },
        await again('new@lakeshore.test'),
      ),
  ],
  [
    'POST /api/v1/users/confirm_email_change',
    'user.change-email',
    async () =>
      call(
        'POST',
        '/api/v1/users/confirm_email_change',
        { token: await mailed(/[?&]change=([\w-]+)/) },
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/users/sign_out_everywhere',
    'session.end-all',
    async () =>
      call('POST', '/api/v1/users/sign_out_everywhere', {}, await again('homeowner@lakeshore.test')),
  ],
  [
    'DELETE /api/v1/auth/user_sessions/1',
    'session.end',
    async () =>
      call('DELETE', '/api/v1/auth/user_sessions/1', undefined, await again('homeowner@lakeshore.test')),
  ],
]
