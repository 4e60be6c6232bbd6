import multipart from '@fastify/multipart'
import {
  AccountImportResponse,
  AccountImportsQuery,
  AccountImportsResponse,
  CheckImport,
  ImportStep,
  MAX_IMPORT_BYTES,
} from '@hearthlight/domain/accounts/import/account-import'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { receiveOneFile } from '../../../platform/http/receive-one-file.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { listImports, type StoredImport } from './account-import-store.ts'
import { mustFindImport } from './find-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { cancelImport, checkImport, runImport } from './move-import.ts'
import { presentImport } from './present-import.ts'
import { receiveImport } from './receive-import.ts'
import { refusedRowRoutes } from './refused-row-routes.ts'

const tags = ['Account imports']
const config = { policy: 'admin:accounts_import' } as const
const PATH = '/api/admin/v1/account_imports'
const ById = z.object({ id: z.uuid() })
const EXPECTED = {
  most: MAX_IMPORT_BYTES,
  missing: 'admin-imports.no-file',
  tooBig: 'admin-imports.too-big',
} as const

/** Utility accounts from the partner's billing system: /api/admin/v1/account_imports. */
export const accountImportRoutes =
  (deps: ImportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const shown = async (scope: Scope, found: StoredImport) => ({
      data: await inPartner(db, scope, (db) => presentImport(db, found)),
    })
    await app.register(multipart)
    app.post(
      PATH,
      {
        config: { ...config, rateLimit: RATE_LIMITS.upload, bodyByProgress: true },
        schema: { tags, consumes: ['multipart/form-data'], response: { 201: AccountImportResponse } },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const found = await receiveOneFile(request, EXPECTED, (part) => receiveImport(deps, scope, part))
        return reply.code(201).send(await shown(scope, found))
      },
    )
    app.get(
      PATH,
      {
        config,
        schema: { tags, querystring: AccountImportsQuery, response: { 200: AccountImportsResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        return inPartner(db, scope, async (db) => {
          const { rows, next, previous, total } = await listImports(db, scope, request.query)
          const data = []
          for (const found of rows) data.push(await presentImport(db, found))
          return { data, meta: { next, previous, total } }
        })
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: AccountImportResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        return shown(scope, await mustFindImport(db, scope, request.params.id))
      },
    )
    app.post(
      `${PATH}/:id/check`,
      { config, schema: { tags, params: ById, body: CheckImport, response: { 200: AccountImportResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { mapping, version } = request.body
        return shown(scope, await checkImport(deps, scope, { ...request.params, version }, mapping))
      },
    )
    for (const [step, move] of [
      ['run', runImport],
      ['cancel', cancelImport],
    ] as const)
      app.post(
        `${PATH}/:id/${step}`,
        {
          config,
          schema: { tags, params: ById, body: ImportStep, response: { 200: AccountImportResponse } },
        },
        async (request) => {
          const scope = scopeOf(request)
          return shown(scope, await move(deps, scope, { ...request.params, ...request.body }))
        },
      )
    await app.register(refusedRowRoutes(deps))
  }
