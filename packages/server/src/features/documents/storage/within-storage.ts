import { capOf, passes } from '@hearthlight/domain/partner/storage/storage'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { lockStorage, storageOfPartner, storageOfPerson } from './storage-use-store.ts'

/**
 * Gives a person one more document, or one another file, and refuses when that is more than they or all people of the partner
 * may have. Whatever else the change locks it has locked before.
 */
export async function withinStorage(
  db: ChangeDb,
  scope: HomeScope,
  give: () => Promise<void>,
): Promise<void> {
  const { storage, person_storage, name, contact_email } = scope.partner.config
  await lockStorage(db, scope)
  const ofPerson = await storageOfPerson(db, scope.access)
  const ofAll = await storageOfPartner(db, scope)
  await give()
  const { megabytes, documents } = person_storage
  if (passes(capOf(person_storage), ofPerson, await storageOfPerson(db, scope.access)))
    throw new Problem('documents.person-full', { params: { documents, megabytes, partner: name } })
  if (passes(capOf(storage), ofAll, await storageOfPartner(db, scope)))
    throw new Problem('documents.partner-full', { params: { partner: name, contact: contact_email } })
}
