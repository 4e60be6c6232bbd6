import type { ListName, NewSavedView } from '@hearthlight/domain/records/saved-view'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

type SavedViews = {
  partner_id: string
  id: string
  list: ListName
  name: string
  search: string
  is_shared: boolean
  /** Its author; the name is that of the moment, since whoever it was may be gone. */
  by_id: string
  by_name: string
  version: number
  created_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    saved_views: SavedViews
  }
}

const COLUMNS = ['id', 'list', 'name', 'search', 'is_shared', 'by_id', 'by_name', 'version'] as const

/** What this one may see of a list: their own and the shared ones, by name. */
export const listViews = (db: PartnerDb, { partnerId }: InPartner, list: ListName, ownId: string) =>
  db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .where('list', '=', list)
    .where((row) => row.or([row('is_shared', '=', true), row('by_id', '=', ownId)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export type StoredView = Awaited<ReturnType<typeof listViews>>[number]

/** Held until the transaction ends. Another's own one is not there. */
export const lockView = (db: ChangeDb, { partnerId }: InPartner, id: string, ownId: string) =>
  db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where((row) => row.or([row('is_shared', '=', true), row('by_id', '=', ownId)]))
    .forUpdate()
    .executeTakeFirst()

/** Of all people of the partner. */
export async function countViews(db: PartnerDb, { partnerId }: InPartner): Promise<number> {
  const { count } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertView = (
  db: ChangeDb,
  { partnerId }: InPartner,
  view: NewSavedView,
  { by, at }: { readonly by: { readonly id: string; readonly name: string }; readonly at: Date },
): Promise<StoredView> =>
  db
    .insertInto('saved_views')
    .values({
      partner_id: partnerId,
      id: newId(),
      ...view,
      created_at: at,
      version: 1,
      by_id: by.id,
      by_name: by.name,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export const updateView = (
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  view: Pick<SavedViews, 'name' | 'search' | 'is_shared'>,
): Promise<StoredView> =>
  db
    .updateTable('saved_views')
    .set((row) => ({ ...view, version: row('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export async function deleteView(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
