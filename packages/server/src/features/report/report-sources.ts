import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { ReportPlan } from '@hearthlight/domain/report/report-plan'
import type { HomeScope } from '../../platform/access.ts'

/** What other features know; each refuses what is not this person's. */
export type ReportSources = {
  readonly homeOf: (scope: HomeScope, buildingId: string) => Promise<AuditedHome>
  readonly planOf: (scope: HomeScope, buildingId: string) => Promise<ReportPlan | null>
  readonly incentivesOf: (scope: HomeScope, buildingId: string) => Promise<readonly IdentifiedIncentive[]>
  /** The stored result with another plan, as the screen works it out. */
  readonly withPlan: (
    scope: HomeScope,
    home: AuditedHome,
    measureIds: readonly string[],
  ) => Promise<AuditResult>
  readonly now: () => Date
}
export type AuditedHome = { readonly building: Building; readonly audit: VirtualAudit | null }
