import { type MeasureCategory, paysBackInTime } from '@hearthlight/engine/measures'
import type { AuditResult } from '../../assessment/audit-result-schema.ts'
import type { AuditMeasure } from '../plan/plan-view.ts'
import { chosenIds, type ReportPlan } from '../plan/report-plan.ts'
import type { Amounts, ShownFigures } from '../shown-figures/shown-figures.ts'

export type LeftOutReason =
  | 'not_sure'
  | 'not_for_me'
  | 'done_recently'
  | 'bill_may_rise'
  | 'bill_and_co2_may_rise'
  | 'pays_back_late'
  | 'other_chosen'
export type LeftOut = {
  readonly measure: AuditMeasure
  /** By itself, as it is written. */
  readonly saved: Amounts
  readonly reason: LeftOutReason
}

/** Every measure that could be done here and is not in the plan, each with the reason. */
export function leftOutMeasures(
  result: AuditResult,
  plan: ReportPlan,
  alone: ShownFigures['alone'],
): LeftOut[] {
  const chosen = new Set(chosenIds(plan))
  const choices = new Map(plan.steps.map(({ measure_id, choice }) => [measure_id, choice]))
  return result.measures
    .filter(({ id }) => !chosen.has(id))
    .map((measure) => ({
      measure,
      saved: alone.get(measure.id) ?? { money: 0, kWh: 0, kg: 0 },
      reason: reasonOf(measure, choices.get(measure.id)),
    }))
}

const isLate = ({ category, payback_years, lifetime_years }: AuditMeasure) =>
  payback_years === null || !paysBackInTime(category as MeasureCategory, payback_years, lifetime_years)

function reasonOf(measure: AuditMeasure, choice: ReportPlan['steps'][number]['choice'] | undefined) {
  if (choice === 'not_sure' || choice === 'not_for_me') return choice
  if (measure.done_recently) return 'done_recently'
  const { money, kg_co2 } = measure.saving_alone
  if (money <= 0) return kg_co2 >= 0 ? 'bill_may_rise' : 'bill_and_co2_may_rise'
  return isLate(measure) ? 'pays_back_late' : 'other_chosen'
}
