import { Readable } from 'node:stream'
import { RefusedRowsQuery, RefusedRowsResponse } from '@hearthlight/domain/accounts/import/account-import'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { sendFile } from '../../../platform/http/answers/send-file.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { mustFindImport } from './find-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { listRefusals } from './refused-row-store.ts'
import { refusedRowsCsv } from './refused-rows-csv.ts'

const tags = ['Account imports']
const config = { policy: 'admin:accounts_import' } as const
const PATH = '/api/admin/v1/account_imports'
const ById = z.object({ id: z.uuid() })
const ROWS_LISTED = 50

/** The rows of an import that cannot be taken: on the screen by pages, and all of them as a file. */
export const refusedRowRoutes =
  ({ db }: Pick<ImportDeps, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${PATH}/:id/refused_rows`,
      {
        config,
        schema: { tags, params: ById, querystring: RefusedRowsQuery, response: { 200: RefusedRowsResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const found = await mustFindImport(db, scope, request.params.id)
        const rows = await inPartner(db, scope, (db) =>
          listRefusals(db, found, { ...request.query, limit: ROWS_LISTED }),
        )
        return {
          data: rows.map(({ cells: _cells, ...attributes }) => ({
            id: String(attributes.row),
            type: 'refused_row' as const,
            attributes,
          })),
        }
      },
    )
    app.get(
      `${PATH}/:id/refused_rows.csv`,
      { config, schema: { tags, params: ById, produces: ['text/csv'] } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const found = await mustFindImport(db, scope, request.params.id)
        const translate = translator(scope.language, scope.partner.config)
        return sendFile(reply, {
          name: translate('admin-imports:csv.name'),
          stream: Readable.from(refusedRowsCsv({ db }, scope, found, translate)),
        })
      },
    )
  }
