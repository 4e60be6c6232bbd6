import {
  ChangeMeterProvider,
  type MeterProvider,
  MeterProviderResponse,
  MeterProvidersResponse,
  NewMeterProvider,
} from '@hearthlight/domain/meters/connect/meter-provider'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { addProvider, changeProvider, removeProvider } from './change-providers.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { type ConnectedHomes, countConnections, findProvider, listProviders } from './connect-store.ts'
import type { StoredProvider } from './connect-tables.ts'
import { redirectUrl } from './make-connection.ts'
import { NOTIFICATIONS } from './notification-routes.ts'

const config = { policy: 'admin:readings_import' } as const
const tags = ['Green Button Connect']
const PATH = '/api/admin/v1/meter_providers'
const ById = z.object({ id: z.uuid() })

export async function mustFindProvider(
  { db }: ConnectDeps,
  scope: Scope,
  id: string,
): Promise<StoredProvider> {
  const row = await inPartner(db, scope, (partnerDb) => findProvider(partnerDb, scope, id))
  if (row === undefined) throw new Problem('shared.not-found')
  return row
}

/** Utilities whose customers can connect their meters. */
export const providerRoutes =
  (deps: ConnectDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (scope: Scope, id: string) => {
      const row = await mustFindProvider(deps, scope, id)
      const homes = await inPartner(deps.db, scope, (db) => countConnections(db, scope))
      return one('meter_providers', id, present(scope, row, homes.get(id)))
    }
    app.get(
      PATH,
      { config, schema: { tags, response: { 200: MeterProvidersResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => {
          const rows = await listProviders(db, scope)
          const homes = await countConnections(db, scope)
          return {
            data: rows.map(
              (row) => one('meter_providers', row.id, present(scope, row, homes.get(row.id))).data,
            ),
          }
        })
      },
    )
    app.post(
      PATH,
      { config, schema: { tags, body: NewMeterProvider, response: { 201: MeterProviderResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = await addProvider(deps, scope, request.body)
        return reply.code(201).send(await read(scope, id))
      },
    )
    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: { tags, params: ById, body: ChangeMeterProvider, response: { 200: MeterProviderResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        await changeProvider(deps, scope, request.params.id, request.body)
        return read(scope, request.params.id)
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeProvider(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

const NONE: ConnectedHomes = { connected: 0, failing: 0, broken: 0 }

function present(scope: Scope, row: StoredProvider, homes = NONE): MeterProvider {
  const { name, authorization_url, token_url, revocation_url, resource_url, uses_pkce, version } = row
  return {
    name,
    authorization_url,
    token_url,
    revocation_url,
    resource_url,
    uses_pkce,
    version,
    scope: row.scope,
    client_id: row.client_id,
    notification_url: `${scope.site}${NOTIFICATIONS}/${row.id}`,
    redirect_url: redirectUrl(scope),
    ...homes,
  }
}
