import type { DeliveryQuery, DeliveryState } from '@hearthlight/domain/webhooks/webhook'
import { type Insertable, sql } from 'kysely'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { Turns, Whose } from '../../platform/jobs/turns.ts'
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

export type DueDelivery = Whose & {
  readonly partner_id: string
  readonly webhook_id: string
  readonly id: string
  readonly type: string
  readonly body: string
  readonly attempts: number
  readonly url: string
  readonly site: string | null
  readonly sealed_secret: string
}

/** Takes what is due for a while, so that two workers send nothing twice; what one of them dropped comes due again. */
export async function claimDue(
  db: PlatformDb,
  now: Date,
  claimedUntil: Date,
  {
    limit,
    perEndpoint,
    turns,
  }: { readonly limit: number; readonly perEndpoint: number; readonly turns: Turns },
): Promise<DueDelivery[]> {
  const running = sql`(${[...turns.running.values()]}::int[])[array_position(${[...turns.running.keys()]}::text[], partner)]`
  const { rows } = await sql<DueDelivery>`
    with busy as (
      select partner_id, webhook_id, count(*) as count from webhook_deliveries
      where state = 'waiting' and claimed_until > ${now} group by partner_id, webhook_id
    ), due as (
      select d.partner_id, d.id, d.next_try_at, d.partner_id::text as partner, d.webhook_id::text as person,
        row_number() over (partition by d.partner_id, d.webhook_id order by d.next_try_at, d.id)
          + coalesce(busy.count, 0) as turn_of_endpoint
      from webhook_deliveries d
      left join busy on busy.partner_id = d.partner_id and busy.webhook_id = d.webhook_id
      join webhooks w on w.partner_id = d.partner_id and w.id = d.webhook_id and w.is_active
      where d.state = 'waiting' and d.next_try_at <= ${now}
        and (d.claimed_until is null or d.claimed_until <= ${now})
        and not exists (select from webhook_failures f
          where f.partner_id = d.partner_id and f.webhook_id = d.webhook_id and f.paused_at is not null)
    ), ranked as (
      select *, row_number() over (partition by partner order by turn_of_endpoint,
        array_position(${turns.people}::text[], partner || ' ' || person) nulls first, next_try_at, id)
        + coalesce(${running}, 0) as turn
      from due where turn_of_endpoint <= ${perEndpoint}
    ), next as (
      select d.partner_id, d.id, partner, person from webhook_deliveries d
      join ranked on ranked.partner_id = d.partner_id and ranked.id = d.id
      where turn <= ${turns.perPartner} and (d.claimed_until is null or d.claimed_until <= ${now})
      order by turn, array_position(${turns.partners}::text[], partner) nulls first, d.next_try_at, d.id
      limit ${limit} for update of d skip locked
    )
    update webhook_deliveries d set claimed_until = ${claimedUntil}
    from next, webhooks w
    where d.partner_id = next.partner_id and d.id = next.id and w.partner_id = d.partner_id and w.id = d.webhook_id
    returning d.partner_id, d.id, d.webhook_id, d.type, d.body, d.attempts, w.url, w.site, w.sealed_secret,
      next.partner, next.person`.execute(db)
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
    .innerJoin('webhooks', (join) => samePartner(join, 'webhooks.id', 'webhook_deliveries.webhook_id'))
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
