import type { BuildingExtraInfo } from '@hearthlight/domain/buildings/building'
import type { BuildingField, BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import type { FieldRevisions } from '@hearthlight/domain/buildings/field-revisions'
import type { BuildingRecord } from '@hearthlight/domain/buildings/new-building'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>

type Recommended = { offers: string[]; subsidies: string[] }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    buildings: {
      partner_id: string
      id: string
      user_id: string
      fields: Json<BuildingFields>
      prefilled_fields: BuildingField[]
      virtual_audit_mode: 'lite' | 'advanced'
      extra_info: Json<BuildingRecord['extra_info']>
      /** Empty until an assessment recommends something. */
      va_recommended: ColumnType<Recommended, string | undefined, string>
      revision: number
      field_revisions: Json<FieldRevisions>
      created_at: Generated<Date>
      updated_at: Generated<Date>
      /** Of the address, written by the database. */
      sort_address: ColumnType<string, never, never>
    }
  }
  interface PassingTables {
    wizard_marks: {
      partner_id: string
      building_id: string
      current_page: NonNullable<BuildingExtraInfo['current_page']>
      marked_at: Date
    }
  }
}
