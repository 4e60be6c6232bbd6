import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { auditWithPlan } from './features/assessment/audit-with-plan.ts'
import { readHome } from './features/assessment/read-home.ts'
import { type IncentiveDeps, showIncentives } from './features/incentives/show-incentives.ts'
import type { ReportSources } from './features/report/report-sources.ts'
import { type ReportPlanDeps, readPlan } from './features/report-plan/save-plan.ts'

type Deps = {
  readonly assessment: AssessmentDeps
  readonly incentives: IncentiveDeps
  readonly plans: ReportPlanDeps
}

/** What the printed report takes from the features that know it. */
export function reportSources({ assessment, incentives, plans }: Deps): ReportSources {
  return {
    now: assessment.now,
    homeOf: (scope, buildingId) => readHome(assessment, scope, buildingId),
    planOf: async (scope, buildingId) => (await readPlan(plans, scope, buildingId)).plan,
    incentivesOf: async (scope, buildingId) => [
      ...(await showIncentives(incentives, scope, 'Offer', buildingId)),
      ...(await showIncentives(incentives, scope, 'Subsidy', buildingId)),
    ],
    withPlan: (scope, { building, audit }, measureIds) => {
      if (audit === null) throw new Error('a home without an audit has no plan')
      return auditWithPlan(assessment, scope, { building, audit }, measureIds)
    },
  }
}
