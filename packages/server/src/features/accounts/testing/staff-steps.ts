import {
  type AuditStep,
  again,
  call,
  lakeshore,
  later,
  mailed,
  NEW_PASSWORD,
  now,
  PASSWORD,
  test,
} from '../../../testing/audit-walk.ts'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { codeAt, LAKESHORE_SITE, setUpApp, setUpPasskey } from '../../../testing/browsers/console-factors.ts'
import type { softwarePasskey } from '../../../testing/browsers/software-passkey.ts'

let adminId = ''
let passkeyId = ''
const SECURITY = '/api/admin/v1/security'
let admin: ConsoleBrowser
let app: Awaited<ReturnType<typeof setUpApp>>
let passkey: ReturnType<typeof softwarePasskey>
const halfSignedIn = async () => {
  later(1)
  const browser = consoleBrowser(test.app)
  await browser.signIn('admin@lakeshore.test')
  return browser
}
const person = (email: string) => ({
  user: {
    email,
    first_name: 'Ada',
    last_name: 'Byron',
    consent: true,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  },
})
const ownUserId = async (): Promise<string> =>
  (await call('GET', '/api/v1/users', undefined, await again('homeowner@lakeshore.test'))).json().data.id

export const staffSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/auth/admin_sessions',
    'session.begin',
    async () => {
      admin = consoleBrowser(test.app)
      const answer = await admin.signIn('admin@lakeshore.test')
      adminId = (await admin.get('/api/v1/auth/admin_sessions')).json().data.id
      return answer
    },
  ],
  ...['', '/confirm'].map(
    (path, index): AuditStep => [
      `POST ${SECURITY}/authenticator${path}`,
      index === 0 ? 'staff.authenticator-started' : 'staff.authenticator-added',
      async () => {
        later(1)
        app = await setUpApp(admin, now)
        return admin.get(SECURITY)
      },
    ],
  ),
  [
    `POST ${SECURITY}/passkeys`,
    'staff.passkey-added',
    async () => {
      const made = await setUpPasskey(admin)
      passkey = made.passkey
      passkeyId = (await admin.get(SECURITY)).json().data.attributes.passkeys[0].id
      return made.answer
    },
  ],
  [
    `PUT ${SECURITY}/passkeys/:id`,
    'staff.passkey-renamed',
    () => admin.put(`${SECURITY}/passkeys/${passkeyId}`, { name: 'Walked' }),
  ],
  [
    `POST ${SECURITY}/recovery_codes`,
    'staff.recovery-codes-made',
    async () => {
      const answer = await admin.post(`${SECURITY}/recovery_codes`)
      app = { ...app, codes: answer.json().data.attributes.recovery_codes }
      return answer
    },
  ],
  [
    'POST /api/admin/v1/second_step/passkey',
    'staff.passkey-used',
    async () => {
      const browser = await halfSignedIn()
      const { challenge } = (await browser.post('/api/admin/v1/second_step/passkey_options')).json().data
        .attributes
      return browser.post('/api/admin/v1/second_step/passkey', passkey.use({ challenge, ...LAKESHORE_SITE }))
    },
  ],
  [
    'POST /api/admin/v1/second_step/code',
    'staff.code-used',
    async () => {
      const browser = await halfSignedIn()
      return browser.post('/api/admin/v1/second_step/code', { code: codeAt(app.secret, now) })
    },
  ],
  [
    'POST /api/admin/v1/second_step/recovery_code',
    'staff.recovery-code-used',
    async () => {
      admin = await halfSignedIn()
      return admin.post('/api/admin/v1/second_step/recovery_code', { code: app.codes[0] })
    },
  ],
  [
    `DELETE ${SECURITY}/passkeys/:id`,
    'staff.passkey-removed',
    () => admin.delete(`${SECURITY}/passkeys/${passkeyId}`),
  ],
  [
    `DELETE ${SECURITY}/authenticator`,
    'staff.authenticator-removed',
    () => admin.delete(`${SECURITY}/authenticator`),
  ],
  [
    'POST /api/admin/v1/login_as_tokens',
    'user.login-as',
    async () =>
      admin.post('/api/admin/v1/login_as_tokens', {
        user_id: await ownUserId(),
        reason: 'Asked by phone to walk',
      }),
  ],
  [
    'DELETE /api/admin/v1/users/:id/sessions',
    'session.end-all',
    async () => admin.delete(`/api/admin/v1/users/${await ownUserId()}/sessions`),
  ],
  [
    `DELETE ${SECURITY}/sessions/:id`,
    'session.end',
    async () => {
      await consoleBrowser(test.app).signIn('admin@lakeshore.test')
      const { data } = (await admin.get(`${SECURITY}/sessions`)).json()
      const other = data.find(
        ({ attributes }: { attributes: { is_current: boolean } }) => !attributes.is_current,
      )
      return admin.delete(`${SECURITY}/sessions/${other.id}`)
    },
  ],
  [
    `POST ${SECURITY}/password`,
    'staff.set-password',
    () =>
      admin.post(`${SECURITY}/password`, {
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      }),
  ],
  [
    'POST /api/v1/auth/admin_sessions/update_password',
    'staff.set-password',
    async () => {
      await admin.post('/api/v1/auth/admin_sessions/forgot_password', { email: 'admin@lakeshore.test' })
      return admin.post('/api/v1/auth/admin_sessions/update_password', {
        password: `${NEW_PASSWORD} again`,
        password_confirmation: `${NEW_PASSWORD} again`,
        reset_password_token: await mailed(/\/admin\/password\?t=([\w-]+)/),
      })
    },
  ],
  [
    'DELETE /api/v1/auth/admin_sessions/1',
    'session.end',
    async () => {
      await admin.signIn('admin@lakeshore.test', `${NEW_PASSWORD} again`)
      return admin.delete('/api/v1/auth/admin_sessions/1')
    },
  ],
  [
    'POST /api/v1/auth/registrations',
    'user.create',
    () => call('POST', '/api/v1/auth/registrations', person('walked@tejo.test'), { host: 'tejo.localhost' }),
  ],
  [
    'POST /api/v1/auth/registrations/no_login',
    'user.create',
    () => call('POST', '/api/v1/auth/registrations/no_login', person('walked2@lakeshore.test'), lakeshore),
  ],
  [
    'GET /api/v1/auth/user_sessions/email_verification',
    'user.confirm-email',
    async () =>
      call(
        'GET',
        `/api/v1/auth/user_sessions/email_verification?token=${await mailed(/[?&]token=([\w-]+)/)}`,
        undefined,
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/auth/admin_user_sign_up',
    'user.create',
    () =>
      call(
        'POST',
        '/api/v1/auth/admin_user_sign_up',
        {
          user: {
            email: 'walked3@lakeshore.test',
            first_name: 'Ivy',
            last_name: 'Stone',
            consent: true,
            who_dunnit_admin_id: adminId,
          },
        },
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/auth/user_update_password',
    'user.set-password',
    async () =>
      call(
        'POST',
        '/api/v1/auth/user_update_password',
        {
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
          reset_password_token: await mailed(/update-password\?t=([\w-]+)/),
        },
        lakeshore,
      ),
  ],
]
