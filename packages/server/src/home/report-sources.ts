import { sameSteps } from '@hearthlight/domain/report/plan/report-plan'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { auditWithPlan } from '../features/assessment/planned/audit-with-plan.ts'
import type { ReportSources } from '../features/report/report-sources.ts'
import { readHome } from './read-home.ts'

/** What the printed report takes from the features that know it. */
export const reportSources = (assessment: AssessmentDeps): ReportSources => ({
  now: assessment.now,
  homeOf: async (scope, buildingId) => {
    const { snapshot, audit, planned, incentives } = await readHome(assessment, scope, buildingId)
    if (audit === null) return null
    const { building, plan } = snapshot
    const withPlan = async (measureIds: readonly string[]) =>
      planned !== null && sameSteps(measureIds, planned.plan.measure_ids)
        ? planned
        : auditWithPlan(assessment, scope, { ...snapshot, audit }, measureIds)
    return { building, audit, plan, incentives, withPlan }
  },
})
