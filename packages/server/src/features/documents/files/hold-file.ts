import type { ReplaceDocument } from '@hearthlight/domain/documents/document'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { type HeldFile, lockDocument } from '../document-store.ts'
import { completeFile } from './document-file-store.ts'
import { examineLater } from './examine-file.ts'
import type { ReceivedFile } from './receive-file.ts'

/** The file that a document is to hold: the one that came with the call, or that of another document of the person. */
export async function holdFile(
  deps: DocumentDeps,
  db: ChangeDb,
  scope: HomeScope,
  { document_id }: ReplaceDocument,
  file: ReceivedFile | undefined,
): Promise<HeldFile> {
  if (file !== undefined) {
    await completeFile(db, scope, file)
    const { partnerId, ownerId } = scope.access
    await examineLater(deps, db, { partnerId, id: file.id, ownerId }, file.scan)
    return { file_id: file.id, name: file.name, sha256: file.sha256 }
  }
  if (document_id === undefined) throw new Problem('documents.no-file')
  const given = await lockDocument(db, scope.access, document_id)
  if (given === undefined) throw new Problem('shared.not-found')
  return { file_id: given.file_id, name: given.name, sha256: given.sha256 }
}
