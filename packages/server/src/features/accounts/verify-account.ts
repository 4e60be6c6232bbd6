import type {
  AccountVerification,
  AccountVerificationResult,
} from '@hearthlight/domain/accounts/account-verification'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import type { AccountDeps } from './account-deps.ts'
import { findUserOfAccount } from './user-store.ts'

/** Who knows the account id and an address of it holds a bill of it: that is the proof the partner asks for. */
export async function verifyAccount(
  { db, accountSystem }: Pick<AccountDeps, 'db' | 'accountSystem'>,
  scope: Scope,
  asked: AccountVerification,
): Promise<AccountVerificationResult> {
  const account = await accountSystem.verify(scope, asked)
  if (account === undefined) {
    const warning = translator(scope.language, scope.partner.config)('accounts:verification.warning')
    return { success: false, userExist: false, accountId: asked.accountId, email: null, warning }
  }
  const userExist = (await findUserOfAccount(db, scope, account.accountId)) !== undefined
  return {
    success: !userExist,
    userExist,
    accountId: account.accountId,
    email: account.email,
    warning: null,
  }
}
