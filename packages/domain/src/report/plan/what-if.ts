import { isMeasureId, planBands, simulatePlan } from '@hearthlight/engine/measures'
import type { Assessment } from '../../assessment/assess-home.ts'

/** The same home with the plan a person chose, in their order; measures the engine does not know are left out. */
export function withPlan(assessment: Assessment, measureIds: readonly string[]): Assessment {
  const plan = simulatePlan(assessment.audit.basis, measureIds.filter(isMeasureId))
  const audit = { ...assessment.audit, plan }
  return { ...assessment, audit, bands: planBands(audit, assessment.drawn) }
}
