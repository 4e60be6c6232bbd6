import multipart from '@fastify/multipart'
import {
  DeleteDocumentQuery,
  Document,
  DocumentInput,
  DocumentQuery,
  ReplaceDocument,
} from '@hearthlight/domain/documents/document'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { validateUnlessMultipart } from '../../platform/http/multipart.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { addDocument } from './add-document.ts'
import { deleteDocument } from './delete-document.ts'
import type { DocumentDeps } from './document-deps.ts'
import { DOCUMENTS_PATH, presentDocument } from './present-document.ts'
import { openDocument, openThumbnail, readDocuments } from './read-documents.ts'
import { replaceDocument } from './replace-document.ts'
import { withUpload } from './with-upload.ts'

const config = { policy: 'user' } as const
const uploadConfig = { policy: 'user', rateLimit: RATE_LIMITS.upload, bodyByProgress: true } as const
const tags = ['Documents']
const consumes = ['multipart/form-data', 'application/json']
const ById = z.object({ id: z.uuid() })

export const documentRoutes =
  (deps: DocumentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    await app.register(multipart)
    await app.register(uploadRoutes(deps))
    app.get(
      DOCUMENTS_PATH,
      {
        config,
        schema: { tags, querystring: DocumentQuery, response: { 200: Many('documents', Document) } },
      },
      async (request) => ({
        data: (await readDocuments(deps, homeScopeOf(request), request.query)).map(presentDocument),
      }),
    )
    app.delete(
      DOCUMENTS_PATH,
      { config, schema: { tags, querystring: DeleteDocumentQuery, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteDocument(deps, homeScopeOf(request), request.query)
        return reply.code(204).send()
      },
    )
    app.get(
      `${DOCUMENTS_PATH}/:id/file`,
      { config, schema: { tags, params: ById } },
      async (request, reply) =>
        sendFile(reply, await openDocument(deps, homeScopeOf(request), request.params.id)),
    )
    app.get(
      `${DOCUMENTS_PATH}/:id/thumbnail`,
      { config, schema: { tags, params: ById, produces: ['image/webp'] } },
      async (request, reply) =>
        sendFile(reply, await openThumbnail(deps, homeScopeOf(request), request.params.id)),
    )
  }

const uploadRoutes =
  (deps: DocumentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.setValidatorCompiler(validateUnlessMultipart)
    app.post(
      DOCUMENTS_PATH,
      {
        config: uploadConfig,
        schema: { tags, consumes, body: DocumentInput, response: { 201: One('documents', Document) } },
      },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        const added = await withUpload(deps, scope, request, DocumentInput, ({ fields, file }) =>
          addDocument(deps, scope, fields, file),
        )
        return reply.code(201).send({ data: presentDocument(added) })
      },
    )
    app.put(
      `${DOCUMENTS_PATH}/:id`,
      {
        config: uploadConfig,
        schema: {
          tags,
          consumes,
          params: ById,
          body: ReplaceDocument,
          response: { 200: One('documents', Document) },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const replaced = await withUpload(deps, scope, request, ReplaceDocument, ({ fields, file }) =>
          replaceDocument(deps, scope, request.params.id, fields, file),
        )
        return { data: presentDocument(replaced) }
      },
    )
  }
