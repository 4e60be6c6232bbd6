import { ApiKeysResponse, type NewApiKey, NewApiKeyResponse } from '@hearthlight/domain/api-keys/api-key'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'

const KEYS = '/api/admin/v1/api_keys'

export const apiKeysQuery = queryOptions({
  queryKey: ['console-api-keys'],
  queryFn: async ({ signal }) => {
    const { data } = await consoleHttp.get(KEYS, { response: ApiKeysResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

async function changed<A>(call: Promise<A>): Promise<A> {
  const answer = await call
  await consoleQueries.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  return answer
}

/** The calls about the keys with which a partner's own systems read. */
export const apiKeysApi = {
  add: async (body: NewApiKey) =>
    (await changed(consoleHttp.post(KEYS, { body, response: NewApiKeyResponse }))).data.attributes.key,
  revoke: (id: string) => changed(consoleHttp.delete(`${KEYS}/${id}`, { response: anyResponse })),
}
