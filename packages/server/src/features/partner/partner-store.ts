import { sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { PartnerVersionStatus } from './partner-tables.ts'

/** Whether there is no partner yet. Of several instances that ask at once, one is told so and the others wait for it. */
export async function lockEmptyDatabase(db: PlatformDb): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7042)`.execute(db)
  return (await db.selectFrom('partners').select('id').limit(1).executeTakeFirst()) === undefined
}

/** A partner is what a scope is made of, so this one store has none to take. */
export async function findOrCreatePartner(db: PlatformDb, code: string): Promise<string> {
  await db
    .insertInto('partners')
    .values({ id: newId(), code })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  const row = await db.selectFrom('partners').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return row.id
}

export const findPartnerByCode = (db: PlatformDb, code: string) =>
  db.selectFrom('partners').select(['id', 'code']).where('code', '=', code).executeTakeFirst()

/** Two people who publish at once wait for each other here. */
export const lockPartner = (db: PlatformDb, partnerId: string) =>
  db.selectFrom('partners').select('id').where('id', '=', partnerId).forUpdate().executeTakeFirst()

export const listPartners = (db: PlatformDb) =>
  db
    .selectFrom('partners')
    .leftJoin('partner_versions', (join) =>
      join
        .onRef('partner_versions.partner_id', '=', 'partners.id')
        .on('partner_versions.status', '=', 'published'),
    )
    .select(['partners.id', 'partners.code', 'partner_versions.number', 'partner_versions.published_at'])
    .orderBy('partners.code')
    .execute()

/** Which version of each partner is published: small enough to ask for every few seconds. */
export const listPublished = (db: PlatformDb) =>
  db
    .selectFrom('partner_versions')
    .select(['partner_id', 'number'])
    .where('status', '=', 'published')
    .orderBy('partner_id')
    .execute()

export const readPublished = (db: PlatformDb) =>
  db
    .selectFrom('partner_versions')
    .innerJoin('partners', 'partners.id', 'partner_versions.partner_id')
    .select(['partners.id', 'partners.code', 'partner_versions.number', 'partner_versions.config'])
    .where('partner_versions.status', '=', 'published')
    .execute()

export const readHosts = (db: PlatformDb) => db.selectFrom('partner_hosts').selectAll().execute()

export const findVersion = (db: PlatformDb, partnerId: string, status: PartnerVersionStatus) =>
  db
    .selectFrom('partner_versions')
    .select(['id', 'number', 'status', 'config'])
    .where('partner_id', '=', partnerId)
    .where('status', '=', status)
    .executeTakeFirst()

export const findVersionByNumber = (db: PlatformDb, partnerId: string, number: number) =>
  db
    .selectFrom('partner_versions')
    .select(['id', 'number', 'status', 'config'])
    .where('partner_id', '=', partnerId)
    .where('number', '=', number)
    .executeTakeFirst()

async function nextNumber(db: PlatformDb, partnerId: string): Promise<number> {
  const row = await db
    .selectFrom('partner_versions')
    .select((select) => select.fn.max('number').as('last'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/** Writes over the draft that is there, else begins one. */
export async function writeDraft(db: PlatformDb, partnerId: string, config: unknown): Promise<number> {
  const text = JSON.stringify(config)
  const draft = await findVersion(db, partnerId, 'draft')
  if (draft) {
    await db
      .updateTable('partner_versions')
      .set({ config: text })
      .where('partner_id', '=', partnerId)
      .where('id', '=', draft.id)
      .execute()
    return draft.number
  }
  const number = await nextNumber(db, partnerId)
  await db
    .insertInto('partner_versions')
    .values({ partner_id: partnerId, id: newId(), number, status: 'draft', config: text, published_at: null })
    .execute()
  return number
}

/** The draft becomes the published version and the one before it is archived; in the caller's transaction. */
export async function promoteDraft(db: PlatformDb, partnerId: string, at: Date): Promise<void> {
  await db
    .updateTable('partner_versions')
    .set({ status: 'archived' })
    .where('partner_id', '=', partnerId)
    .where('status', '=', 'published')
    .execute()
  await db
    .updateTable('partner_versions')
    .set({ status: 'published', published_at: at })
    .where('partner_id', '=', partnerId)
    .where('status', '=', 'draft')
    .execute()
}

export type HostRow = { host: string; is_alias: boolean; redirect_url: string | null }

export async function replaceHosts(
  db: PlatformDb,
  partnerId: string,
  hosts: readonly HostRow[],
): Promise<void> {
  await db.deleteFrom('partner_hosts').where('partner_id', '=', partnerId).execute()
  if (hosts.length === 0) return
  await db
    .insertInto('partner_hosts')
    .values(hosts.map((host) => ({ ...host, partner_id: partnerId })))
    .execute()
}

/** Hosts of these that another partner serves already. */
export const findTakenHosts = (db: PlatformDb, partnerId: string, hosts: readonly string[]) =>
  hosts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('partner_hosts')
        .innerJoin('partners', 'partners.id', 'partner_hosts.partner_id')
        .select(['partner_hosts.host', 'partners.code'])
        .where('partner_hosts.partner_id', '!=', partnerId)
        .where('partner_hosts.host', 'in', hosts)
        .execute()
