import type { ScanState } from '@hearthlight/domain/documents/document'
import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'
import type { ExpressionBuilder } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb, PlatformDb, Schema } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { ThumbnailState } from '../document-tables.ts'

export type FileAddress = { readonly partner_id: string; readonly id: string }

type NewFile = {
  readonly id: string
  readonly content_type: DocumentKind
  readonly scan: ScanState
  readonly created_at: Date
}

/** Noted before the first byte is stored, so that nothing lies in the storage of which the database does not know. */
export async function insertFile(db: PartnerDb, { partnerId }: InPartner, file: NewFile): Promise<void> {
  await db
    .insertInto('document_files')
    .values({ partner_id: partnerId, ...file, size: null, sha256: null, thumbnail: 'waiting' })
    .execute()
}

export async function completeFile(
  db: PartnerDb,
  { partnerId }: InPartner,
  { id, size, sha256 }: { readonly id: string; readonly size: number; readonly sha256: string },
): Promise<void> {
  await db
    .updateTable('document_files')
    .set({ size, sha256 })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

const isHeld = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'document_files'>) =>
  exists(
    selectFrom('documents')
      .select('documents.id')
      .whereRef('documents.partner_id', '=', 'document_files.partner_id')
      .whereRef('documents.file_id', '=', 'document_files.id'),
  )

/** Whether there is such a file and no document holds it. */
export async function isUnheld(db: PartnerDb, { partnerId }: InPartner, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('document_files')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where((file) => file.not(isHeld(file)))
    .executeTakeFirst()
  return row !== undefined
}

export async function removeUnheld(db: PartnerDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db
    .deleteFrom('document_files')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where((file) => file.not(isHeld(file)))
    .execute()
}

/** What no document holds, of those that began to arrive before. */
export const listUnheld = (db: PlatformDb, before: Date): Promise<FileAddress[]> =>
  db
    .selectFrom('document_files')
    .select(['partner_id', 'id'])
    .where('created_at', '<', before)
    .where((file) => file.not(isHeld(file)))
    .execute()

/** What waits for its scan or its thumbnail since before. */
export const listWaiting = (db: PlatformDb, before: Date) =>
  db
    .selectFrom('document_files')
    .innerJoin('documents', (join) => samePartner(join, 'documents.file_id', 'document_files.id'))
    .select([
      'document_files.partner_id as partnerId',
      'document_files.id',
      'documents.user_id as ownerId',
      'scan',
    ])
    .distinct()
    .where('document_files.created_at', '<', before)
    .where((file) => file.or([file('scan', '=', 'waiting'), file('thumbnail', '=', 'waiting')]))
    .execute()

export const findFile = (db: PartnerDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('document_files')
    .select(['id', 'content_type', 'scan', 'thumbnail'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function updateFile(
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
  state: { readonly scan?: ScanState; readonly thumbnail?: ThumbnailState },
): Promise<void> {
  await db
    .updateTable('document_files')
    .set(state)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
