import type { Document } from '@hearthlight/domain/documents/document'
import { captionOf } from '@hearthlight/domain/documents/file-names'
import type { StoredDocument } from './document-store.ts'

export const DOCUMENTS_PATH = '/api/v1/documents'

export const canBeOpened = ({ scan }: Pick<StoredDocument, 'scan'>): boolean =>
  scan === 'off' || scan === 'clean'

export function presentDocument(row: StoredDocument) {
  const path = `${DOCUMENTS_PATH}/${row.id}`
  const isAskedFor = row.documentable_type === 'DocumentItem'
  const attributes: Document = {
    caption: captionOf(row.name),
    url: `${path}/file`,
    image_file_name: row.name,
    project_id: row.project_id,
    building_id: row.building_id,
    documentable_type: row.documentable_type,
    documentable_id: row.documentable_id,
    required_type: isAskedFor ? 'DocumentItem' : null,
    required_id: isAskedFor ? row.documentable_id : null,
    content_type: row.content_type,
    size: row.size ?? 0,
    thumbnail_url: row.thumbnail === 'made' && canBeOpened(row) ? `${path}/thumbnail` : null,
    scan: row.scan,
    created_at: row.created_at.toISOString(),
  }
  return { id: row.id, type: 'documents' as const, attributes }
}
