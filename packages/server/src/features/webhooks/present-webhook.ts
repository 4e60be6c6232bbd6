import type { Delivery, Webhook } from '@hearthlight/domain/webhooks/webhook'
import type { StoredDelivery } from './delivery-store.ts'
import type { StoredWebhook } from './webhook-store.ts'

export const presentWebhook = ({ id: _, created_at, paused_at, ...webhook }: StoredWebhook): Webhook => ({
  ...webhook,
  paused_at: paused_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

export const presentDelivery = (row: StoredDelivery): Delivery => ({
  webhook_id: row.webhook_id,
  url: row.url,
  event_id: row.event_id,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  next_try_at: row.next_try_at?.toISOString() ?? null,
})
