import type { ListWindow, SortField } from '@hearthlight/domain/buildings/building-list'
import type { FieldRevisions } from '@hearthlight/domain/buildings/field-revisions'
import type { BuildingRecord } from '@hearthlight/domain/buildings/new-building'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'
import { linksOf, type StoredLinks } from './building-links-store.ts'

export type StoredBuilding = Selectable<Schema['buildings']> & {
  /** Where the person left the assessment. */
  readonly current_page: Schema['wizard_marks']['current_page'] | null
  /** The id of its audit, once it is assessed. */
  readonly virtual_audit: string | null
  readonly links: StoredLinks
}

const auditOf = (row: ExpressionBuilder<Schema, 'buildings'>) =>
  row
    .selectFrom('virtual_audits')
    .select('virtual_audits.id')
    .whereRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
    .whereRef('virtual_audits.building_id', '=', 'buildings.id')
    .as('virtual_audit')

/** The buildings of a person; what reads a home across features adds its columns to these. */
export const ownedBuildings = (db: PartnerDb, owner: OwnedBy) =>
  db
    .selectFrom('buildings')
    .selectAll()
    .select(currentPage)
    .select(auditOf)
    .select(linksOf)
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)

/** Beside its row and not joined to it, so that the row can be locked. */
const markOf = (row: ExpressionBuilder<Schema, 'buildings'>) =>
  row
    .selectFrom('wizard_marks')
    .whereRef('wizard_marks.partner_id', '=', 'buildings.partner_id')
    .whereRef('wizard_marks.building_id', '=', 'buildings.id')

const currentPage = (row: ExpressionBuilder<Schema, 'buildings'>) =>
  markOf(row).select('wizard_marks.current_page').as('current_page')

export const findBuilding = (
  db: PartnerDb,
  owner: OwnedBy,
  id: string,
): Promise<StoredBuilding | undefined> => ownedBuildings(db, owner).where('id', '=', id).executeTakeFirst()

/** Two saves at once wait for each other, so that neither loses what the other wrote. */
export const lockBuilding = (
  db: PartnerDb,
  owner: OwnedBy,
  id: string,
): Promise<StoredBuilding | undefined> =>
  ownedBuildings(db, owner).where('id', '=', id).forUpdate().executeTakeFirst()

/** The one the person worked on last. */
export const findLatestBuilding = (db: PartnerDb, owner: OwnedBy): Promise<StoredBuilding | undefined> =>
  ownedBuildings(db, owner)
    .orderBy((row) => sql`greatest(updated_at, ${markOf(row).select('marked_at')})`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether one of the person's buildings stands for this site of the partner's account system. */
export async function hasSite(db: PartnerDb, owner: OwnedBy, siteId: string): Promise<boolean> {
  const row = await ownedBuildings(db, owner)
    .where(sql`fields ->> 'partner_building_id'`, '=', siteId)
    .executeTakeFirst()
  return row !== undefined
}

const sortBy = (field: SortField) => {
  if (field === 'created_at' || field === 'updated_at') return sql.ref(field)
  return field === 'construction_year'
    ? sql`(fields ->> 'construction_year')::integer`
    : sql`lower(fields ->> ${sql.lit(field)})`
}

export type ListedBuildings = { readonly rows: readonly StoredBuilding[]; readonly total: number }

/** A page of the person's buildings, and how many there are in all. */
export async function listBuildings(
  db: PartnerDb,
  owner: OwnedBy,
  window: ListWindow,
): Promise<ListedBuildings> {
  const direction = window.descending ? sql`desc` : sql`asc`
  const rows = await ownedBuildings(db, owner)
    .select((row) => row.fn.countAll<number>().over().as('total'))
    .orderBy(sql`${sortBy(window.sortField)} ${direction} nulls last`)
    .orderBy('id', window.descending ? 'desc' : 'asc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const [first] = rows
  const isPastTheEnd = first === undefined && window.offset > 0
  return { rows, total: isPastTheEnd ? await countBuildings(db, owner) : (first?.total ?? 0) }
}

async function countBuildings(db: PartnerDb, owner: OwnedBy): Promise<number> {
  const { count } = await db
    .selectFrom('buildings')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const columns = ({ fields, prefilled_fields, virtual_audit_mode, extra_info }: BuildingRecord) => ({
  fields: JSON.stringify(fields),
  prefilled_fields,
  virtual_audit_mode,
  extra_info: JSON.stringify(extra_info),
})

export async function insertBuilding(
  db: ChangeDb,
  owner: OwnedBy,
  record: BuildingRecord,
  at: Date,
): Promise<StoredBuilding> {
  return await db
    .insertInto('buildings')
    .values({
      partner_id: owner.partnerId,
      id: newId(),
      user_id: owner.ownerId,
      ...columns(record),
      revision: 1,
      field_revisions: '{}',
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .returning(currentPage)
    .returning(auditOf)
    .returning(linksOf)
    .executeTakeFirstOrThrow()
}

export type Revision = {
  readonly record: BuildingRecord
  readonly revision: number
  readonly fieldRevisions: FieldRevisions
  readonly at: Date
}

export async function updateBuilding(
  db: ChangeDb,
  owner: OwnedBy,
  id: string,
  change: Revision,
): Promise<StoredBuilding> {
  return await db
    .updateTable('buildings')
    .set({
      ...columns(change.record),
      revision: change.revision,
      field_revisions: JSON.stringify(change.fieldRevisions),
      updated_at: change.at,
    })
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .where('id', '=', id)
    .returningAll()
    .returning(currentPage)
    .returning(auditOf)
    .returning(linksOf)
    .executeTakeFirstOrThrow()
}

export async function removeBuilding(db: ChangeDb, owner: OwnedBy, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('buildings')
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The assessment's word on the home, not the person's: no new revision of the fields. */
export async function writeRecommended(
  db: ChangeDb,
  owner: OwnedBy,
  id: string,
  recommended: { readonly offers: readonly string[]; readonly subsidies: readonly string[] },
): Promise<void> {
  await db
    .updateTable('buildings')
    .set({ va_recommended: JSON.stringify(recommended) })
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .where('id', '=', id)
    .execute()
}

/** Turning a page of the assessment is no change of the home: neither a revision nor a line of the audit log. */
export async function markPage(
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
  current_page: StoredBuilding['current_page'],
  at: Date,
): Promise<void> {
  if (current_page === null) {
    await db
      .deleteFrom('wizard_marks')
      .where('partner_id', '=', partnerId)
      .where('building_id', '=', id)
      .execute()
    return
  }
  const mark = { current_page, marked_at: at }
  await db
    .insertInto('wizard_marks')
    .values({ partner_id: partnerId, building_id: id, ...mark })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(mark))
    .execute()
}

/** Whose this building is, for staff of the partner. */
export async function findOwnerOf(
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('buildings')
    .select('user_id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id
}
