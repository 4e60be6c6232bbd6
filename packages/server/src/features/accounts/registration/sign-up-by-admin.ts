import type { AdminUserSignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findAdmin } from '../admin-store.ts'
import { validateUserFields } from '../profile/validate-user-fields.ts'
import { type ProofDeps, requireProof } from '../proof-of-work/proof-of-work.ts'
import type { User } from '../user-store.ts'
import { createAccount } from './create-account.ts'
import { newPerson } from './new-person.ts'

/** Creates an account through the link of an admin; the person chooses the password from a mail. */
export async function signUpByAdmin(
  deps: Pick<AccountDeps, 'mailLink' | 'requestLink'> & ProofDeps,
  scope: Scope,
  { user, extra_info, proof }: AdminUserSignUp,
  site: string,
): Promise<User> {
  const { config } = scope.partner
  const allowed = features(config, null)
  if (!allowed.adminSignUp) throw new Problem('accounts.admin-sign-up-closed')
  if (!(await inPartner(deps.db, scope, (db) => findAdmin(db, scope, user.who_dunnit_admin_id))))
    throw new Problem('accounts.admin-sign-up-closed')
  const person = newPerson(scope, user)
  validateUserFields(scope, config.settings.sections.admin_user_sign_up.fields, person)
  if (!person.consent) throw new Problem('accounts.terms-required')
  // The link of an admin is no secret: whoever has it could make accounts, and have mails sent, in bulk.
  if (allowed.signUpProof) await requireProof(deps, scope, proof)
  const adminId = user.who_dunnit_admin_id
  const given = { ...person, password_hash: null, account: undefined, extra_info, adminId }
  return createAccount(deps, scope, given, {
    site,
    next: (db, created) => deps.mailLink(db, scope, created, { mail: 'create-password', site }),
  })
}
