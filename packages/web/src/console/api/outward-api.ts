import { ApiKeysResponse, type NewApiKey, NewApiKeyResponse } from '@hearthlight/domain/outward/api-key'
import {
  DeliveryResponse,
  NewWebhookResponse,
  type WebhookInput,
  WebhookResponse,
  WebhooksResponse,
} from '@hearthlight/domain/outward/webhook'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

const HOOKS = '/api/admin/v1/webhooks'
const DELIVERIES = '/api/admin/v1/webhook_deliveries'
const KEYS = '/api/admin/v1/api_keys'

const withIds = <A>(data: readonly { id: string; attributes: A }[]) =>
  data.map(({ id, attributes }) => ({ ...attributes, id }))

const OUTWARD_KEY = ['console-outward'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...OUTWARD_KEY, 'webhooks'],
  queryFn: async ({ signal }) =>
    withIds((await consoleHttp.get(HOOKS, { response: WebhooksResponse, signal })).data),
})

export const keysQuery = queryOptions({
  queryKey: [...OUTWARD_KEY, 'keys'],
  queryFn: async ({ signal }) =>
    withIds((await consoleHttp.get(KEYS, { response: ApiKeysResponse, signal })).data),
})

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...OUTWARD_KEY, 'delivery', id],
    queryFn: async ({ signal }) =>
      (await consoleHttp.get(`${DELIVERIES}/${id}`, { response: DeliveryResponse, signal })).data.attributes,
  })

async function changed<A>(call: Promise<A>): Promise<A> {
  const answer = await call
  await consoleQueries.invalidateQueries({ queryKey: OUTWARD_KEY })
  return answer
}

/** The calls about what a partner's own systems are told and may read. */
export const outwardApi = {
  addWebhook: async (body: WebhookInput) =>
    (await changed(consoleHttp.post(HOOKS, { body, response: NewWebhookResponse }))).data.attributes.secret,
  changeWebhook: (id: string, body: WebhookInput & { version: number }) =>
    changed(consoleHttp.put(`${HOOKS}/${id}`, { body, response: WebhookResponse })),
  removeWebhook: (id: string) => changed(consoleHttp.delete(`${HOOKS}/${id}`, { response: anyResponse })),
  replay: async (id: string) => {
    await changed(consoleHttp.post(`${DELIVERIES}/${id}/replay`, { body: {}, response: DeliveryResponse }))
    await consoleQueries.invalidateQueries({ queryKey: listKey('webhook-deliveries') })
  },
  addKey: async (body: NewApiKey) =>
    (await changed(consoleHttp.post(KEYS, { body, response: NewApiKeyResponse }))).data.attributes.key,
  revokeKey: (id: string) => changed(consoleHttp.delete(`${KEYS}/${id}`, { response: anyResponse })),
}
