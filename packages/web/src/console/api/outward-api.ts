import { ApiKeysResponse, type NewApiKey, NewApiKeyResponse } from '@hearthlight/domain/outward/api-key'
import {
  DeliveryResponse,
  NewWebhookResponse,
  type WebhookInput,
  WebhookResponse,
  WebhooksResponse,
} from '@hearthlight/domain/outward/webhook'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

const HOOKS = '/api/admin/v1/webhooks'
const DELIVERIES = '/api/admin/v1/webhook_deliveries'
const KEYS = '/api/admin/v1/api_keys'

const withIds = <A>(data: readonly { id: string; attributes: A }[]) =>
  data.map(({ id, attributes }) => ({ ...attributes, id }))

/** The calls about what a partner's own systems are told and may read. */
export const outwardApi = {
  webhooks: async (signal: AbortSignal) =>
    withIds((await consoleHttp.get(HOOKS, { response: WebhooksResponse, signal })).data),
  addWebhook: async (body: WebhookInput) =>
    (await consoleHttp.post(HOOKS, { body, response: NewWebhookResponse })).data.attributes.secret,
  changeWebhook: (id: string, body: WebhookInput & { version: number }) =>
    consoleHttp.put(`${HOOKS}/${id}`, { body, response: WebhookResponse }),
  removeWebhook: (id: string) => consoleHttp.delete(`${HOOKS}/${id}`, { response: anyResponse }),
  delivery: async (id: string, signal: AbortSignal) =>
    (await consoleHttp.get(`${DELIVERIES}/${id}`, { response: DeliveryResponse, signal })).data.attributes,
  replay: async (id: string) => {
    await consoleHttp.post(`${DELIVERIES}/${id}/replay`, { body: {}, response: DeliveryResponse })
    await refreshOutward()
    await consoleQueries.invalidateQueries({ queryKey: listKey('webhook-deliveries') })
  },
  keys: async (signal: AbortSignal) =>
    withIds((await consoleHttp.get(KEYS, { response: ApiKeysResponse, signal })).data),
  addKey: async (body: NewApiKey) =>
    (await consoleHttp.post(KEYS, { body, response: NewApiKeyResponse })).data.attributes.key,
  revokeKey: (id: string) => consoleHttp.delete(`${KEYS}/${id}`, { response: anyResponse }),
}

export const OUTWARD_KEY = ['console-outward'] as const
export const refreshOutward = () => consoleQueries.invalidateQueries({ queryKey: OUTWARD_KEY })
