import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { DocumentDeps } from '../document-deps.ts'

type Place = { readonly documentable_id: string; readonly project_id?: string | null | undefined }

/** A file in the audit log. The name of a restricted one may tell what only some of the staff may read. */
export async function loggedFile(
  { restrictedOf }: DocumentDeps,
  db: PartnerDb,
  scope: InPartner,
  { documentable_id: code, project_id: application = null }: Place,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): Promise<{ readonly name?: string; readonly sha256: string }> {
  const { isDocument } = await restrictedOf(db, scope, application === null ? [] : [application])
  return isDocument({ application, code }) ? { sha256 } : { name, sha256 }
}
