import type { DocumentPlace } from '@hearthlight/domain/documents/document'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { DocumentDeps } from './document-deps.ts'

/** A new file for something an application asks for: staff may have asked for it once more. */
export async function noteGiven(
  deps: DocumentDeps,
  db: ChangeDb,
  { access }: HomeScope,
  applicationId: string | null,
  { documentable_type, documentable_id }: Pick<DocumentPlace, 'documentable_type' | 'documentable_id'>,
): Promise<void> {
  if (applicationId === null || documentable_type !== 'DocumentItem') return
  await deps.noteUpload(db, access, { applicationId, item: documentable_id })
}
