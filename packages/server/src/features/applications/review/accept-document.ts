import { Problem } from '@hearthlight/domain/shared/problem'
import { withheldFrom } from '../../../platform/access/restricted.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { acceptedDocuments, writeAccepted } from './accepted-document-store.ts'
import { staffOf } from './staff-of.ts'

/** Notes that a document is in order. Twice is once. */
export async function acceptDocument(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  documentId: string,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const record = { type: 'application', id, of: found.building_id }
  await change(deps.db, scope, { action: 'application.accept-document', record }, async (db) => {
    const documents = await deps.documents.listOfApplication(db, scope, id)
    const document = documents.find((one) => one.id === documentId)
    if (document === undefined) throw new Problem('shared.not-found')
    // Who may not open it cannot say that it is in order.
    const { isDocument } = await deps.restrictedOf(db, scope, [id])
    if (isDocument({ application: id, code: document.item_id }) && withheldFrom(scope) !== null)
      throw new Problem('shared.not-allowed')
    const acceptedBy = await acceptedDocuments(db, scope, id)
    if (acceptedBy(document) !== null) return { result: undefined, before: {}, after: {} }
    await writeAccepted(db, scope, id, document, { by: staffOf(scope), at: deps.now() })
    return { result: undefined, after: { accepted: documentId } }
  })
}
