import {
  type ChangeMeterProvider,
  type MeterProvider,
  MeterProviderResponse,
  MeterProvidersResponse,
  type NewMeterProvider,
  ProviderTestResponse,
} from '@hearthlight/domain/meters/connect/meter-provider'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'

const PATH = '/api/admin/v1/meter_providers'
/** A utility has a minute to answer at each of its addresses. */
const TEST_LIMIT_MS = 90_000

export type IdentifiedProvider = MeterProvider & { readonly id: string }

export const meterProvidersQuery = queryOptions({
  queryKey: ['console-meter-providers'],
  queryFn: async ({ signal }): Promise<readonly IdentifiedProvider[]> => {
    const { data } = await consoleHttp.get(PATH, { response: MeterProvidersResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

async function changed<A>(call: Promise<A>): Promise<A> {
  try {
    return await call
  } finally {
    // Whoever was too late sees what a colleague has made of it.
    await consoleQueries.invalidateQueries({ queryKey: meterProvidersQuery.queryKey })
  }
}

/** The calls about utilities whose customers can connect their meters. */
export const meterProvidersApi = {
  add: (body: NewMeterProvider) => changed(consoleHttp.post(PATH, { body, response: MeterProviderResponse })),
  change: (id: string, body: ChangeMeterProvider) =>
    changed(consoleHttp.put(`${PATH}/${id}`, { body, response: MeterProviderResponse })),
  remove: (id: string) => changed(consoleHttp.delete(`${PATH}/${id}`, { response: anyResponse })),
  test: async (id: string) => {
    const call = { body: {}, response: ProviderTestResponse, timeoutMs: TEST_LIMIT_MS }
    return (await consoleHttp.post(`${PATH}/${id}/test`, call)).data.attributes.parts
  },
}
