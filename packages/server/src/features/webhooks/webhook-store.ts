import type { WebhookInput } from '@hearthlight/domain/webhooks/webhook'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

const counted = (state: 'waiting' | 'dead') =>
  sql<number>`(select count(*)::int from webhook_deliveries d where d.partner_id = webhooks.partner_id
    and d.webhook_id = webhooks.id and d.state = ${sql.lit(state)})`.as(state)

const webhooks = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'is_active', 'version', 'created_at'])
    .select([counted('waiting'), counted('dead')])
    .select(({ selectFrom }) =>
      selectFrom('webhook_failures')
        .whereRef('webhook_failures.partner_id', '=', 'webhooks.partner_id')
        .whereRef('webhook_failures.webhook_id', '=', 'webhooks.id')
        .select('paused_at')
        .as('paused_at'),
    )
    .where('partner_id', '=', partnerId)

export type StoredWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** Oldest first. */
export const listWebhooks = (db: PartnerDb, scope: InPartner) => webhooks(db, scope).orderBy('id').execute()

export const findWebhook = (db: PartnerDb, scope: InPartner, id: string) =>
  webhooks(db, scope).where('id', '=', id).executeTakeFirst()

/** Of two that are added at once the second counts the first. */
export async function lockWebhooks(db: ChangeDb, { partnerId }: InPartner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, 7046))`.execute(db)
}

export async function countWebhooks(db: PartnerDb, { partnerId }: InPartner): Promise<number> {
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Until the transaction ends nobody else changes it. */
export const lockWebhook = (db: ChangeDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('webhooks')
    .select(['url', 'events', 'is_active', 'version'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Site = Pick<Scope, 'partnerId' | 'site'>

type NewWebhook = WebhookInput & {
  readonly id: string
  readonly sealed_secret: string
  readonly created_at: Date
}

export async function insertWebhook(
  db: ChangeDb,
  { partnerId, site }: Site,
  webhook: NewWebhook,
): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({ partner_id: partnerId, site, ...webhook })
    .execute()
}

export async function updateWebhook(
  db: ChangeDb,
  { partnerId, site }: Site,
  id: string,
  input: WebhookInput,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((row) => ({ ...input, site, version: row('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhook(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
