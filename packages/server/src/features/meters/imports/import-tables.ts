import type { MeterFileProblemCode } from '@hearthlight/domain/meters/meter-file-problem'
import type { PackedReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import type { SaveReadings } from '@hearthlight/domain/meters/stored/stored-series'
import type {
  ReadingImportCounts,
  ReadingImportState,
} from '@hearthlight/domain/meters/supplied/reading-import'
import type { NotTaken } from '@hearthlight/domain/meters/supplied/supplied-readings'
import type { SuppliedHome } from '@hearthlight/domain/meters/supplied-home'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>

declare module '../../../platform/database/schema.ts' {
  interface PassingTables {
    reading_imports: {
      partner_id: string
      id: string
      state: ReadingImportState
      file_name: string
      size: number
      problem: Generated<MeterFileProblemCode | null>
      counts: Json<ReadingImportCounts>
      /** The meter up to which it has checked or stored. */
      last_no: Generated<number>
      started_by: string
      /** Grows whenever a person does something with it: work that was asked for before then stops. */
      version: Generated<number>
      created_at: Date
      finished_at: Generated<Date | null>
    }
    /** A meter of the file, or a piece of one that has very many readings. */
    reading_import_series: {
      partner_id: string
      import_id: string
      no: number
      home: Json<SuppliedHome>
      series: Json<SaveReadings['series']>
      readings: Json<PackedReadings>
      count: number
      not_taken: Generated<NotTaken | null>
    }
  }
}
