import type { PlanStepView } from './plan-view.ts'
import type { PlanOrder } from './report-plan.ts'

/** Which words stand above the steps. "Seal, then insulate" stands only above a plan that does both. */
export function planHint(
  order: PlanOrder,
  steps: readonly { readonly measure: Pick<PlanStepView['measure'], 'id'> }[],
): PlanOrder | 'build_order_any' {
  if (order !== 'build_order') return order
  const ids = steps.map(({ measure }) => measure.id)
  const seals = ids.includes('air_sealing')
  return seals && ids.some((id) => id.endsWith('_insulation')) ? 'build_order' : 'build_order_any'
}
