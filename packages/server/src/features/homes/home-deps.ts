import type { ApplicationOfPerson } from '@hearthlight/domain/accounts/people/people'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { StaffHome } from '@hearthlight/domain/assessment/result/staff-home'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { Scope } from '../../platform/scope.ts'

type SeenHome = {
  readonly building: Building
  readonly answers: Answers
  readonly isAssessed: boolean
  /** Undefined until it is calculated. */
  readonly seen:
    | { readonly engineVersion: string; readonly isCurrent: boolean; readonly result: VirtualAudit }
    | undefined
}

export type HomeDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly logError: (error: unknown) => void
  /** A home with its answers and its result as it is stored. */
  readonly seeHome: (scope: HomeScope, buildingId: string) => Promise<SeenHome>
  readonly recalculate: (scope: HomeScope, buildingId: string) => Promise<void>
  readonly advisorRequestsOf: (
    db: PartnerDb,
    scope: Scope,
    buildingId: string,
  ) => Promise<StaffHome['advisor_requests']>
  readonly applicationsOf: (db: PartnerDb, scope: Scope, buildingId: string) => Promise<ApplicationOfPerson[]>
}
