import { linksFor, type NewPerson, type PersonLink } from '@hearthlight/domain/accounts/people/people'
import { fullName } from '@hearthlight/domain/accounts/user-name'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertPerson } from '../registration/insert-person.ts'
import { newPerson } from '../registration/new-person.ts'
import { findUser, type User } from '../user-store.ts'

/** Enters a person, who is mailed a link to choose a password. */
export function createPerson(
  deps: Pick<AccountDeps, 'db' | 'mailLink'>,
  scope: Scope,
  given: NewPerson,
  site: string,
): Promise<User> {
  const person = newPerson(scope, { ...given, name: fullName(given) })
  return inPartner(deps.db, scope, async (db) => {
    const nobody = { password_hash: null, account: undefined, extra_info: undefined }
    const adminId = scope.actor.kind === 'admin' ? actorId(scope.actor) : null
    const created = await insertPerson(db, scope, { ...person, ...nobody, adminId })
    await deps.mailLink(db, scope, created, { mail: 'create-password', site })
    return created
  })
}

/** Mails a person a link that they lost or never had. */
export function mailPersonLink(
  deps: Pick<AccountDeps, 'db' | 'mailLink'>,
  scope: Scope,
  id: string,
  { link, site }: { readonly link: PersonLink; readonly site: string },
): Promise<void> {
  const record = { type: 'user', id }
  return change(deps.db, scope, { action: 'user.send-link', record }, async (db) => {
    const user = await findUser(db, scope, id)
    if (user === undefined) throw new Problem('shared.not-found')
    const signs = {
      ...user,
      email_confirmed: user.email_confirmed_at !== null,
      has_password: user.password_hash !== null,
      erased_at: user.erased_at?.toISOString() ?? null,
    }
    if (!linksFor(signs).includes(link)) throw new Problem('admin-people.no-link')
    await deps.mailLink(db, scope, user, { mail: link, site })
    return { result: undefined, after: { link } }
  })
}
