import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import type { HomeScope } from '../../platform/access/access.ts'

/** What other features know. */
export type ReportSources = {
  /** Null until the home is assessed; refuses one that is not this person's. */
  readonly homeOf: (scope: HomeScope, buildingId: string) => Promise<AuditedHome | null>
  readonly now: () => Date
}
export type AuditedHome = {
  readonly building: Building
  readonly audit: VirtualAudit
  /** The plan its owner keeps; null until they keep one. */
  readonly plan: ReportPlan | null
  readonly incentives: readonly IdentifiedIncentive[]
  /** The stored result with another plan, as the screen works it out. */
  readonly withPlan: (measureIds: readonly string[]) => Promise<AuditResult>
}
