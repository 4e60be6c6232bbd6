import type { Answers } from '@hearthlight/domain/assessment/answers'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { AidSources } from '@hearthlight/domain/incentives/likely-aid'
import type { ReportPlan } from '@hearthlight/domain/report/report-plan'
import type { HomeScope } from '../../platform/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { AuditThreads } from './audit-threads.ts'
import type { Climates } from './climates.ts'
import type { ComputeOnce } from './compute-once.ts'

export type AssessmentDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly climates: Climates
  readonly audits: AuditThreads
  readonly computeOnce: ComputeOnce
  /** A building of this person; another's is not found. */
  readonly readBuilding: (db: PartnerDb, scope: HomeScope, id: string) => Promise<Building>
  /** The incentives a home may have by its record and answers; undefined where the partner has none. */
  readonly aidOf: (scope: HomeScope, building: Building, answers: Answers) => Promise<AidSources | undefined>
  /** The plan the person keeps; null until they keep one. */
  readonly planOf: (scope: HomeScope, buildingId: string) => Promise<ReportPlan | null>
  /** After every new result: what the partner offers for what it advises is noted on the building. */
  readonly noteRecommended: (scope: HomeScope, buildingId: string) => Promise<void>
}
