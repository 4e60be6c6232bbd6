import type { DeliveryQuery, DeliveryState } from '@hearthlight/domain/outward/webhook'
import { type Insertable, sql } from 'kysely'
import { keysetPage } from '../../platform/database/keyset.ts'
import type { PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Who of this partner wants to hear of it, with the code of the partner. */
export const listReceivers = (db: PlatformDb, { partnerId }: InPartner, type: string) =>
  db
    .selectFrom('webhooks')
    .innerJoin('partners', 'partners.id', 'webhooks.partner_id')
    .select(['webhooks.id', 'partners.code'])
    .where('webhooks.partner_id', '=', partnerId)
    .where('is_active', '=', true)
    .where(sql<boolean>`${type} = any(events)`)
    .execute()

export async function insertDeliveries(
  db: PlatformDb,
  deliveries: readonly Insertable<Schema['webhook_deliveries']>[],
): Promise<void> {
  if (deliveries.length > 0) await db.insertInto('webhook_deliveries').values(deliveries).execute()
}

export type DueDelivery = {
  readonly partner_id: string
  readonly id: string
  readonly type: string
  readonly body: string
  readonly attempts: number
  readonly url: string
  readonly sealed_secret: string
}

/** Takes what is due for a while, so that two workers send nothing twice; what one of them dropped comes due again. */
export async function claimDue(
  db: PlatformDb,
  now: Date,
  claimedUntil: Date,
  limit: number,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update webhook_deliveries d set claimed_until = ${claimedUntil}
    from webhooks w
    where w.partner_id = d.partner_id and w.id = d.webhook_id and (d.partner_id, d.id) in (
      select due.partner_id, due.id from webhook_deliveries due
      join webhooks on webhooks.partner_id = due.partner_id and webhooks.id = due.webhook_id and webhooks.is_active
      where due.state = 'waiting' and due.next_try_at <= ${now}
        and (due.claimed_until is null or due.claimed_until <= ${now})
      order by due.next_try_at, due.id limit ${limit} for update of due skip locked)
    returning d.partner_id, d.id, d.type, d.body, d.attempts, w.url, w.sealed_secret`.execute(db)
  return rows
}

type Outcome = { readonly state: DeliveryState; readonly attempts: number; readonly next_try_at: Date | null }

/** What became of a try: the delivery as it stands now, and the line of the try. */
export async function recordAttempt(
  db: PartnerDb,
  outcome: Outcome,
  attempt: Schema['webhook_attempts'],
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, claimed_until: null })
    .where('partner_id', '=', attempt.partner_id)
    .where('id', '=', attempt.delivery_id)
    .execute()
  await db.insertInto('webhook_attempts').values(attempt).execute()
}

const deliveries = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.partner_id', '=', 'webhook_deliveries.partner_id')
        .onRef('webhooks.id', '=', 'webhook_deliveries.webhook_id'),
    )
    .selectAll('webhook_deliveries')
    .select('webhooks.url')
    .where('webhook_deliveries.partner_id', '=', partnerId)

export type StoredDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export const findDelivery = (db: PartnerDb, scope: InPartner, id: string) =>
  deliveries(db, scope).where('webhook_deliveries.id', '=', id).executeTakeFirst()

/** Oldest first. */
export const listAttempts = (db: PartnerDb, { partnerId }: InPartner, deliveryId: string) =>
  db
    .selectFrom('webhook_attempts')
    .select(['at', 'status', 'took_ms', 'response', 'error'])
    .where('partner_id', '=', partnerId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute()

/** Ids grow with time. */
export function listDeliveries(
  db: PartnerDb,
  scope: InPartner,
  { webhook_id, state, ...page }: DeliveryQuery,
) {
  let query = deliveries(db, scope)
  if (webhook_id !== undefined) query = query.where('webhook_deliveries.webhook_id', '=', webhook_id)
  if (state !== undefined) query = query.where('webhook_deliveries.state', '=', state)
  const id = { by: sql.ref('webhook_deliveries.id'), kind: 'uuid' } as const
  return keysetPage(query, page, { sorts: { created: id }, id })
}

/** From the beginning, now; one that is being sent is left alone. Answers whether it was. */
export async function replayDelivery(
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_try_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDeliveriesBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', day).execute()
}
