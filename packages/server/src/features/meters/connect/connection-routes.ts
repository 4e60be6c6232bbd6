import {
  BeginConnection,
  BegunConnectionResponse,
  FinishConnection,
  type MeterConnection,
  MeterConnectionResponse,
  MeterConnectionsResponse,
} from '@hearthlight/domain/meters/connect/meter-connection'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { listConnections, listProviders } from './connect-store.ts'
import type { StoredConnection, StoredProvider } from './connect-tables.ts'
import { disconnect } from './end-connection.ts'
import { beginConnection, finishConnection } from './make-connection.ts'

const tags = ['Green Button Connect']
const config = { policy: 'user' } as const
const PATH = '/api/v1/meter_connections'
const OfBuilding = z.object({ building_id: z.uuid() })

/** A person connects the meters of a home with their utility. */
export const connectionRoutes =
  (deps: ConnectDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'EnergyUse')
    app.get(
      `${PATH}/of_building/:building_id`,
      { config, schema: { tags, params: OfBuilding, response: { 200: MeterConnectionsResponse } } },
      async (request) => {
        const scope = homeScopeOf(request)
        const { building_id } = request.params
        await deps.mustOwnBuilding(scope, building_id)
        return inPartner(deps.db, scope, async (db) => {
          const providers = await listProviders(db, scope)
          const connections = await listConnections(db, scope, building_id)
          return {
            data: connections
              .filter(({ connected_at }) => connected_at !== null)
              .map((row) => one('meter_connections', row.id, present(row, providers)).data),
            meta: { offered: providers.map(({ id, name }) => ({ id, name })) },
          }
        })
      },
    )
    app.post(
      `${PATH}/of_building/:building_id`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: {
          tags,
          params: OfBuilding,
          body: BeginConnection,
          response: { 201: BegunConnectionResponse },
        },
      },
      async (request, reply) => {
        const { building_id } = request.params
        const begun = await beginConnection(deps, homeScopeOf(request), building_id, request.body.provider_id)
        return reply.code(201).send(one('begun_connections', begun.id, { authorization_url: begun.url }))
      },
    )
    app.post(
      `${PATH}/finish`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, body: FinishConnection, response: { 200: MeterConnectionResponse } },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const row = await finishConnection(deps, scope, request.body)
        const providers = await inPartner(deps.db, scope, (db) => listProviders(db, scope))
        return one('meter_connections', row.id, present(row, providers))
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: z.object({ id: z.uuid() }), response: { 204: z.undefined() } } },
      async (request, reply) => {
        await disconnect(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

const present = (row: StoredConnection, providers: readonly StoredProvider[]): MeterConnection => ({
  building_id: row.building_id,
  provider_id: row.provider_id,
  provider: providers.find(({ id }) => id === row.provider_id)?.name ?? '',
  state: row.state,
  problem: row.problem,
  is_catching_up: isCatchingUp(row),
  connected_at: row.connected_at?.toISOString() ?? null,
  pulled_at: row.pulled_at?.toISOString() ?? null,
})

const isCatchingUp = ({ state, pulled_until, connected_at }: StoredConnection): boolean =>
  state === 'connected' && (pulled_until?.getTime() ?? 0) < (connected_at?.getTime() ?? 0)
