import { CHECK_PENDING } from '@hearthlight/domain/accounts/sign-in'
import { features } from '@hearthlight/domain/partner/features'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { findCustomer } from './user-store.ts'

/** An email nobody has is answered like a confirmed one: the sign-in that follows then refuses it like any other. */
export async function checkConfirmation({ db }: Pick<AccountDeps, 'db'>, scope: Scope, email: string) {
  const user = await findCustomer(db, scope, email)
  const isPending =
    features(scope.partner.config, null).emailVerification && user?.email_confirmed_at === null
  return {
    user_confirmed: !isPending,
    confirmation_token: isPending ? (CHECK_PENDING as typeof CHECK_PENDING) : null,
  }
}
