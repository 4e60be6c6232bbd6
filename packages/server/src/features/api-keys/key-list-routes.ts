import type { KeyScope } from '@hearthlight/domain/api-keys/api-key'
import { KEY_LISTS, type KeyList } from '@hearthlight/domain/api-keys/key-lists'
import { VirtualAuditResponse } from '@hearthlight/domain/assessment/result/virtual-audit'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { ApiKeyDeps } from './api-key-deps.ts'

const tags = ['For your own systems']
const security = [{ apiKey: [] }]
const PATH = '/api/outward/v1'
const Page = z.object({
  after: z.string().max(100).optional().describe('The `next` of the page before'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const asKey = (scope: KeyScope) => ({ policy: `key:${scope}`, rateLimit: RATE_LIMITS.key }) as const

/** What a partner's systems read with a key. Nothing is written here. */
export const keyListRoutes =
  (deps: ApiKeyDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const list of ['applications', 'homes', 'bookings'] as const satisfies readonly KeyList[])
      app.get(
        `${PATH}/${list}`,
        {
          config: asKey(list),
          schema: { tags, security, querystring: Page, response: { 200: KEY_LISTS[list] } },
        },
        async (request) => {
          const scope = scopeOf(request)
          const { after, limit } = request.query
          const rows = await inPartner(deps.db, scope, (db) =>
            deps.rowsOf(db, scope, list, { after: after && readCursor(after), limit: limit + 1 }),
          )
          const page = rows.slice(0, limit)
          const last = rows.length > limit ? page.at(-1) : undefined
          const next = last === undefined ? null : writeCursor(last.id)
          const data = page.map(({ id, ...row }) => one(list, id, row).data)
          return KEY_LISTS[list].parse({ data, meta: { next } })
        },
      )
    app.get(
      `${PATH}/homes/:id/result`,
      {
        config: asKey('homes'),
        schema: {
          tags,
          security,
          params: z.object({ id: z.uuid() }),
          response: { 200: VirtualAuditResponse },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const found = await inPartner(deps.db, scope, (db) => deps.resultOf(db, scope, request.params.id))
        if (found === undefined) throw new Problem('shared.not-found')
        return one('virtual_audits', found.id, found.attributes)
      },
    )
  }

/** Where the next page begins; what it says is ours to change. */
const writeCursor = (id: string) => Buffer.from(id).toString('base64url')

function readCursor(cursor: string): string {
  const id = z.uuid().safeParse(Buffer.from(cursor, 'base64url').toString())
  if (!id.success) throw new Problem('shared.malformed')
  return id.data
}
