import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'
import { EmailAddress } from '../email-address.ts'
import { Password } from '../password-rule.ts'

/** One permission per section of the console, the second voice on large amounts, and the one the spec names. */
export const ADMIN_PERMISSIONS = [
  'applications',
  'second_approval',
  'payments',
  'users',
  'login_as',
  'buildings',
  'advisors',
  'programs',
  'partner',
  'accounts_import',
  'readings_import',
  'exports',
  'audit_log',
  'jobs',
  'outward',
  'savings',
  'staff',
  'AppliedOfferRestrictedDataAccess',
] as const
export const AdminPermission = z.enum(ADMIN_PERMISSIONS)
export type AdminPermission = z.infer<typeof AdminPermission>

const ConsoleLanguage = z
  .enum(LANGUAGES)
  .nullable()
  .describe('In which the console speaks, whatever those of the partner; null is the language of the browser')
export const SetConsoleLanguage = z.strictObject({ language: ConsoleLanguage })

export const AdminSession = z.object({
  name: z.string(),
  email: z.string(),
  operator: z.boolean().describe('Manages every partner'),
  language: ConsoleLanguage.default(null),
  default_permissions: z.array(AdminPermission),
  additional_permissions: z.array(AdminPermission),
  fullPermissions: z.array(AdminPermission).describe('Default and additional together'),
  token: z.string().optional(),
})
export type AdminSession = z.infer<typeof AdminSession>
export const AdminSessionResponse = One('admin_session', AdminSession)

export const AdminCredentials = z.object({ email: EmailAddress, password: Password.min(1) })

export function fullPermissions(
  byDefault: readonly AdminPermission[],
  additional: readonly AdminPermission[],
): AdminPermission[] {
  return ADMIN_PERMISSIONS.filter(
    (permission) => byDefault.includes(permission) || additional.includes(permission),
  )
}
