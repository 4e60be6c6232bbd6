import type { PlanChoice, PlanOrder } from '@hearthlight/domain/report/report-plan'

/** What a person may do with the plan. */
export type PlanActions = {
  readonly move: (measureId: string, by: -1 | 1) => void
  readonly choose: (measureId: string, choice: PlanChoice) => void
  readonly orderBy: (order: PlanOrder) => void
  readonly budget: (cents: number | null) => void
}
