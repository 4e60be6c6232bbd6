import {
  ApiKeysResponse,
  MOST_KEYS,
  NewApiKey,
  NewApiKeyResponse,
} from '@hearthlight/domain/api-keys/api-key'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import { newId } from '../../platform/ids.ts'
import { actorId, type Scope, scopeOf } from '../../platform/scope.ts'
import type { ApiKeyDeps } from './api-key-deps.ts'
import { countLiveKeys, insertKey, listKeys, revokeKey, type StoredKey } from './api-key-store.ts'
import { hashKey, hintOf, newKey } from './key-token.ts'

const config = { policy: 'admin:outward' } as const
const tags = ['API keys']
const PATH = '/api/admin/v1/api_keys'

/** The keys of the partner's own systems. */
export const apiKeyRoutes =
  (deps: ApiKeyDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(PATH, { config, schema: { tags, response: { 200: ApiKeysResponse } } }, async (request) => {
      const scope = scopeOf(request)
      const rows = await inPartner(deps.db, scope, (db) => listKeys(db, scope))
      return { data: rows.map(present) }
    })
    app.post(
      PATH,
      { config, schema: { tags, body: NewApiKey, response: { 201: NewApiKeyResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id, key } = await makeKey(deps, scope, request.body)
        const made = await inPartner(deps.db, scope, async (db) =>
          (await listKeys(db, scope)).find((row) => row.id === id),
        )
        if (made === undefined) throw new Problem('shared.not-found')
        return reply.code(201).send(one('api_keys', id, { ...present(made).attributes, key }))
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: z.object({ id: z.uuid() }), response: { 204: z.undefined() } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id } = request.params
        const what = { action: 'api-key.revoke', record: { type: 'api_key', id } }
        await change(deps.db, scope, what, async (db) => {
          const before = await revokeKey(db, scope, id, deps.now())
          if (before === undefined) throw new Problem('shared.not-found')
          return { result: undefined, before }
        })
        return reply.code(204).send()
      },
    )
  }

async function makeKey(deps: ApiKeyDeps, scope: Scope, input: NewApiKey) {
  const [id, key] = [newId(), newKey()]
  const what = { action: 'api-key.make', record: { type: 'api_key', id } }
  await change(deps.db, scope, what, async (db) => {
    await oneAtATime(db, 'api_keys', scope.partnerId)
    if ((await countLiveKeys(db, scope)) >= MOST_KEYS) throw tooManyKeys()
    const stored = { id, hint: hintOf(key), key_hash: hashKey(deps.secret, key) }
    await insertKey(db, scope, {
      ...input,
      ...stored,
      created_at: deps.now(),
      created_by: actorId(scope.actor),
    })
    return { result: undefined, after: input }
  })
  return { id, key }
}

function tooManyKeys(): Problem {
  const code = 'admin-api-keys.too-many-keys'
  const fields = [{ pointer: '/name', message: problemTextKey(code) }]
  return new Problem(code, { params: { most: MOST_KEYS }, fields })
}

const present = ({ id, created_at, last_used_at, revoked_at, ...row }: StoredKey) => ({
  id,
  type: 'api_keys' as const,
  attributes: {
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  },
})
