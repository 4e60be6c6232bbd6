import { DocumentPagesResponse } from '@hearthlight/domain/documents/document-pages'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { asStaffReader, type HomeScope } from '../../platform/access/access.ts'
import { withheldFrom } from '../../platform/access/restricted.ts'
import { wasLogged } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { findDocumentOfApplication, lockDocument } from './application-document-store.ts'
import type { DocumentDeps } from './document-deps.ts'
import { countPages, openDocument, openPage, openThumbnail } from './read-documents.ts'
import { STAFF_DOCUMENTS_PATH } from './staff-documents.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Documents']
const PATH = `${STAFF_DOCUMENTS_PATH}/:id`
const ById = z.object({ id: z.uuid() })
const PageOf = ById.extend({ page: z.coerce.number().int().min(1).max(500) })

/** What was given with applications, for staff who review them. */
export const staffDocumentRoutes =
  (deps: DocumentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(`${PATH}/file`, { config, schema: { tags, params: ById } }, async (request, reply) => {
      const scope = await asReader(deps, scopeOf(request), request.params.id, 'file')
      return sendFile(reply, await openDocument(deps, scope, request.params.id))
    })
    app.get(
      `${PATH}/thumbnail`,
      { config, schema: { tags, params: ById, produces: ['image/webp'] } },
      async (request, reply) => {
        const scope = await asReader(deps, scopeOf(request), request.params.id, 'pages')
        return sendFile(reply, await openThumbnail(deps, scope, request.params.id))
      },
    )
    app.get(
      `${PATH}/pages`,
      { config, schema: { tags, params: ById, response: { 200: DocumentPagesResponse } } },
      async (request) => {
        const { id } = request.params
        const count = await countPages(deps, await asReader(deps, scopeOf(request), id, 'pages'), id)
        return { data: { type: 'document_pages' as const, id, attributes: { count } } }
      },
    )
    app.get(
      `${PATH}/pages/:page`,
      { config, schema: { tags, params: PageOf, produces: ['image/webp'] } },
      async (request, reply) => {
        const { id, page } = request.params
        const scope = await asReader(deps, scopeOf(request), id, 'pages')
        return sendFile(reply, await openPage(deps, scope, id, page))
      },
    )
  }

/** Leafing through its pages is one look at a document; after this long it is another. */
const ONE_LOOK_MINUTES = 15

/**
 * A restricted one is opened by permission, and that it was opened stands in the audit log: each time the file itself is
 * taken, and once for a look at its pages.
 */
async function asReader(
  { db, restrictedOf }: DocumentDeps,
  scope: Scope,
  id: string,
  how: 'file' | 'pages',
): Promise<HomeScope> {
  const row = await inPartner(db, scope, async (partnerDb) => {
    const found = await findDocumentOfApplication(partnerDb, scope, id)
    if (found === undefined) throw new Problem('shared.not-found')
    const { documentable_id: code, project_id: application } = found
    const { isDocument } = await restrictedOf(partnerDb, scope, application === null ? [] : [application])
    if (isDocument({ application, code })) await logLook(partnerDb, scope, found, how)
    return found
  })
  return asStaffReader(scope, row.user_id)
}

type Found = NonNullable<Awaited<ReturnType<typeof findDocumentOfApplication>>>

async function logLook(
  db: PartnerDb,
  scope: Scope,
  { id, documentable_id: item_id, project_id, building_id }: Found,
  how: 'file' | 'pages',
): Promise<void> {
  if (withheldFrom(scope) !== null) throw new Problem('shared.not-allowed')
  const look = {
    action: 'application.read-restricted',
    record: { type: 'application', id: project_id ?? id, of: building_id },
    after: { item_id, document_id: id },
  }
  if (how === 'pages') {
    await lockDocument(db, scope, id)
    if (await wasLogged(db, scope, look, ONE_LOOK_MINUTES)) return
  }
  await change(db, scope, look, async () => ({ result: undefined, after: look.after }))
}
