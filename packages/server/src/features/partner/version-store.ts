import type { VersionStatus } from '@hearthlight/domain/studio/contract/studio-contract'
import { NO_CONTENT, type SiteContent } from '@hearthlight/domain/studio/site-content'
import type { Insertable, Updateable } from 'kysely'
import type { PlatformDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'

type Versions = Schema['partner_versions']
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>

const selected = (db: PlatformDb) =>
  db
    .selectFrom('partner_versions')
    .select([
      'partner_id',
      'id',
      'number',
      'status',
      'kind',
      'config',
      'base_number',
      'revision',
      'author_id',
    ])
    .select(['author_name', 'reason', 'changes', 'saved_at', 'published_at', 'publish_at', 'failure'])

/** The draft, the scheduled or the published version: there is one of each at most. */
export const findVersion = (db: PlatformDb, partnerId: string, status: Exclude<VersionStatus, 'archived'>) =>
  selected(db).where('partner_id', '=', partnerId).where('status', '=', status).executeTakeFirst()

export const findVersionByNumber = (db: PlatformDb, partnerId: string, number: number) =>
  selected(db).where('partner_id', '=', partnerId).where('number', '=', number).executeTakeFirst()

/** What has been or will be live, newest first; a draft is neither. */
export const listVersions = (db: PlatformDb, partnerId: string, before: number | undefined, limit: number) =>
  selected(db)
    .where('partner_id', '=', partnerId)
    .where('status', '!=', 'draft')
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** What was live, newest first, with since when it was. */
export const listPublished = (db: PlatformDb, partnerId: string, limit: number) =>
  db
    .selectFrom('partner_versions')
    .select(['config', 'published_at'])
    .where('partner_id', '=', partnerId)
    .where('published_at', 'is not', null)
    .where('status', 'in', ['published', 'archived'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** Scheduled versions whose time has come, of every partner. */
export const listDueVersions = (db: PlatformDb, at: Date) =>
  db
    .selectFrom('partner_versions')
    .innerJoin('partners', 'partners.id', 'partner_versions.partner_id')
    .select(['partners.id', 'partners.code'])
    .where('partner_versions.status', '=', 'scheduled')
    .where('partner_versions.publish_at', '<=', at)
    .orderBy('partner_versions.publish_at')
    .execute()

/** What the last import brought, as its file had it. */
export async function findLastImported(
  db: PlatformDb,
  partnerId: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('partner_versions')
    .select('imported')
    .where('partner_id', '=', partnerId)
    .where('imported', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.imported ?? undefined
}

/** What goes live with a version besides its configuration. */
export async function findContent(
  db: PlatformDb,
  { partner_id, id }: Pick<VersionRow, 'partner_id' | 'id'>,
): Promise<SiteContent> {
  const row = await db
    .selectFrom('partner_versions')
    .select('content')
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .executeTakeFirst()
  // What was imported before anything could be archived says nothing about it.
  return { ...NO_CONTENT, ...row?.content }
}

/** Every configuration that was ever live here: what a file may have begun with. */
export const listConfigs = async (db: PlatformDb, partnerId: string) =>
  (
    await db
      .selectFrom('partner_versions')
      .select('config')
      .where('partner_id', '=', partnerId)
      .where('status', '!=', 'draft')
      .orderBy('number', 'desc')
      .limit(200)
      .execute()
  ).map(({ config }) => config)

export async function lastNumber(db: PlatformDb, partnerId: string): Promise<number> {
  const row = await db
    .selectFrom('partner_versions')
    .select((select) => select.fn.max('number').as('last'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return row?.last ?? 0
}

export type NewVersion = Omit<Insertable<Versions>, 'partner_id' | 'id' | 'number' | 'config'> & {
  readonly config: unknown
}

/** Inserts a version after all others. */
export async function insertVersion(
  db: PlatformDb,
  partnerId: string,
  { config, ...row }: NewVersion,
): Promise<VersionRow> {
  const number = (await lastNumber(db, partnerId)) + 1
  await db
    .insertInto('partner_versions')
    .values({ ...row, partner_id: partnerId, id: newId(), number, config: JSON.stringify(config) })
    .execute()
  const inserted = await findVersionByNumber(db, partnerId, number)
  if (inserted === undefined) throw new Error('a version that was inserted is not there')
  return inserted
}

export const updateVersion = (
  db: PlatformDb,
  { partner_id, id }: Pick<VersionRow, 'partner_id' | 'id'>,
  set: Updateable<Versions>,
) =>
  db
    .updateTable('partner_versions')
    .set(set)
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .execute()

/** Only a draft: what was live stays in the list. */
export const deleteDraft = (db: PlatformDb, partnerId: string) =>
  db
    .deleteFrom('partner_versions')
    .where('partner_id', '=', partnerId)
    .where('status', '=', 'draft')
    .execute()
