import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type {
  CatalogueDictionaries,
  CatalogueEntry,
} from '@hearthlight/domain/incentives/incentive-catalogue'
import type { JSONColumnType } from 'kysely'

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
    }
    /** Conditions, documents, questions, shared caps and names of project types that the incentives refer to. */
    incentive_dictionaries: { partner_id: string; definition: JSONColumnType<CatalogueDictionaries> }
  }
}
