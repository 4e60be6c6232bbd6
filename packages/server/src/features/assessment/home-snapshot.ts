import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { RebateProject } from '@hearthlight/domain/buildings/rebate-project'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { HomeForIncentives } from '@hearthlight/domain/incentives/shown/present-incentive'
import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import type { StoredAudit } from './virtual-audit-store.ts'

/** All that is stored of a home and decides over its audit and its incentives. A request reads it once and hands it on. */
export type HomeSnapshot = {
  readonly building: Building
  /** All applications of the person, whatever the building. */
  readonly applications: readonly RebateProject[]
  readonly answers: Answers
  /** What the meters say that the result follows. */
  readonly metered: readonly MeteredYear[]
  /** Absent until the assessment is finished. */
  readonly audit: StoredAudit | undefined
  /** The plan the person keeps; null until they keep one. */
  readonly plan: ReportPlan | null
  /** The partner's incentives of both kinds by what is known of the home; none where they are switched off. */
  readonly incentivesFor: (known: HomeForIncentives) => IdentifiedIncentive[]
}

export type WhichHome = { readonly buildingId: string } | { readonly auditId: string }
