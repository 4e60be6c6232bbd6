import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import type { ColumnType } from 'kysely'

/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>

/** What incentives need to know of a measure of a result. */
export type WorkOfMeasure = Pick<
  AuditResult['measures'][number],
  'id' | 'cost' | 'unit' | 'quantity' | 'is_recommended'
> & { readonly saving: { readonly kwh: number } }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    generic_items: {
      partner_id: string
      id: string
      building_id: string
      item_type: Section
      data: Json<Record<string, string[]>>
      answered_at: Json<Record<string, string>>
      /** Of the answers to the section of that name, written by the database. */
      house_type: ColumnType<string | null, never, never>
      created_at: Date
      updated_at: Date
    }
    virtual_audits: {
      partner_id: string
      id: string
      building_id: string
      engine_version: string
      basis: string
      answers: Json<Record<string, Record<string, string[]>>>
      /** Null until it is computed. Texts are keys, here and below. */
      result: ColumnType<unknown, string | undefined, string>
      /** Of the result, by the database. */
      works: ColumnType<readonly WorkOfMeasure[] | null, never, never>
      computed_at: Date
      /** Letter of the energy label, written by the database from the result. */
      label: ColumnType<string | null, never, never>
    }
  }
  interface PassingTables {
    planned_results: {
      partner_id: string
      building_id: string
      basis: string
      measure_ids: string
      result: Json<unknown>
    }
    computation_claims: {
      partner_id: string
      building_id: string
      work: string
      ends_at: Date
    }
  }
}
