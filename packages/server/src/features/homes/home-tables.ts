import type { Recalculation } from '@hearthlight/domain/assessment/recalculation'
import type { Generated } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface PassingTables {
    /** One running at a time a partner. */
    recalculations: {
      partner_id: string
      id: string
      state: Recalculation['state']
      engine_version: string
      total: number
      done: Generated<number>
      failed: Generated<number>
      /** The home up to which it has come. */
      last_building_id: Generated<string | null>
      started_by: string
      started_at: Date
      finished_at: Generated<Date | null>
    }
  }
}
