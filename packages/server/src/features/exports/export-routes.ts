import { chosenColumns, columnsOf, type ExportedRow } from '@hearthlight/domain/outward/export-columns'
import { ExportParams, ExportQuery } from '@hearthlight/domain/outward/export-query'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DateTime } from 'luxon'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { daysOf } from '../../platform/days-of.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { RATE_LIMITS } from '../../platform/http/rate-limits.ts'
import { type RestrictedOf, withheldLines } from '../../platform/restricted.ts'
import { type InPartner, scopeOf } from '../../platform/scope.ts'
import { listRows } from './export-rows-store.ts'
import { streamCsv } from './stream-csv.ts'

export type ExportDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly restrictedOf: RestrictedOf
}

const BATCH = 500

/** Tables to take out as CSV, for staff who may. That somebody did stands in the log. */
export const exportRoutes =
  ({ db, now, restrictedOf }: ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/exports/:name',
      {
        config: { policy: 'admin:exports', ownPageOnly: true, rateLimit: RATE_LIMITS.work },
        schema: { tags: ['Exports'], params: ExportParams, querystring: ExportQuery },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { name } = request.params
        const { columns: asked, from, to, bom } = request.query
        if (asked.some((column) => !columnsOf(name).includes(column)))
          throw new Problem('shared.invalid-form', {
            fields: [{ pointer: '/columns', message: 'shared:validation.option' }],
          })
        const columns = chosenColumns(name, asked)
        const zone = scope.partner.config.time_zone
        const range = daysOf(zone, from, to)
        const what = { action: 'export.download', record: { type: 'export', id: name } }
        await change(db, scope, what, async () => ({ result: undefined, after: { columns, from, to } }))
        const day = DateTime.fromJSDate(now(), { zone }).toISODate()
        const file = streamCsv({
          columns,
          hasByteOrderMark: bom,
          next: (after) =>
            inPartner(db, scope, async (partnerDb) => {
              const rows = await listRows(partnerDb, scope, name, { ...range, after, limit: BATCH })
              return name === 'log' ? await shownLines(restrictedOf, partnerDb, scope, rows) : rows
            }),
        })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', attachment(`${scope.partner.config.code}-${name}-${day}.csv`))
          .header('cache-control', 'no-store')
          .send(file)
      },
    )
  }

/** The log as its page shows it. */
async function shownLines(
  restrictedOf: RestrictedOf,
  db: PartnerDb,
  scope: InPartner,
  rows: readonly ExportedRow[],
): Promise<ExportedRow[]> {
  const read = (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : null)
  const lines = rows.map(({ record_type, record_id, before, after }) => ({
    ...{ record_type, record_id, before: read(before), after: read(after) },
  }))
  const shown = await withheldLines(restrictedOf, db, scope, lines)
  const written = (values: object | null | undefined) => (values ? JSON.stringify(values) : null)
  return rows.map((row, index) => ({
    ...row,
    ...{ before: written(shown[index]?.before), after: written(shown[index]?.after) },
  }))
}
