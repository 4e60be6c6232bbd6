import { randomBytes } from 'node:crypto'
import { ADMIN_PERMISSIONS } from '@hearthlight/domain/accounts/admin'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { insertAdmin } from '../admin-store.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import type { StaffDeps } from './staff-deps.ts'

type Deps = Pick<StaffDeps, 'requestStaffLink'> & { readonly db: PlatformDb }
type Invited = {
  readonly email: string
  readonly name: string
  readonly language: Language
  /** Where their console stands. */
  readonly site: string
}

/** The first administrator of a partner: may do everything, and chooses a password by a mailed link. */
export async function inviteAdmin(
  { db, requestStaffLink }: Deps,
  by: ChangedBy,
  { email, name, language, site }: Invited,
): Promise<void> {
  // Nobody knows it; outside the transaction, because hashing takes long.
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'))
  const what = { action: 'admin.invite', record: { type: 'partner', id: by.partnerId } }
  await change(db, by, what, async (changeDb) => {
    const permissions = { default_permissions: [...ADMIN_PERMISSIONS], additional_permissions: [] }
    await insertAdmin(changeDb, by, { email, name, password_hash, ...permissions })
    const link = { email, site, ownSite: site, mail: 'create-password' } as const
    await requestStaffLink(changeDb, { partnerId: by.partnerId, language }, link)
    return { result: undefined, after: { email, name } }
  })
}
