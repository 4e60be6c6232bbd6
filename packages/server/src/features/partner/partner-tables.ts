import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>

export type PartnerVersionStatus = 'draft' | 'published' | 'archived'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    partners: {
      id: string
      code: string
      created_at: Generated<Date>
    }
    partner_versions: {
      partner_id: string
      id: string
      /** Grows with every version of the partner; a roll back publishes a copy, so what is newer is greater. */
      number: number
      status: PartnerVersionStatus
      /** As the partner wrote it: texts may stand by language. */
      config: JSONColumnType<Record<string, unknown>>
      created_at: Generated<Date>
      published_at: Instant | null
    }
    /** The hosts of published configurations, so that no two partners can claim one. */
    partner_hosts: {
      host: string
      partner_id: string
      is_alias: boolean
      redirect_url: string | null
    }
  }
}
