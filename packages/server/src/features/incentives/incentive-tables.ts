import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type {
  CatalogueDictionaries,
  CatalogueEntry,
} from '@hearthlight/domain/incentives/incentive-catalogue'
import type { IncentiveDocument } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    project_types: { partner_id: string; id: string; code: string }
    incentives: {
      partner_id: string
      id: string
      code: string
      kind: ProgrammableType
      project_type_id: string
      /** Order in the catalogue. */
      position: number
      definition: JSONColumnType<CatalogueEntry>
      version: Generated<number>
      /** From then on nobody can apply for it. */
      archived_at: Generated<Date | null>
      archived_by: Generated<string | null>
    }
    /** What was published in the studio; never changed. */
    incentive_versions: {
      partner_id: string
      incentive_id: string
      version: number
      document: JSONColumnType<IncentiveDocument>
      published_at: Date
      published_by: string | null
      why: string | null
    }
    /** Conditions, documents, questions, shared caps and names of project types that the incentives refer to. */
    incentive_dictionaries: { partner_id: string; definition: JSONColumnType<CatalogueDictionaries> }
  }
}
