import { EVENT_TYPES, type EventType, webhookPayload } from '@hearthlight/domain/webhooks/webhook-event'
import type { OpenAPIV3 } from 'openapi-types'
import { z } from 'zod'

const HEADERS = {
  'Hearthlight-Event': 'The type of the event.',
  'Hearthlight-Delivery': 'The id of this delivery, the same in every try.',
  'Hearthlight-Signature':
    '`t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` under the secret of the endpoint. Refuse what is older than five minutes.',
}

/** What a partner's systems are sent, as the API pages say it. */
export const describeWebhooks = () =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: describeWebhook(type) }]))

const describeWebhook = (type: EventType) => ({
  tags: ['Webhooks'],
  description:
    'Sent until the answer is of the 200s: eight times in about fifteen hours, later each time. What was given up can be sent again in the console.',
  parameters: Object.entries(HEADERS).map(([name, description]) => ({
    in: 'header',
    name,
    description,
    required: true,
    schema: { type: 'string' as const },
  })),
  requestBody: {
    // The schema is the one of the event; the two descriptions of JSON Schema differ only in their types.
    content: {
      'application/json': { schema: z.toJSONSchema(webhookPayload(type)) as OpenAPIV3.SchemaObject },
    },
  },
  responses: { '2XX': { description: 'It has arrived.' } },
})
