import type { SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findAdmin } from '../admin-store.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { validateSignUpPassword } from '../passwords/validate-password.ts'
import { validateUserFields } from '../profile/validate-user-fields.ts'
import { type ProofDeps, requireProof } from '../proof-of-work/proof-of-work.ts'
import { findUserOfAccount, type User } from '../user-store.ts'
import { createAccount } from './create-account.ts'
import { newPerson } from './new-person.ts'
import { proveAccount } from './prove-account.ts'

/** Creates an account. With email verification on it must still be confirmed, and the mail for that is on its way. */
export async function signUp(
  deps: Pick<
    AccountDeps,
    'db' | 'now' | 'accountSystem' | 'bringSites' | 'mailLink' | 'requestLink' | 'guests'
  > &
    ProofDeps,
  scope: Scope,
  { user, extra_info, proof }: SignUp,
  { site, address }: { readonly site: string; readonly address: string },
): Promise<User> {
  const allowed = features(scope.partner.config, null)
  if (!allowed.signUp) throw new Problem('accounts.sign-up-closed')
  const { password, password_confirmation: confirmation, email } = user
  validateSignUpPassword(scope, { password, confirmation, email })
  const account = allowed.integratedSignUp ? await verifiedAccount(deps, scope, user, address) : undefined
  const person = newPerson(scope, user, account)
  const { fields, profile_fields } = scope.partner.config.settings.sections.sign_up
  validateUserFields(scope, [...fields, ...profile_fields], person)
  if (allowed.consent && !person.consent) throw new Problem('accounts.consent-required')
  if (allowed.signUpProof) await requireProof(deps, scope, proof)
  const password_hash = await hashPassword(password, scope)
  const admin = await inPartner(deps.db, scope, (db) =>
    findAdmin(db, scope, user.who_dunnit_admin_id ?? null),
  )
  const given = { ...person, password_hash, account, extra_info, adminId: admin?.id ?? null }
  return createAccount(deps, scope, given, {
    site,
    next: async (db, created) => {
      if (account && allowed.accountSync) await deps.bringSites(db, scope, created.id, account.sites)
      // What was begun with this address moves once it is confirmed, whether or not the account itself waits for that.
      if (allowed.emailVerification || (await deps.guests.areWaiting(db, scope, created.email)))
        await deps.mailLink(db, scope, created, { mail: 'confirm-email', site })
    },
  })
}

/** What the browser verified before is verified again: a claim of the browser is no proof. */
async function verifiedAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'secret' | 'accountSystem'>,
  scope: Scope,
  { partner_account_id: accountId, account_address }: SignUp['user'],
  address: string,
): Promise<UtilityAccount> {
  const account =
    accountId && account_address
      ? await proveAccount(deps, scope, { accountId, address: account_address }, address)
      : undefined
  if (account === undefined) throw new Problem('accounts.account-unknown')
  if (await inPartner(deps.db, scope, (db) => findUserOfAccount(db, scope, account.accountId)))
    throw new Problem('accounts.email-taken')
  return account
}
