import { PAYLOAD_VERSION } from '@hearthlight/domain/webhooks/webhook-event'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { takeAnnounced, type WaitingEvent } from '../../platform/outbox/outbox-store.ts'
import { insertDeliveries, listReceivers } from './delivery-store.ts'
import type { WebhookDeps } from './webhook-deps.ts'

const BATCH = 200

/** What was announced becomes a delivery for each endpoint that wants it: both in one transaction, so that nothing is lost. */
export async function handOnEvents(deps: Pick<WebhookDeps, 'db' | 'now'>): Promise<void> {
  const taken = await inTransaction(deps.db, async (db) => {
    const events = await takeAnnounced(db, BATCH)
    for (const event of events) {
      const receivers = await listReceivers(db, { partnerId: event.partner_id }, event.type)
      await insertDeliveries(
        db,
        receivers.map(({ id, code }) => ({
          partner_id: event.partner_id,
          id: newId(),
          webhook_id: id,
          event_id: event.id,
          type: event.type,
          body: bodyOf(event, code),
          state: 'waiting',
          created_at: deps.now(),
          next_try_at: deps.now(),
        })),
      )
    }
    return events.length
  })
  if (taken === BATCH) await handOnEvents(deps)
}

const bodyOf = ({ id, type, data, at }: WaitingEvent, partner: string): string =>
  JSON.stringify({ version: PAYLOAD_VERSION, id, type, created_at: at.toISOString(), partner, data })
