import type { DeliveryState } from '@hearthlight/domain/webhooks/webhook'
import type { EventType } from '@hearthlight/domain/webhooks/webhook-event'
import type { Generated } from 'kysely'

type Webhooks = {
  partner_id: string
  id: string
  url: string
  events: EventType[]
  is_active: boolean
  /** Signing needs the secret itself; a copy of the database alone does not give it. */
  sealed_secret: string
  version: Generated<number>
  /** Where staff saved it from. */
  site: Generated<string | null>
  created_at: Date
}

type WebhookDeliveries = {
  partner_id: string
  id: string
  webhook_id: string
  event_id: string
  type: EventType
  /** As it is signed and sent, in every try the same. */
  body: string
  state: DeliveryState
  attempts: Generated<number>
  created_at: Date
  /** Null when nothing is to be tried any more. */
  next_try_at: Date | null
  /** Until then a worker is at it. */
  claimed_until: Generated<Date | null>
}

type WebhookAttempts = {
  partner_id: string
  id: string
  delivery_id: string
  at: Date
  status: number | null
  took_ms: number
  response: string
  error: string | null
}

/** Gone with the first delivery that is taken, and when staff save the endpoint. */
type WebhookFailures = {
  partner_id: string
  webhook_id: string
  /** In a row. */
  failures: number
  failing_since: Date
  paused_at: Date | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    webhooks: Webhooks
  }
  interface PassingTables {
    webhook_deliveries: WebhookDeliveries
    webhook_attempts: WebhookAttempts
    webhook_failures: WebhookFailures
  }
}
