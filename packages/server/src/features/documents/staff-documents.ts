import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { listDocumentsOfApplication } from './application-document-store.ts'
import { canBeOpened } from './present-document.ts'

export const STAFF_DOCUMENTS_PATH = '/api/admin/v1/documents'

/** The documents of an application as staff see them. */
export const staffDocuments = async (db: PartnerDb, scope: InPartner, applicationId: string) =>
  (await listDocumentsOfApplication(db, scope, applicationId)).map((row) => {
    const path = `${STAFF_DOCUMENTS_PATH}/${row.id}`
    return {
      id: row.id,
      file_id: row.file_id,
      item_id: row.documentable_id,
      name: row.name,
      content_type: row.content_type,
      size: row.size ?? 0,
      scan: row.scan,
      url: `${path}/file`,
      thumbnail_url: row.thumbnail === 'made' && canBeOpened(row) ? `${path}/thumbnail` : null,
      created_at: row.created_at.toISOString(),
    }
  })
