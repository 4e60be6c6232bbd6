import type { CurrentPlan, PlanChoice, PlanOrder } from '@hearthlight/domain/report/plan/report-plan'

/** What a person may do with the plan. */
export type PlanActions = {
  /** Absent where the budget decides over the order. */
  readonly move: ((measureId: string, by: -1 | 1) => void) | undefined
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

/** Another order or budget that the person only looks at. */
export type PlanTrial = { readonly keep: () => void; readonly back: () => void }

export type PlanState = {
  /** As it is shown: the kept one, or the one that is tried. */
  readonly plan: CurrentPlan
  readonly orders: readonly PlanOrder[]
  readonly actions: PlanActions
  /** The step taken out last, while nothing else has changed. */
  readonly undo: PlanUndo | null
  readonly trial: PlanTrial | null
}
