import type { ConsentPurpose } from '@hearthlight/domain/consents/consent'
import type { Selectable } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

export type StoredConsent = Selectable<Schema['consents']>

const ofOwner = (db: PartnerDb, { partnerId, ownerId }: OwnedBy) =>
  db.selectFrom('consents').selectAll().where('partner_id', '=', partnerId).where('user_id', '=', ownerId)

/** Newest first. */
export const listConsents = (db: PartnerDb, owner: OwnedBy, buildingId: string): Promise<StoredConsent[]> =>
  ofOwner(db, owner)
    .where('building_id', '=', buildingId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findConsent = (db: PartnerDb, owner: OwnedBy, id: string): Promise<StoredConsent | undefined> =>
  ofOwner(db, owner).where('id', '=', id).executeTakeFirst()

/** Until the transaction ends none of them is withdrawn. Newest first. */
export const holdConsents = (
  db: ChangeDb,
  owner: OwnedBy,
  buildingId: string,
  purpose: ConsentPurpose,
): Promise<StoredConsent[]> => ofPurpose(db, owner, buildingId, purpose).forShare().execute()

/** Whoever stores something by one of them is waited for, and waits until it is withdrawn. */
export const lockConsents = (
  db: ChangeDb,
  owner: OwnedBy,
  buildingId: string,
  purpose: ConsentPurpose,
): Promise<StoredConsent[]> => ofPurpose(db, owner, buildingId, purpose).forUpdate().execute()

const ofPurpose = (db: ChangeDb, owner: OwnedBy, buildingId: string, purpose: ConsentPurpose) =>
  ofOwner(db, owner)
    .where('building_id', '=', buildingId)
    .where('purpose', '=', purpose)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')

export async function insertConsent(db: ChangeDb, row: StoredConsent): Promise<void> {
  await db.insertInto('consents').values(row).execute()
}

export async function updateConsent(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  times: { readonly withdrawn_at: Date } | { readonly ends_at: Date },
): Promise<void> {
  await db
    .updateTable('consents')
    .set(times)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
