import type { VersionKind, VersionStatus } from '@hearthlight/domain/studio/contract/studio-contract'
import type { SiteContent } from '@hearthlight/domain/studio/site-content'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>

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
      status: VersionStatus
      /** As the partner wrote it: texts may stand by language. */
      config: JSONColumnType<Record<string, unknown>>
      created_at: Generated<Date>
      published_at: Instant | null
      kind: Generated<VersionKind>
      /** The version that was published when this one was begun. */
      base_number: number | null
      /** Grows with every save of a draft. */
      revision: Generated<number>
      author_id: string | null
      author_name: Generated<string>
      reason: Generated<string>
      /** How many things differ from the version that was published before. */
      changes: number | null
      saved_at: Generated<Date>
      /** When a scheduled version goes live. */
      publish_at: Instant | null
      /** Why a scheduled version did not go live when it was due. */
      failure: string | null
      /** Of a version made by an import: the configuration as the file had it. */
      imported: ColumnType<Record<string, unknown> | null, string | null, string | null>
      /** Programs and incentives that its file brought: they go live with it. */
      content: ColumnType<SiteContent | null, string | null, string | null>
    }
    /** Logos and pictures that staff uploaded; the bytes are in the storage. */
    partner_pictures: {
      partner_id: string
      id: string
      name: string
      content_type: string
      size: number
      created_at: Instant
    }
    /** Translations that somebody has read beside their source, of the site or of a program or incentive. */
    looked_at_texts: {
      partner_id: string
      document: string
      language: Language
      /** Of the source and the text: they are too long for a key. */
      digest: string
      source: string
      text: string
      looked_at: Instant
    }
    /** How a word of the first language is said in another one. */
    agreed_words: {
      partner_id: string
      language: Language
      source: string
      text: string
      /** Empty where nothing is ruled out. */
      avoid: string
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
