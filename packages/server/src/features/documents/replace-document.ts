import type { ReplaceDocument } from '@hearthlight/domain/documents/document'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { isUniqueViolation } from '../../platform/database/violations.ts'
import type { DocumentDeps } from './document-deps.ts'
import { lockDocument, type StoredDocument, updateDocumentFile } from './document-store.ts'
import { holdFile } from './files/hold-file.ts'
import { loggedFile } from './files/logged-file.ts'
import type { ReceivedFile } from './files/receive-file.ts'
import { discardUnheld } from './files/stored-file.ts'
import { mustBeOpen } from './must-take.ts'
import { noteGiven } from './note-given.ts'
import { withinStorage } from './storage/within-storage.ts'

/** Gives a document another file. The one before goes when no other document holds it. */
export async function replaceDocument(
  deps: DocumentDeps,
  scope: HomeScope,
  id: string,
  input: ReplaceDocument,
  file: ReceivedFile | undefined,
): Promise<StoredDocument> {
  requireHomePermission(scope, 'change')
  const what = { action: 'document.replace', record: { type: 'document', id } }
  const { before, after } = await change(deps.db, scope, what, async (db) => {
    const before = await lockDocument(db, scope.access, id)
    if (before === undefined || before.documentable_type === 'Attachment')
      throw new Problem('shared.not-found')
    await mustBeOpen(deps, db, scope, before, 'change')
    const held = await holdFile(deps, db, scope, input, file)
    if (held.sha256 === before.sha256 && held.name === before.name)
      return { result: { before, after: before } }
    await noteGiven(deps, db, scope, before.project_id, before)
    await withinStorage(db, scope, () => updateDocumentFile(db, scope.access, id, held))
    const after = (await lockDocument(db, scope.access, id)) ?? before
    const logged = (row: StoredDocument) => loggedFile(deps, db, scope, before, row)
    return { result: { before, after }, before: await logged(before), after: await logged(after) }
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('documents.duplicate') : error
  })
  if (after.file_id !== before.file_id)
    await discardUnheld(deps, { partner_id: scope.partnerId, id: before.file_id })
  return after
}
