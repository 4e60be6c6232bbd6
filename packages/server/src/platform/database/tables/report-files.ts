import type { Generated } from 'kysely'

export type ReportFileTables = {
  /** The last report made of each building in each language; its bytes are in the file storage. */
  report_files: {
    partner_id: string
    building_id: string
    language: string
    version: string
    file_key: string
    made_at: Generated<Date>
  }
}
