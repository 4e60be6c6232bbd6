import { type AuditStep, asStaff, call, NEW_PASSWORD, test } from '../../../testing/audit-walk.ts'
import { addAuthenticator } from '../../../testing/browsers/add-authenticator.ts'

const STAFF_PATH = '/api/admin/v1/staff'
const ROLES_PATH = '/api/admin/v1/staff_roles'
let colleague = ''
let role = ''
const inviteWalked = async (email: string) => {
  const answer = await asStaff('POST', STAFF_PATH, { email, name: 'Ida Walker', role })
  colleague = answer.json().data.id
  return answer
}

export const colleagueSteps: readonly AuditStep[] = [
  [
    `POST ${ROLES_PATH}`,
    'role.create',
    async () => {
      const answer = await asStaff('POST', ROLES_PATH, { name: 'Walkers', permissions: ['jobs'] })
      role = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${ROLES_PATH}/:id`,
    'role.change',
    () => asStaff('PUT', `${ROLES_PATH}/${role}`, { name: 'Walkers', permissions: ['exports'], revision: 1 }),
  ],
  [
    'PUT /api/v1/auth/admin_sessions/language',
    'staff.set-language',
    async () =>
      call(
        'PUT',
        '/api/v1/auth/admin_sessions/language',
        { language: 'en' },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [`POST ${STAFF_PATH}`, 'staff.invite', () => inviteWalked('withdrawn@lakeshore.test')],
  [
    `POST ${STAFF_PATH}/:id/invitation`,
    'staff.invite-again',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/invitation`),
  ],
  [
    `DELETE ${STAFF_PATH}/:id/invitation`,
    'staff.withdraw',
    () => asStaff('DELETE', `${STAFF_PATH}/${colleague}/invitation`),
  ],
  [
    'POST /api/v1/auth/admin_sessions/invitation',
    'staff.join',
    async () => {
      await inviteWalked('walked-colleague@lakeshore.test')
      const mail = (await test.mailbox()).find(({ to }) => to === 'walked-colleague@lakeshore.test')
      const token = /invitation[?]t=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      const chosen = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
      return asStaff('POST', '/api/v1/auth/admin_sessions/invitation', { token, name: 'Ida', ...chosen })
    },
  ],
  [
    `PUT ${STAFF_PATH}/:id`,
    'staff.change',
    async () => {
      const { revision } = (await asStaff('GET', `${STAFF_PATH}/${colleague}`)).json().data.attributes
      return asStaff('PUT', `${STAFF_PATH}/${colleague}`, { name: 'Ida W.', role: 'it', revision })
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/email`,
    'staff.ask-address',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/email`, { email: 'dropped@lakeshore.test' }),
  ],
  [
    `DELETE ${STAFF_PATH}/:id/email`,
    'staff.drop-address',
    () => asStaff('DELETE', `${STAFF_PATH}/${colleague}/email`),
  ],
  [
    'POST /api/v1/auth/admin_sessions/address',
    'staff.change-address',
    async () => {
      await asStaff('POST', `${STAFF_PATH}/${colleague}/email`, { email: 'walked-on@lakeshore.test' })
      const mail = (await test.mailbox()).find(({ to }) => to === 'walked-on@lakeshore.test')
      const token = /email[?]t=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      return asStaff('POST', '/api/v1/auth/admin_sessions/address', { token })
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/reset_second_factor`,
    'staff.reset-second-factor',
    async () => {
      await addAuthenticator(test.db, 'walked-on@lakeshore.test')
      return asStaff('POST', `${STAFF_PATH}/${colleague}/reset_second_factor`)
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/switch_off`,
    'staff.switch-off',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/switch_off`),
  ],
  [
    `POST ${STAFF_PATH}/:id/switch_on`,
    'staff.switch-on',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/switch_on`),
  ],
  [`DELETE ${ROLES_PATH}/:id`, 'role.delete', () => asStaff('DELETE', `${ROLES_PATH}/${role}`)],
]
