import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { ByStaff } from '../messages/note-store.ts'

type HeldFile = { readonly id: string; readonly file_id: string }

/** Who found each document of an application in order, with the file it held then. */
export async function acceptedDocuments(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
): Promise<(document: HeldFile) => string | null> {
  const rows = await db
    .selectFrom('accepted_documents')
    .select(['document_id', 'file_id', 'by_name'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .execute()
  return ({ id, file_id }) =>
    rows.find((row) => row.document_id === id && row.file_id === file_id)?.by_name ?? null
}

export async function writeAccepted(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  { id, file_id }: HeldFile,
  { by, at }: { readonly by: ByStaff; readonly at: Date },
): Promise<void> {
  const accepted = { file_id, by_id: by.id, by_name: by.name, at }
  await db
    .insertInto('accepted_documents')
    .values({ partner_id: partnerId, application_id: applicationId, document_id: id, ...accepted })
    .onConflict((conflict) => conflict.columns(['partner_id', 'document_id']).doUpdateSet(accepted))
    .execute()
}
