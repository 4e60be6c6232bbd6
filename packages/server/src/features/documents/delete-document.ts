import type { DeleteDocumentQuery } from '@hearthlight/domain/documents/document'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { DocumentDeps } from './document-deps.ts'
import { listDocuments, lockDocument, removeDocument, type StoredDocument } from './document-store.ts'
import { loggedFile } from './files/logged-file.ts'
import { discardUnheld } from './files/stored-file.ts'
import { mustBeOpen, mustReach } from './must-take.ts'

/** By its id, or by what it was given for when exactly one matches (contract 7). */
export async function deleteDocument(
  deps: DocumentDeps,
  scope: HomeScope,
  query: DeleteDocumentQuery,
): Promise<void> {
  requireHomePermission(scope, 'change')
  const removed = await change(
    deps.db,
    scope,
    { action: 'document.delete', record: { type: 'document' } },
    async (db) => {
      await mustReach(deps, db, scope, query)
      const row = await meantBy(db, scope, query)
      await mustBeOpen(deps, db, scope, row, 'change')
      await removeDocument(db, scope.access, row.id)
      const { documentable_type, documentable_id, project_id } = row
      const file = await loggedFile(deps, db, scope, row, row)
      return {
        result: row,
        id: row.id,
        before: { documentable_type, documentable_id, project_id, ...file },
      }
    },
  )
  await discardUnheld(deps, { partner_id: scope.partnerId, id: removed.file_id })
}

async function meantBy(
  db: PartnerDb,
  scope: HomeScope,
  { id, ...narrowed }: DeleteDocumentQuery,
): Promise<StoredDocument> {
  const [only, ...others] = await listDocuments(db, scope.access, narrowed)
  if (id === undefined && others.length > 0) throw new Problem('documents.several-match')
  const meant = id ?? only?.id
  const row = meant === undefined ? undefined : await lockDocument(db, scope.access, meant)
  if (row === undefined || row.documentable_type === 'Attachment') throw new Problem('shared.not-found')
  return row
}
