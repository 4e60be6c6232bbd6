import {
  type AuditLine,
  AuditLogQuery,
  AuditLogResponse,
  AuditWordsResponse,
} from '@hearthlight/domain/records/audit-line'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type RestrictedOf, withheldLines } from '../../platform/access/restricted.ts'
import type { LogInWords } from '../../platform/audit-log/log-in-words.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { dayRange } from '../../platform/day-range.ts'
import { scopeOf } from '../../platform/scope.ts'
import { listLines, listWords, type StoredLine } from './audit-log-store.ts'

const config = { policy: 'admin:audit_log' } as const
const tags = ['Audit log']
const PATH = '/api/admin/v1/audit_log'

export type AuditLogDeps = {
  readonly db: PlatformDb
  readonly restrictedOf: RestrictedOf
  readonly inWords: LogInWords
}

/** Who did what, for staff who may read it. Nobody writes here. */
export const auditLogRoutes =
  ({ db, restrictedOf, inWords }: AuditLogDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: AuditLogQuery, response: { 200: AuditLogResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { at_from, at_to } = request.query
        const range = dayRange(scope.partner.config.time_zone, at_from, at_to)
        const { rows, next, previous, total } = await inPartner(db, scope, async (partnerDb) => {
          const page = await listLines(partnerDb, scope, request.query, range)
          const said = await inWords(partnerDb, scope, page.rows)
          return { ...page, rows: await withheldLines(restrictedOf, partnerDb, scope, said) }
        })
        return {
          data: rows.map((row) => one('audit_lines', row.id, present(row)).data),
          meta: { next, previous, total },
        }
      },
    )
    app.get(
      `${PATH}/words`,
      { config, schema: { tags, response: { 200: AuditWordsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const data = await inPartner(db, scope, async (partnerDb) => [
          one('audit_words', 'action', { words: await listWords(partnerDb, scope, 'action') }).data,
          one('audit_words', 'record', { words: await listWords(partnerDb, scope, 'record_type') }).data,
        ])
        return { data }
      },
    )
  }

const present = ({ id: _, at, erased_at, ...line }: StoredLine): AuditLine => ({
  ...line,
  at: at.toISOString(),
  erased_at: erased_at?.toISOString() ?? null,
})
