import type { HomeExport } from '@hearthlight/domain/hpxml/writing/home-export'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { HpxmlThreads } from './hpxml-threads.ts'

export type HpxmlDeps = {
  readonly db: PlatformDb
  readonly threads: HpxmlThreads
  /** The folder with the schema of HPXML 4.2, where the operator has named one. */
  readonly schema: string | undefined
  /** What a file of the home says; refuses one that this request does not reach. */
  readonly exportOf: (scope: HomeScope, buildingId: string) => Promise<HomeExport>
  /** Whose home it is; undefined where the partner has none of this id. */
  readonly ownerOf: (db: PartnerDb, scope: Scope, buildingId: string) => Promise<string | undefined>
}
