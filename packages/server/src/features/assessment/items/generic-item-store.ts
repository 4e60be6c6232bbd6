import type { DatedAnswers } from '@hearthlight/domain/assessment/wizard/merge-answers'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import type { Selectable } from 'kysely'
import type { OwnedBy } from '../../../platform/access/access.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'

export type StoredItem = Selectable<Schema['generic_items']>

const owned = (db: PartnerDb, owner: OwnedBy) =>
  db
    .selectFrom('generic_items')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'generic_items.building_id'))
    .selectAll('generic_items')
    .where('generic_items.partner_id', '=', owner.partnerId)
    .where('buildings.user_id', '=', owner.ownerId)

type Filter = { readonly type?: Section | undefined; readonly building_id?: string | undefined }

export async function listItems(db: PartnerDb, owner: OwnedBy, filter: Filter): Promise<StoredItem[]> {
  let query = owned(db, owner).orderBy('generic_items.created_at').orderBy('generic_items.id')
  if (filter.type !== undefined) query = query.where('item_type', '=', filter.type)
  if (filter.building_id !== undefined) query = query.where('building_id', '=', filter.building_id)
  return await query.execute()
}

export const findItem = (db: PartnerDb, owner: OwnedBy, id: string): Promise<StoredItem | undefined> =>
  owned(db, owner).where('generic_items.id', '=', id).executeTakeFirst()

/** The item of a section, made if it is not there; two saves at once wait for each other. */
export async function lockItem(
  db: ChangeDb,
  partnerId: string,
  buildingId: string,
  section: Section,
  at: Date,
): Promise<StoredItem> {
  await db
    .insertInto('generic_items')
    .values({
      partner_id: partnerId,
      id: newId(),
      building_id: buildingId,
      item_type: section,
      data: '{}',
      answered_at: '{}',
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id', 'item_type']).doNothing())
    .execute()
  return await db
    .selectFrom('generic_items')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .where('item_type', '=', section)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeAnswers(
  db: ChangeDb,
  item: Pick<StoredItem, 'partner_id' | 'id'>,
  { data, answeredAt }: DatedAnswers,
  at: Date,
): Promise<StoredItem> {
  return await db
    .updateTable('generic_items')
    .set({ data: JSON.stringify(data), answered_at: JSON.stringify(answeredAt), updated_at: at })
    .where('partner_id', '=', item.partner_id)
    .where('id', '=', item.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeItem(db: ChangeDb, partnerId: string, id: string): Promise<void> {
  await db.deleteFrom('generic_items').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
