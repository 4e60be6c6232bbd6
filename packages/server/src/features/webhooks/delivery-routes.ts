import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import { DeliveriesResponse, DeliveryQuery, DeliveryResponse } from '@hearthlight/domain/webhooks/webhook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { replay } from './change-webhooks.ts'
import { findDelivery, listAttempts, listDeliveries } from './delivery-store.ts'
import { presentDelivery } from './present-webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

const config = { policy: 'admin:outward' } as const
const tags = ['Webhooks']
const PATH = '/api/admin/v1/webhook_deliveries'
const ById = z.object({ id: z.uuid() })

/** What was sent, what came back, and sending it once more. */
export const deliveryRoutes =
  (deps: WebhookDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: DeliveryQuery, response: { 200: DeliveriesResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { rows, next, previous, total } = await inPartner(deps.db, scope, (db) =>
          listDeliveries(db, scope, request.query),
        )
        return {
          data: rows.map((row) => one('webhook_deliveries', row.id, presentDelivery(row)).data),
          meta: { next, previous, total },
        }
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: DeliveryResponse } } },
      (request) => readDelivery(deps, scopeOf(request), request.params.id),
    )
    app.post(
      `${PATH}/:id/replay`,
      { config, schema: { tags, params: ById, response: { 200: DeliveryResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        await replay(deps, scope, request.params.id)
        return await readDelivery(deps, scope, request.params.id)
      },
    )
  }

const readDelivery = (deps: WebhookDeps, scope: Scope, id: string) =>
  inPartner(deps.db, scope, async (db) => {
    const row = await findDelivery(db, scope, id)
    if (row === undefined) throw new Problem('shared.not-found')
    const tries = await listAttempts(db, scope, id)
    return one('webhook_deliveries', id, {
      ...presentDelivery(row),
      body: row.body,
      tries: tries.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    })
  })
