import type { JSONColumnType } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Values by the name of their field; one that the partner no longer asks for stays. */
export type ContactFieldValues = Readonly<Record<string, string>>
export type StoredContact = { readonly id: string; readonly fields: ContactFieldValues }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    contacts: {
      partner_id: string
      id: string
      user_id: string
      fields: JSONColumnType<ContactFieldValues>
      created_at: Date
      updated_at: Date
    }
  }
}

/** Whose contacts. */
export type Owner = InPartner & { readonly userId: string }

const ownContacts = (db: PartnerDb, { partnerId, userId }: Owner) =>
  db
    .selectFrom('contacts')
    .select(['id', 'fields'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)

export const findContacts = (db: PartnerDb, owner: Owner): Promise<StoredContact[]> =>
  ownContacts(db, owner).orderBy('id').execute()

export const lockContact = (db: ChangeDb, owner: Owner, id: string): Promise<StoredContact | undefined> =>
  ownContacts(db, owner).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertContact(
  db: ChangeDb,
  { partnerId: partner_id, userId: user_id }: Owner,
  fields: ContactFieldValues,
  now: Date,
): Promise<StoredContact> {
  const id = newId()
  await db
    .insertInto('contacts')
    .values({ partner_id, id, user_id, fields: JSON.stringify(fields), created_at: now, updated_at: now })
    .execute()
  return { id, fields }
}

export async function updateContact(
  db: ChangeDb,
  { partnerId, userId }: Owner,
  { id, fields }: StoredContact,
  now: Date,
): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ fields: JSON.stringify(fields), updated_at: now })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
