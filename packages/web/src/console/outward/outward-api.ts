import { ApiKeysResponse, type NewApiKey, NewApiKeyResponse } from '@hearthlight/domain/outward/api-key'
import {
  DeliveryResponse,
  NewWebhookResponse,
  type WebhookInput,
  WebhookResponse,
  WebhooksResponse,
} from '@hearthlight/domain/outward/webhook'
import { anyResponse } from '../../platform/any-response.ts'
import { adminHttp, adminQueries } from '../session/admin-http.ts'

const HOOKS = '/api/admin/v1/webhooks'
const DELIVERIES = '/api/admin/v1/webhook_deliveries'
const KEYS = '/api/admin/v1/api_keys'

const withIds = <A>(data: readonly { id: string; attributes: A }[]) =>
  data.map(({ id, attributes }) => ({ ...attributes, id }))

/** The calls about what a partner's own systems are told and may read. */
export const outwardApi = {
  webhooks: async (signal: AbortSignal) =>
    withIds((await adminHttp.get(HOOKS, { response: WebhooksResponse, signal })).data),
  addWebhook: async (body: WebhookInput) =>
    (await adminHttp.post(HOOKS, { body, response: NewWebhookResponse })).data.attributes.secret,
  changeWebhook: (id: string, body: WebhookInput & { version: number }) =>
    adminHttp.put(`${HOOKS}/${id}`, { body, response: WebhookResponse }),
  removeWebhook: (id: string) => adminHttp.delete(`${HOOKS}/${id}`, { response: anyResponse }),
  delivery: async (id: string, signal: AbortSignal) =>
    (await adminHttp.get(`${DELIVERIES}/${id}`, { response: DeliveryResponse, signal })).data.attributes,
  replay: (id: string) =>
    adminHttp.post(`${DELIVERIES}/${id}/replay`, { body: {}, response: DeliveryResponse }),
  keys: async (signal: AbortSignal) =>
    withIds((await adminHttp.get(KEYS, { response: ApiKeysResponse, signal })).data),
  addKey: async (body: NewApiKey) =>
    (await adminHttp.post(KEYS, { body, response: NewApiKeyResponse })).data.attributes.key,
  revokeKey: (id: string) => adminHttp.delete(`${KEYS}/${id}`, { response: anyResponse }),
}

export const OUTWARD_KEY = ['console-outward'] as const
export const refreshOutward = () => adminQueries.invalidateQueries({ queryKey: OUTWARD_KEY })
