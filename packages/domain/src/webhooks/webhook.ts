import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'
import { EventType } from './webhook-event.ts'

const WRONG = { error: 'admin-webhooks:webhook.address_wrong' }
/** Who has a name and a password in the address would have them in every log on the way. */
const address = z
  .url({ protocol: /^https?$/, ...WRONG })
  .max(2000)
  .refine((text) => !URL.canParse(text) || new URL(text).username === '', WRONG)

/** What an admin says of an endpoint. */
export const WebhookInput = z.strictObject({
  url: address,
  events: z
    .array(EventType)
    .min(1, { error: 'admin-webhooks:webhook.events_none' })
    .transform((events) => [...new Set(events)]),
  is_active: z.boolean(),
})
export type WebhookInput = z.infer<typeof WebhookInput>
export const ChangeWebhook = WebhookInput.extend({
  version: z.number().int().describe('The one that was being looked at; another is refused'),
})

export const Webhook = z.object({
  url: z.string(),
  events: z.array(EventType),
  is_active: z.boolean(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  waiting: z.number().int().describe('Deliveries still to be made'),
  dead: z.number().int().describe('Deliveries given up'),
  paused_at: z.iso
    .datetime()
    .nullable()
    .describe('Since when we do not try it, because it failed again and again'),
})
export type Webhook = z.infer<typeof Webhook>
export const WebhooksResponse = Many('webhooks', Webhook)
export const WebhookResponse = One('webhooks', Webhook)
export const NewWebhookResponse = One(
  'webhooks',
  Webhook.extend({ secret: z.string().describe('Signs what is sent. Shown this once') }),
)

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const
export const DeliveryState = z.enum(DELIVERY_STATES)
export type DeliveryState = z.infer<typeof DeliveryState>

export const Delivery = z.object({
  webhook_id: z.uuid(),
  url: z.string(),
  event_id: z.uuid(),
  type: EventType,
  state: DeliveryState,
  attempts: z.number().int(),
  created_at: z.iso.datetime(),
  next_try_at: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable().describe('Null when nothing was answered'),
  took_ms: z.number().int(),
  response: z.string().describe('How the answer begins'),
  error: z.string().nullable(),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const DeliveryDetail = Delivery.extend({
  body: z.string().describe('What is sent, as it is signed'),
  tries: z.array(DeliveryAttempt),
})
export type DeliveryDetail = z.infer<typeof DeliveryDetail>
export const DeliveryQuery = listPage(['created'], '-created').extend({
  webhook_id: z.uuid().optional(),
  state: DeliveryState.optional(),
})
export type DeliveryQuery = z.infer<typeof DeliveryQuery>
export const DeliveriesResponse = ListOf('webhook_deliveries', Delivery)
export const DeliveryResponse = One('webhook_deliveries', DeliveryDetail)
