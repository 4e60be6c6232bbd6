import {
  BegunConnectionResponse,
  type FinishConnection,
  type MeterConnection,
  MeterConnectionResponse,
  MeterConnectionsResponse,
  type OfferedProvider,
} from '@hearthlight/domain/meters/connect/meter-connection'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshMeters } from './meters-api.ts'

const PATH = '/api/v1/meter_connections'
const KEY = 'meter-connections'
const LOOK_AGAIN_MS = 2000
/** The utility has a minute to answer with the tokens. */
const FINISH_LIMIT_MS = 90_000

export type IdentifiedConnection = MeterConnection & { readonly id: string }

export type ConnectionsOfHome = {
  readonly connections: readonly IdentifiedConnection[]
  readonly offered: readonly OfferedProvider[]
}

const isCatchingUp = (connections: readonly IdentifiedConnection[]): boolean =>
  connections.some((each) => each.is_catching_up && each.problem === null)

const pulls = (connections: readonly IdentifiedConnection[]): string =>
  connections.map(({ pulled_at }) => pulled_at ?? '').join()

/** The connections of a home with utilities, newest first, and which utilities there are. Followed while years are read. */
export const connectionsQuery = (buildingId: string) =>
  queryOptions({
    queryKey: [KEY, buildingId],
    queryFn: async ({ signal }): Promise<ConnectionsOfHome> => {
      const { data, meta } = await http.get(`${PATH}/of_building/${buildingId}`, {
        response: MeterConnectionsResponse,
        signal,
      })
      const connections = data.map(({ id, attributes }) => ({ id, ...attributes }))
      const before = queryClient.getQueryData<ConnectionsOfHome>([KEY, buildingId])?.connections
      // What was read meanwhile is shown.
      if (before !== undefined && pulls(before) !== pulls(connections)) await refreshMeters(buildingId)
      return { connections, offered: meta.offered }
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isCatchingUp(data.connections) ? LOOK_AGAIN_MS : false,
  })

export const refreshConnections = (buildingId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [KEY, buildingId] })

/** Answers where the browser goes: the utility asks the person there. */
export async function beginConnection(buildingId: string, provider_id: string): Promise<string> {
  const { data } = await http.post(`${PATH}/of_building/${buildingId}`, {
    body: { provider_id },
    response: BegunConnectionResponse,
  })
  return data.attributes.authorization_url
}

/** What the utility sent the browser back with, which counts once: the home that is connected now. */
export const finishedQuery = (back: FinishConnection) =>
  queryOptions({
    queryKey: [KEY, 'finished', back.state],
    queryFn: async () => {
      const { data } = await http.post(`${PATH}/finish`, {
        body: back,
        response: MeterConnectionResponse,
        timeoutMs: FINISH_LIMIT_MS,
      })
      await refreshConnections(data.attributes.building_id)
      return data.attributes
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  })

export async function endConnection({ id, building_id }: IdentifiedConnection): Promise<void> {
  await http.delete(`${PATH}/${id}`, { response: anyResponse })
  await refreshConnections(building_id)
}
