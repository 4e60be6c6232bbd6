import type { AuditStep } from '../../../testing/audit-walk.ts'
import { accountSyncSteps } from './account-sync-steps.ts'
import { colleagueSteps } from './colleague-steps.ts'
import { importSteps } from './import-steps.ts'
import { ownAccountSteps } from './own-account-steps.ts'
import { peopleSteps } from './people-steps.ts'
import { staffSteps } from './staff-steps.ts'

export const auditSteps: readonly AuditStep[] = [
  ...importSteps,
  ...colleagueSteps,
  ...peopleSteps,
  ...ownAccountSteps,
  ...accountSyncSteps,
  ...staffSteps,
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/v1/auth/user_sessions/check_confirmation': 'reads',
  'POST /api/v1/users/account_verification': 'reads, and counts tries',
  'POST /api/v1/auth/forgot_password': 'asks for a mail; choosing the password leaves the line',
  'POST /api/v1/auth/admin_sessions/forgot_password':
    'asks for a mail; choosing the password leaves the line',
  'POST /api/v1/auth/admin_sessions/invitation/look': 'reads',
  'POST /api/v1/auth/admin_sessions/address/look': 'reads',
  'POST /api/admin/v1/security/passkeys/options':
    'a challenge of minutes; adding the passkey leaves the line',
  'POST /api/admin/v1/second_step/passkey_options': 'a challenge of minutes; the sign-in leaves the line',
  'POST /api/admin/v1/security/proof': 'notes in the session when the password was last given',
  'POST /api/v1/auth/sso/saml/acs': 'keeps a ticket of minutes; finishing the sign-in leaves the line',
}
