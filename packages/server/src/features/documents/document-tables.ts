import type { DocumentableType, ScanState } from '@hearthlight/domain/documents/document'
import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'

type Documents = {
  partner_id: string
  id: string
  user_id: string
  building_id: string
  project_id: string | null
  documentable_type: DocumentableType
  documentable_id: string
  file_id: string
  name: string
  /** Two documents for the same thing differ in both of these. */
  name_key: string
  sha256: string
  created_at: Date
}

/** Bytes in the storage. Several documents may hold the same; what none holds is swept away. */
type DocumentFiles = {
  partner_id: string
  id: string
  content_type: DocumentKind
  /** Null while the bytes arrive. */
  size: number | null
  sha256: string | null
  scan: ScanState
  thumbnail: ThumbnailState
  created_at: Date
}
export type ThumbnailState = 'waiting' | 'made' | 'none'

/** What the documents of a person take, counted by the database itself. */
type StorageUses = { partner_id: string; user_id: string; documents: number; bytes: string }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    documents: Documents
  }
  interface PassingTables {
    document_files: DocumentFiles
    storage_use: StorageUses
  }
}
