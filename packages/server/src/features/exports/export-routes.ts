import {
  ExportChoice,
  type ExportKind,
  ExportOptionsResponse,
  ExportPreviewResponse,
  ExportResponse,
  ExportSourceResponse,
  ExportsResponse,
  NewExport,
} from '@hearthlight/domain/exports/export-file'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withheldFrom } from '../../platform/access/restricted.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import { askForExport } from './ask-for-export.ts'
import type { ExportDeps } from './export-deps.ts'
import { previewExport } from './preview-export.ts'
import { EXPORTS_PATH, openExport, presentExport, readExports } from './read-exports.ts'
import { scheduleRoutes } from './schedule-routes.ts'

const config = { policy: 'admin:exports' } as const
const tags = ['Exports']
const ById = z.object({ id: z.uuid() })
const TYPES: Readonly<Record<ExportKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** Tables to take out as files, for staff who may: counted first, made in the background, kept for their maker. */
export const exportRoutes =
  (deps: ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(choiceRoutes(deps))
    await app.register(fileRoutes(deps))
    await app.register(scheduleRoutes(deps))
  }

/** What there is to choose, and what a choice comes to. */
const choiceRoutes =
  (deps: ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/export_options',
      { config, schema: { tags, response: { 200: ExportOptionsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { names, statuses } = await inPartner(deps.db, scope, (db) => deps.wordsOf(db, scope))
        const options = (entries: Iterable<readonly [string, string]>) =>
          [...entries].map(([value, label]) => ({ value, label }))
        const named = new Map<string, string>()
        for (const { status, name } of statuses) if (!named.has(status)) named.set(status, name)
        return one('export_options', 'own', { sources: options(names), statuses: options(named) })
      },
    )
    app.get(
      '/api/admin/v1/export_sources/:id',
      { config, schema: { tags, params: ById, response: { 200: ExportSourceResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { id } = request.params
        const { names, questions } = await inPartner(deps.db, scope, async (db) => ({
          names: (await deps.wordsOf(db, scope)).names,
          questions: await deps.questionsOf(db, scope, id),
        }))
        if (questions === undefined) throw new Problem('shared.not-found')
        const isWithheld = withheldFrom(scope) !== null
        return one('export_sources', id, {
          name: names.get(id) ?? '',
          questions: questions.map(({ code, label, isRestricted }) => ({
            code,
            label,
            needs_permission: isRestricted && isWithheld,
          })),
        })
      },
    )
    app.post(
      '/api/admin/v1/export_previews',
      { config, schema: { tags, body: ExportChoice, response: { 200: ExportPreviewResponse } } },
      async (request) =>
        one('export_previews', 'own', await previewExport(deps, scopeOf(request), request.body)),
    )
  }

const fileRoutes =
  (deps: ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      EXPORTS_PATH,
      { config, schema: { tags, response: { 200: ExportsResponse } } },
      async (request) => {
        const found = await readExports(deps, scopeOf(request))
        return { data: found.map(({ id, ...attributes }) => one('exports', id, attributes).data) }
      },
    )
    app.post(
      EXPORTS_PATH,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, body: NewExport, response: { 201: ExportResponse } },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const made = await askForExport(deps, scope, request.body)
        const { names } = await inPartner(deps.db, scope, (db) => deps.wordsOf(db, scope))
        return reply.code(201).send(one('exports', made.id, presentExport(scope, made, names, deps.now())))
      },
    )
    app.get(
      `${EXPORTS_PATH}/:id/file`,
      {
        config: { ...config, ownPageOnly: true, rateLimit: RATE_LIMITS.work },
        schema: { tags, params: ById },
      },
      async (request, reply) => {
        const { kind, ...file } = await openExport(deps, scopeOf(request), request.params.id)
        return sendFile(reply, { ...file, type: TYPES[kind] })
      },
    )
  }
