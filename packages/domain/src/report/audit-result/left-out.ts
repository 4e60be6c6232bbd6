import { type MeasureCategory, paysBackInTime } from '@hearthlight/engine/measures'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { AuditMeasure } from '../plan/plan-view.ts'
import type { CurrentPlan, PlanChoice } from '../plan/report-plan.ts'
import type { Amounts, ShownFigures } from '../shown-figures/shown-figures.ts'

export type LeftOutReason =
  | 'not_sure'
  | 'not_for_me'
  | 'beyond_budget'
  | 'done_recently'
  | 'bill_may_rise'
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
  plan: CurrentPlan,
  alone: ShownFigures['alone'],
): LeftOut[] {
  return result.measures
    .filter(({ id }) => !plan.measureIds.includes(id))
    .map((measure) => ({
      measure,
      saved: alone.get(measure.id) ?? { money: 0, kWh: 0, kg: 0 },
      reason: plan.beyondBudget.includes(measure.id)
        ? 'beyond_budget'
        : reasonOf(measure, plan.choices.get(measure.id)),
    }))
}

const isLate = ({ category, payback_years, lifetime_years }: AuditMeasure) =>
  payback_years === null || !paysBackInTime(category as MeasureCategory, payback_years, lifetime_years)

function reasonOf(measure: AuditMeasure, choice: PlanChoice | undefined) {
  if (choice === 'not_sure' || choice === 'not_for_me') return choice
  if (measure.done_recently) return 'done_recently'
  if (measure.saving_alone.money <= 0) return 'bill_may_rise'
  return isLate(measure) ? 'pays_back_late' : 'other_chosen'
}
