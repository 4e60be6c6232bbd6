import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import {
  ChangeWebhook,
  NewWebhookResponse,
  WebhookInput,
  WebhookResponse,
  WebhooksResponse,
} from '@hearthlight/domain/webhooks/webhook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { addWebhook, changeWebhook, removeWebhook } from './change-webhooks.ts'
import { presentWebhook } from './present-webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { findWebhook, listWebhooks } from './webhook-store.ts'

const config = { policy: 'admin:outward' } as const
const tags = ['Webhooks']
const PATH = '/api/admin/v1/webhooks'
const ById = z.object({ id: z.uuid() })

/** Where the partner's own systems are told of what happens here. */
export const webhookRoutes =
  (deps: WebhookDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (scope: Scope, id: string) => {
      const row = await inPartner(deps.db, scope, (db) => findWebhook(db, scope, id))
      if (row === undefined) throw new Problem('shared.not-found')
      return presentWebhook(row)
    }
    app.get(PATH, { config, schema: { tags, response: { 200: WebhooksResponse } } }, async (request) => {
      const scope = scopeOf(request)
      const rows = await inPartner(deps.db, scope, (db) => listWebhooks(db, scope))
      return { data: rows.map((row) => one('webhooks', row.id, presentWebhook(row)).data) }
    })
    app.post(
      PATH,
      { config, schema: { tags, body: WebhookInput, response: { 201: NewWebhookResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id, secret } = await addWebhook(deps, scope, request.body)
        return reply.code(201).send(one('webhooks', id, { ...(await read(scope, id)), secret }))
      },
    )
    app.put(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, body: ChangeWebhook, response: { 200: WebhookResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { id } = request.params
        await changeWebhook(deps, scope, id, request.body)
        return one('webhooks', id, await read(scope, id))
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeWebhook(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
