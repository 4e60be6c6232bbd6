import type { EventType, WebhookEvent } from '@hearthlight/domain/webhooks/webhook-event'
import { sql } from 'kysely'
import type { PartnerDb, PlatformDb } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { InPartner } from '../scope.ts'

export type WaitingEvent = {
  readonly partner_id: string
  readonly id: string
  readonly type: EventType
  readonly data: WebhookEvent['data']
  readonly at: Date
}

/**
 * Notes in the transaction of a change that others are to hear of it: kept if and only if the change is. Who is told, and
 * how, is found out later.
 */
export async function announce(
  db: PartnerDb,
  { partnerId }: InPartner,
  { type, data }: WebhookEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ partner_id: partnerId, id: newId(), type, data: JSON.stringify(data), at })
    .execute()
}

/** Takes the oldest out, inside the transaction of whoever hands them on. Two workers take different ones. */
export async function takeAnnounced(db: PlatformDb, limit: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`
    delete from outbox where (partner_id, id) in
      (select partner_id, id from outbox order by id limit ${limit} for update skip locked)
    returning partner_id, id, type, data, at`.execute(db)
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}
