import type { PlanChoice, PlanOrder } from '@hearthlight/domain/report/plan/report-plan'

/** What a person may do with the plan. */
export type PlanActions = {
  readonly move: (measureId: string, by: -1 | 1) => void
  readonly choose: (measureId: string, choice: PlanChoice) => void
  readonly orderBy: (order: PlanOrder) => void
  readonly budget: (cents: number | null) => void
}

/** What brings back the step that was taken out last. */
export type PlanUndo = {
  readonly name: string
  readonly choice: Exclude<PlanChoice, 'add'>
  readonly run: () => void
}
