import type { HomeSavings, PromisedSavings, SaveHomeChange } from '@hearthlight/domain/savings/home-savings'
import type { LikeFuel } from '@hearthlight/domain/savings/program/like-homes'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    /** The mean of each day of a year at a station, °C, the first of January first; null where it is not known. */
    weather_years: {
      partner_id: string
      station: string
      year: number
      celsius: JSONColumnType<readonly (number | null)[]>
      known: number
      updated_at: Date
    }
    /** Work that was done on a home, and what was promised of it. */
    home_works: {
      partner_id: string
      id: string
      building_id: string
      /** Null where the person told it. */
      application_id: Generated<string | null>
      /** The person told it, or its days: what they said stays without the application. */
      is_told: Generated<boolean>
      /** The program that paid for it, where one did. */
      program_id: Generated<string | null>
      begins: string
      ends: string
      measure_ids: JSONColumnType<readonly string[]>
      promised: JSONColumnType<PromisedSavings | null>
      prices: JSONColumnType<Readonly<Record<string, number>>>
      /** The climate station that stands for the home's address. */
      place: string
      created_at: Date
      updated_at: Date
    }
    /** What else changed at a home, as the person told it. */
    home_changes: {
      partner_id: string
      id: string
      building_id: string
      kind: SaveHomeChange['kind']
      day: string
      created_at: Date
    }
  }
  interface PassingTables {
    /** Of each work, what was measured last, and the digest of what it was measured from. */
    home_savings: {
      partner_id: string
      work_id: string
      building_id: string
      digest: string
      result: JSONColumnType<StoredSavings>
      computed_at: Date
    }
    /** Homes without work, over the two years about a day, for homes with work to be held against. */
    like_homes: {
      partner_id: string
      building_id: string
      at: string
      station: string
      digest: string
      fuels: JSONColumnType<readonly LikeFuel[]>
      computed_at: Date
    }
  }
}

/** Without words, and without what stands in the row of the work. */
export type StoredSavings = Pick<HomeSavings, 'state' | 'total' | 'fuels'> & {
  readonly station: string | null
}
