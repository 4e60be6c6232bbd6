import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import type { ModelFollows } from '@hearthlight/domain/meters/metered-model'
import type { PackedReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import type { SeriesKey, SeriesSource } from '@hearthlight/domain/meters/stored/stored-series'
import type { JSONColumnType } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    meter_series: SeriesKey & {
      partner_id: string
      id: string
      building_id: string
      source: SeriesSource
      utility: string
      label: string
      corrected: number
      /** By which readings came in. */
      consents: string[]
      created_at: Date
      updated_at: Date
    }
    /** A row holds a month of what is read more often than by days, else a year. */
    meter_readings: {
      partner_id: string
      series_id: string
      building_id: string
      /** The first day of the month or year in UTC, `YYYY-MM-DD`. */
      starts_on: string
      readings: JSONColumnType<PackedReadings>
      first_at: number
      end_at: number
      count: number
      estimated: number
      known_seconds: number
    }
    model_choices: {
      partner_id: string
      building_id: string
      follows: ModelFollows
      updated_at: Date
    }
  }
  interface PassingTables {
    metered_years: {
      partner_id: string
      building_id: string
      digest: string
      years: JSONColumnType<readonly MeteredYear[]>
      computed_at: Date
    }
  }
}
