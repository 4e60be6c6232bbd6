import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { measureWork, type PlanView } from '../../report/plan/plan-view.ts'
import type { HomeExport } from './home-export.ts'

/** The report as it is exported: the figures of the result, and the plan with its prices and incentives as people read them. */
export function exportedReport(result: AuditResult, plan: PlanView): NonNullable<HomeExport['report']> {
  return {
    result,
    steps: plan.steps.map(({ measure }) => ({
      id: measure.id,
      name: measure.label,
      lifeYears: measure.lifetime_years,
      cost: measureWork(measure).costCents.mid / 100,
      kWhByFuel: measure.saving.kwh_by_fuel,
      incentives: plan.incentives.lines
        .filter((line) => line.measureId === measure.id && line.certainty === 'likely')
        .map(({ incentive, cents }) => ({ name: incentive.title, amount: cents.mid / 100 })),
    })),
  }
}
