import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { documentsWithFiles } from './document-store.ts'

type Given = { readonly item: string; readonly isInfected: boolean }

/** What was given of what an application asks for; with null, what waits for one. */
export async function listGiven(
  db: PartnerDb,
  { partnerId, ownerId }: OwnedBy,
  buildingId: string,
  projectId: string | null,
): Promise<Given[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_files', (join) => samePartner(join, 'document_files.id', 'documents.file_id'))
    .select(['documents.documentable_id', 'document_files.scan'])
    .where('documents.partner_id', '=', partnerId)
    .where('documents.user_id', '=', ownerId)
    .where('documents.building_id', '=', buildingId)
    .where('documents.documentable_type', '=', 'DocumentItem')
    .where((row) =>
      projectId === null
        ? row('documents.project_id', 'is', null)
        : row('documents.project_id', '=', projectId),
    )
    .execute()
  return rows.map(({ documentable_id, scan }) => ({ item: documentable_id, isInfected: scan === 'infected' }))
}

/** Whether something was given for this item of an application. */
export async function hasDocument(
  db: PartnerDb,
  { partnerId, ownerId }: OwnedBy,
  projectId: string,
  item: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('project_id', '=', projectId)
    .where('documentable_type', '=', 'DocumentItem')
    .where('documentable_id', '=', item)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Gives what waits for these items to the application. */
export async function attachDocuments(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  buildingId: string,
  items: readonly string[],
  projectId: string,
): Promise<void> {
  if (items.length === 0) return
  await db
    .updateTable('documents')
    .set({ project_id: projectId })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('building_id', '=', buildingId)
    .where('project_id', 'is', null)
    .where('documentable_type', '=', 'DocumentItem')
    .where('documentable_id', 'in', items)
    .execute()
}

/** For staff: of whichever person, as long as it was given with an application. */
const ofApplications = (db: PartnerDb, scope: InPartner) =>
  documentsWithFiles(db, scope).where('documents.project_id', 'is not', null)

export const listDocumentsOfApplication = (db: PartnerDb, scope: InPartner, applicationId: string) =>
  ofApplications(db, scope)
    .where('documents.project_id', '=', applicationId)
    .orderBy('documents.id')
    .execute()

export const findDocumentOfApplication = (db: PartnerDb, scope: InPartner, id: string) =>
  ofApplications(db, scope).where('documents.id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else opens it: whether it has been opened is asked one after the other. */
export async function lockDocument(db: PartnerDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db
    .selectFrom('documents')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}
