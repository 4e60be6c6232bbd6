import type {
  ImportColumn,
  ImportCounts,
  ImportState,
} from '@hearthlight/domain/accounts/import/account-import'
import type { RowProblemKind } from '@hearthlight/domain/accounts/import/check-row'
import type { ImportMapping, ImportTarget } from '@hearthlight/domain/accounts/import/import-mapping'
import type { UtilityAccountRow } from '@hearthlight/domain/accounts/utility-account'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>

type AccountImports = {
  partner_id: string
  id: string
  state: ImportState
  file_name: string
  size: number
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  columns: Json<ImportColumn[]>
  mapping: Json<ImportMapping>
  counts: Json<ImportCounts>
  /** The account up to which it has compared or saved. */
  last_key: Generated<string>
  started_by: string
  /** Grows whenever a person does something with it: work that was asked for before then stops. */
  version: Generated<number>
  created_at: Date
  finished_at: Generated<Date | null>
}

type OfImport = { partner_id: string; import_id: string; row: number }

declare module '../../../platform/database/schema.ts' {
  interface PassingTables {
    account_imports: AccountImports
    /** One a site. */
    account_import_rows: OfImport & { account_key: string; site_key: string; data: Json<UtilityAccountRow> }
    account_import_refusals: OfImport & {
      kind: RowProblemKind
      field: ImportTarget | null
      value: string
      account: string
      cells: Json<string[]>
    }
  }
}
