import type {
  AccountVerification,
  AccountVerificationResult,
} from '@hearthlight/domain/accounts/account-verification'
import { maskedEmail } from '@hearthlight/domain/accounts/masked-email'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { AccountDeps } from '../account-deps.ts'
import { proveAccount } from '../registration/prove-account.ts'
import { findUserOfAccount } from '../user-store.ts'

/** The first step of integrated sign-up; elsewhere nobody asks. */
export async function verifyAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret' | 'accountSystem'>,
  scope: Scope,
  asked: AccountVerification,
  address: string,
): Promise<AccountVerificationResult> {
  if (!features(scope.partner.config, null).integratedSignUp) throw new Problem('shared.not-found')
  const account = await proveAccount(deps, scope, asked, address)
  if (account === undefined) {
    const warning = translator(scope.language, scope.partner.config)('accounts:verification.warning')
    return { success: false, userExist: false, accountId: asked.accountId, email: null, warning }
  }
  const userExist =
    (await inPartner(deps.db, scope, (db) => findUserOfAccount(db, scope, account.accountId))) !== undefined
  return {
    success: !userExist,
    userExist,
    accountId: account.accountId,
    email: account.email === null ? null : maskedEmail(account.email),
    warning: null,
  }
}
