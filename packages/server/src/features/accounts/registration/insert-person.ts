import type { ExtraInfo, OwnExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import type { Scope } from '../../../platform/scope.ts'
import { fieldProblem } from '../profile/field-problem.ts'
import { loggedUser } from '../profile/profile-change.ts'
import { insertUser, type NewUser, type User } from '../user-store.ts'
import type { newPerson } from './new-person.ts'

export type GivenPerson = ReturnType<typeof newPerson> & {
  readonly password_hash: string | null
  readonly account: UtilityAccount | undefined
  readonly extra_info: OwnExtraInfo | undefined
  readonly adminId: string | null
}

/** Everything that holds for a new customer, however they came: sync state, audit, one account per email. */
export async function insertPerson(db: PartnerDb, scope: Scope, given: GivenPerson): Promise<User> {
  try {
    return await change(db, scope, { action: 'user.create', record: { type: 'user' } }, async (db) => {
      const user = await insertUser(db, scope, newCustomer(scope, given))
      const { who_dunnit_admin_id } = user
      return { result: user, id: user.id, after: { ...loggedUser(user), who_dunnit_admin_id } }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw fieldProblem('accounts.email-taken', EMAIL)
    if (isUniqueViolation(error, 'users_account')) throw new Problem('accounts.email-taken')
    throw error
  }
}

const EMAIL = '/user/email'

/** Whether the account was refused because somebody has its address. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Problem &&
  error.code === 'accounts.email-taken' &&
  error.fields.some(({ pointer }) => pointer === EMAIL)

export function newCustomer(
  scope: Pick<Scope, 'partner'>,
  { account, extra_info, adminId, ...person }: GivenPerson,
): NewUser {
  return {
    ...person,
    user_type: 'customer',
    partner_account_id: account?.accountId ?? null,
    third_party_signup: false,
    email_confirmed_at: null,
    who_dunnit_admin_id: adminId,
    extra_info: { ...startOfSync(scope, account), ...withoutUndefined(extra_info) },
  }
}

/** On a partner that synchronises accounts, a person is synced by what they verified, or looked up at the first visit. */
export function startOfSync(scope: Pick<Scope, 'partner'>, account?: UtilityAccount): Partial<ExtraInfo> {
  if (!features(scope.partner.config, null).accountSync) return {}
  if (account) return { is_fulfill_sync: true, fulfill_site_permission: account.site_permission }
  return { is_fulfill_sync: true, verification_step: 'email_search' }
}

const withoutUndefined = (given: OwnExtraInfo | undefined): Partial<ExtraInfo> =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))
