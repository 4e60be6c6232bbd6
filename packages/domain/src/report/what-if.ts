import { bandsOf, type DrawnYears, drawYears, isMeasureId, simulatePlan } from '@hearthlight/engine'
import type { Assessment } from '../assessment/assess-home.ts'
import { uncertainHome } from '../assessment/uncertain-home.ts'

/** An assessment with its simulated draws, so that another plan costs only the simulation of its steps. */
export type WhatIf = { readonly assessment: Assessment; readonly drawn: DrawnYears }

export function startWhatIf(assessment: Assessment): WhatIf {
  const { home, calibration, audit } = assessment
  const uncertain = uncertainHome(home.facts, home.spreads, calibration?.factors)
  return { assessment, drawn: drawYears(audit, uncertain) }
}

/** The same home with the plan a person chose, in their order; measures the engine does not know are left out. */
export function withPlan({ assessment, drawn }: WhatIf, measureIds: readonly string[]): Assessment {
  const plan = simulatePlan(assessment.audit.basis, measureIds.filter(isMeasureId))
  const audit = { ...assessment.audit, plan }
  return { ...assessment, audit, bands: bandsOf(audit, drawn) }
}
