import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { auditWithPlan } from './features/assessment/audit-with-plan.ts'
import type { ReportSources } from './features/report/report-sources.ts'
import { readHome } from './read-home.ts'

/** What the printed report takes from the features that know it. */
export const reportSources = (assessment: AssessmentDeps): ReportSources => ({
  now: assessment.now,
  homeOf: async (scope, buildingId) => {
    const { snapshot, audit, incentives } = await readHome(assessment, scope, buildingId)
    if (audit === null) return null
    const { building, plan } = snapshot
    const withPlan = (measureIds: readonly string[]) =>
      auditWithPlan(assessment, scope, { ...snapshot, audit }, measureIds)
    return { building, audit, plan, incentives, withPlan }
  },
})
