import { Readable } from 'node:stream'
import { NotTakenResponse } from '@hearthlight/domain/meters/supplied/reading-import'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { sendFile } from '../../../platform/http/answers/send-file.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ReadingImportDeps } from './import-deps.ts'
import { findReadingImport, listNotTaken, type StoredReadingImport } from './import-store.ts'
import { notTakenCsv } from './not-taken-csv.ts'

const tags = ['Imports of readings']
const config = { policy: 'admin:readings_import' } as const
const PATH = '/api/admin/v1/reading_imports'
const ById = z.object({ id: z.uuid() })
const LISTED = 50

export async function mustFindReadingImport(
  { db }: Pick<ReadingImportDeps, 'db'>,
  scope: Scope,
  id: string,
): Promise<StoredReadingImport> {
  const found = await inPartner(db, scope, (partnerDb) => findReadingImport(partnerDb, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  return found
}

/** The meters of which nothing is stored: the first on the screen, all of them as a file. */
export const notTakenRoutes =
  (deps: Pick<ReadingImportDeps, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    app.get(
      `${PATH}/:id/not_taken`,
      { config, schema: { tags, params: ById, response: { 200: NotTakenResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const found = await mustFindReadingImport(deps, scope, request.params.id)
        const rows = await inPartner(db, scope, (partnerDb) => listNotTaken(partnerDb, found, 0, LISTED))
        return {
          data: rows.flatMap(({ no, home, series, count, why }) => {
            if (why === null) return []
            const { account_number, site_number, address } = home
            const named = { account_number, site_number, address, meter: series.point }
            return [one('not_taken', String(no), { why, ...named, readings: count }).data]
          }),
        }
      },
    )
    app.get(
      `${PATH}/:id/not_taken.csv`,
      { config, schema: { tags, params: ById, produces: ['text/csv'] } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const found = await mustFindReadingImport(deps, scope, request.params.id)
        const translate = translator(scope.language, scope.partner.config)
        return sendFile(reply, {
          name: translate('admin-readings:csv.name'),
          stream: Readable.from(notTakenCsv(db, scope, found, translate)),
        })
      },
    )
  }
