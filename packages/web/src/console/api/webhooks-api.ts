import {
  DeliveryResponse,
  NewWebhookResponse,
  type WebhookInput,
  WebhookResponse,
  WebhooksResponse,
} from '@hearthlight/domain/webhooks/webhook'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

const HOOKS = '/api/admin/v1/webhooks'
const DELIVERIES = '/api/admin/v1/webhook_deliveries'

const WEBHOOKS_KEY = ['console-webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...WEBHOOKS_KEY, 'webhooks'],
  queryFn: async ({ signal }) => {
    const { data } = await consoleHttp.get(HOOKS, { response: WebhooksResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, 'delivery', id],
    queryFn: async ({ signal }) =>
      (await consoleHttp.get(`${DELIVERIES}/${id}`, { response: DeliveryResponse, signal })).data.attributes,
  })

async function changed<A>(call: Promise<A>): Promise<A> {
  const answer = await call
  await consoleQueries.invalidateQueries({ queryKey: WEBHOOKS_KEY })
  return answer
}

/** The calls about what a partner's own systems are told. */
export const webhooksApi = {
  add: async (body: WebhookInput) =>
    (await changed(consoleHttp.post(HOOKS, { body, response: NewWebhookResponse }))).data.attributes.secret,
  change: (id: string, body: WebhookInput & { version: number }) =>
    changed(consoleHttp.put(`${HOOKS}/${id}`, { body, response: WebhookResponse })),
  remove: (id: string) => changed(consoleHttp.delete(`${HOOKS}/${id}`, { response: anyResponse })),
  replay: async (id: string) => {
    await changed(consoleHttp.post(`${DELIVERIES}/${id}/replay`, { body: {}, response: DeliveryResponse }))
    await consoleQueries.invalidateQueries({ queryKey: listKey('webhook-deliveries') })
  },
}
