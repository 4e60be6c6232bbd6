import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Climates } from './climates.ts'
import type { AuditThreads } from './compute/audit-threads.ts'
import type { ComputeOnce } from './compute/compute-once.ts'
import type { HomeSnapshot, WhichHome } from './home-snapshot.ts'

export type AssessmentDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly climates: Climates
  readonly audits: AuditThreads
  readonly computeOnce: ComputeOnce
  /** A building of this person; another's is not found. */
  readonly readBuilding: (db: PartnerDb, scope: HomeScope, id: string) => Promise<Building>
  /** What the meters of a home say, where its report is to follow them. */
  readonly metered: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<readonly MeteredYear[]>
  /** A home of this person with all that is stored of it; another's is not found. */
  readonly homeOf: (scope: HomeScope, which: WhichHome) => Promise<HomeSnapshot>
  /** After every new result: what the partner offers for what it advises is noted on the building. */
  readonly noteRecommended: (scope: HomeScope, home: HomeSnapshot, audit: VirtualAudit) => Promise<void>
}
