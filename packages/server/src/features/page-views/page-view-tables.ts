import type { Generated } from 'kysely'

type Visits = {
  partner_id: string
  id: string
  at: Generated<Date>
  user_id: string | null
  landing_page: string
  referrer: string | null
  screen_width: number | null
  screen_height: number | null
}

declare module '../../platform/database/schema.ts' {
  interface PassingTables {
    visits: Visits
  }
}
