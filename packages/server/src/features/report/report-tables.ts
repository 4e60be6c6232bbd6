import type { Generated } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    report_shares: {
      partner_id: string
      id: string
      building_id: string
      user_id: string
      token_hash: string
      created_at: Date
      ends_at: Date
    }
  }
  interface PassingTables {
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
}
