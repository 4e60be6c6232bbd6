import type { DocumentPlace, DocumentQuery } from '@hearthlight/domain/documents/document'
import { fileNameKey } from '@hearthlight/domain/documents/file-names'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** More than one person gives in years; the list stays one that can be sent. */
const MOST_LISTED = 500

/** Documents with the files that hold their bytes. */
export const documentsWithFiles = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('documents')
    .innerJoin('document_files', (join) => samePartner(join, 'document_files.id', 'documents.file_id'))
    .selectAll('documents')
    .select(['document_files.content_type', 'document_files.size', 'document_files.scan'])
    .select('document_files.thumbnail')
    .where('documents.partner_id', '=', partnerId)

const owned = (db: PartnerDb, owner: OwnedBy) =>
  documentsWithFiles(db, owner).where('documents.user_id', '=', owner.ownerId)

/** A document with the file that holds its bytes. */
export type StoredDocument = Awaited<ReturnType<typeof listDocuments>>[number]

/** Newest first. */
export function listDocuments(db: PartnerDb, owner: OwnedBy, narrowed: DocumentQuery) {
  let query = owned(db, owner)
  for (const name of ['documentable_type', 'documentable_id', 'building_id', 'project_id'] as const) {
    const value = narrowed[name]
    if (value !== undefined) query = query.where(`documents.${name}`, '=', value)
  }
  return query.orderBy('documents.id', 'desc').limit(MOST_LISTED).execute()
}

export const findDocument = (db: PartnerDb, owner: OwnedBy, id: string) =>
  owned(db, owner).where('documents.id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody deletes it or gives it another file. */
export const lockDocument = (db: PartnerDb, owner: OwnedBy, id: string) =>
  owned(db, owner).where('documents.id', '=', id).forUpdate('documents').executeTakeFirst()

/** All that was given for exactly the same thing. */
export const listOfPlace = (db: PartnerDb, owner: OwnedBy, place: DocumentPlace) =>
  owned(db, owner)
    .where('documents.documentable_type', '=', place.documentable_type)
    .where('documents.documentable_id', '=', place.documentable_id)
    .where('documents.building_id', '=', place.building_id)
    .where((row) =>
      place.project_id === undefined
        ? row('documents.project_id', 'is', null)
        : row('documents.project_id', '=', place.project_id),
    )
    .execute()

export type HeldFile = { readonly file_id: string; readonly name: string; readonly sha256: string }

export async function insertDocument(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  id: string,
  place: DocumentPlace,
  file: HeldFile,
  at: Date,
): Promise<void> {
  await db
    .insertInto('documents')
    .values({
      partner_id: partnerId,
      id,
      user_id: ownerId,
      building_id: place.building_id,
      project_id: place.project_id ?? null,
      documentable_type: place.documentable_type,
      documentable_id: place.documentable_id,
      ...file,
      name_key: fileNameKey(file.name),
      created_at: at,
    })
    .execute()
}

export async function updateDocumentFile(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  id: string,
  file: HeldFile,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ ...file, name_key: fileNameKey(file.name) })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

export async function removeDocument(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

/** All that a person gave and may be handed back: what a scan has found something in stays where it is. */
export const listFilesOf = (db: PartnerDb, partnerId: string, userId: string) =>
  db
    .selectFrom('documents')
    .innerJoin('document_files', (join) => samePartner(join, 'document_files.id', 'documents.file_id'))
    .select(['documents.id', 'documents.name', 'documents.file_id'])
    .select(['documents.documentable_id', 'documents.project_id'])
    .where('documents.partner_id', '=', partnerId)
    .where('documents.user_id', '=', userId)
    .where('document_files.scan', 'in', ['off', 'clean'])
    .orderBy('documents.id')
    .execute()

/** Their bytes are swept in the night. */
export async function deleteDocuments(
  db: PlatformDb,
  { partnerId }: InPartner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('documents').where('partner_id', '=', partnerId).where('id', 'in', ids).execute()
}
