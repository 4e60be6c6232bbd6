import { sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'

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
