import { inPartner } from '../../../platform/database/in-partner.ts'
import { type FileKey, fileKey } from '../../../platform/files/files.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { type FileAddress, isUnheld, removeUnheld } from './document-file-store.ts'

export const keyOfFile = ({ partner_id, id }: FileAddress): FileKey => fileKey('documents', partner_id, id)

export const keyOfThumbnail = ({ partner_id, id }: FileAddress): FileKey =>
  fileKey('documents', partner_id, `${id}-thumbnail.webp`)

/**
 * Deletes a file that no document holds. The bytes go first: whatever happens between the two, the row is still there for
 * the nightly sweep.
 */
export async function discardUnheld(
  { db, files }: Pick<DocumentDeps, 'db' | 'files'>,
  file: FileAddress,
): Promise<void> {
  const scope = { partnerId: file.partner_id }
  if (!(await inPartner(db, scope, (db) => isUnheld(db, scope, file.id)))) return
  await files.delete(keyOfFile(file))
  await files.delete(keyOfThumbnail(file))
  await inPartner(db, scope, (db) => removeUnheld(db, scope, file.id))
}
