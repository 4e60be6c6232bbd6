import multipart from '@fastify/multipart'
import {
  MOST_IMPORT_BYTES,
  type ReadingImport,
  ReadingImportResponse,
  ReadingImportStep,
  ReadingImportsQuery,
  ReadingImportsResponse,
} from '@hearthlight/domain/meters/supplied/reading-import'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { receiveOneFile } from '../../../platform/http/receive-one-file.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { ReadingImportDeps } from './import-deps.ts'
import { countNotTaken, listReadingImports, type StoredReadingImport } from './import-store.ts'
import { cancelReadingImport, runReadingImport } from './move-import.ts'
import { mustFindReadingImport, notTakenRoutes } from './not-taken-routes.ts'
import { receiveReadingImport } from './receive-import.ts'

const tags = ['Imports of readings']
const config = { policy: 'admin:readings_import' } as const
const PATH = '/api/admin/v1/reading_imports'
const ById = z.object({ id: z.uuid() })
const EXPECTED = {
  most: MOST_IMPORT_BYTES,
  missing: 'admin-readings.no-file',
  tooBig: 'admin-readings.too-big',
} as const

/** Readings of many homes, from the partner's own systems: /api/admin/v1/reading_imports. */
export const readingImportRoutes =
  (deps: ReadingImportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const shown = async (scope: Scope, found: StoredReadingImport) =>
      one('reading_imports', found.id, await inPartner(db, scope, (partnerDb) => present(partnerDb, found)))
    await app.register(multipart)
    app.post(
      PATH,
      {
        config: { ...config, rateLimit: RATE_LIMITS.upload, bodyByProgress: true },
        schema: { tags, consumes: ['multipart/form-data'], response: { 201: ReadingImportResponse } },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const found = await receiveOneFile(request, EXPECTED, (part) =>
          receiveReadingImport(deps, scope, part),
        )
        return reply.code(201).send(await shown(scope, found))
      },
    )
    app.get(
      PATH,
      {
        config,
        schema: { tags, querystring: ReadingImportsQuery, response: { 200: ReadingImportsResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        return inPartner(db, scope, async (partnerDb) => {
          const { rows, ...page } = await listReadingImports(partnerDb, scope, request.query)
          const data = []
          for (const found of rows)
            data.push(one('reading_imports', found.id, await present(partnerDb, found)).data)
          const { next, previous, total } = page
          return { data, meta: { next, previous, total } }
        })
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: ReadingImportResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        return shown(scope, await mustFindReadingImport(deps, scope, request.params.id))
      },
    )
    for (const [step, move] of [
      ['run', runReadingImport],
      ['cancel', cancelReadingImport],
    ] as const)
      app.post(
        `${PATH}/:id/${step}`,
        {
          config,
          schema: { tags, params: ById, body: ReadingImportStep, response: { 200: ReadingImportResponse } },
        },
        async (request) => {
          const scope = scopeOf(request)
          return shown(scope, await move(deps, scope, { ...request.params, ...request.body }))
        },
      )
    await app.register(notTakenRoutes(deps))
  }

async function present(db: PartnerDb, found: StoredReadingImport): Promise<ReadingImport> {
  const { state, file_name, problem, counts, started_by, version } = found
  return {
    state,
    file_name,
    size: Number(found.size),
    problem,
    counts,
    started_by,
    version,
    not_taken: await countNotTaken(db, found),
    created_at: found.created_at.toISOString(),
    finished_at: found.finished_at?.toISOString() ?? null,
  }
}
