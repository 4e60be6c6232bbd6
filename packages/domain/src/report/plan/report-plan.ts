import { z } from 'zod'

export const PLAN_CHOICES = ['add', 'not_sure', 'not_for_me'] as const
export type PlanChoice = (typeof PLAN_CHOICES)[number]

/** `build_order`: what makes sense to build. `own`: the person moved a step. */
export const PLAN_ORDERS = [
  'build_order',
  'lowest_cost',
  'biggest_bill_cut',
  'biggest_carbon_cut',
  'heat_wave',
  'budget',
  'own',
] as const
export type PlanOrder = (typeof PLAN_ORDERS)[number]

const PlanStep = z.object({ measure_id: z.string().min(1).max(80), choice: z.enum(PLAN_CHOICES) })

/** What a person keeps of the plan: their choice for each measure, in their order. */
export const ReportPlan = z.object({
  order: z.enum(PLAN_ORDERS),
  budget_cents: z.int().nonnegative().nullable(),
  steps: z
    .array(PlanStep)
    .max(80)
    .refine((steps) => new Set(steps.map(({ measure_id }) => measure_id)).size === steps.length, {
      error: 'a measure stands twice',
    }),
})
export type ReportPlan = z.infer<typeof ReportPlan>

/** Wire attributes of a plan; `plan` is null until the person keeps one. */
export const SavedPlan = z.object({ plan: ReportPlan.nullable(), updated_at: z.string().nullable() })
export type SavedPlan = z.infer<typeof SavedPlan>

/** A measure of the audit as the plan orders it. Money is a year's, in the partner's currency. */
export type PlanMeasure = {
  readonly id: string
  /** Place in the roadmap: envelope before equipment. */
  readonly roadmapOrder: number
  /** The audit puts it into the package. */
  readonly isRecommended: boolean
  readonly cost: number
  readonly moneySaved: number
  readonly kgSaved: number
  /** kWh of heat that the cooling is spared; nothing in a home that nothing cools. */
  readonly heatKeptOut: number
  /** Hours a year above 26 °C that are no longer so. */
  readonly hotHoursSaved: number
  /** In a rented home: work on the building, which its owner has to agree to. */
  readonly needsOwner: boolean
}

/** The plan before a person has kept one, and with measures that a newer audit has found since. */
export function currentPlan(kept: ReportPlan | null, measures: readonly PlanMeasure[]): ReportPlan {
  const known = new Set(measures.map(({ id }) => id))
  const steps = (kept?.steps ?? []).filter(({ measure_id }) => known.has(measure_id))
  const decided = new Set(steps.map(({ measure_id }) => measure_id))
  const fresh = measures
    .filter(({ id, isRecommended }) => isRecommended && !decided.has(id))
    .map(({ id }) => ({ measure_id: id, choice: 'add' as const }))
  const plan = { order: 'build_order' as const, budget_cents: null, ...kept, steps: [...steps, ...fresh] }
  return plan.order === 'own' ? plan : orderPlan(plan, plan.order, measures)
}

export const chosenIds = ({ steps }: ReportPlan): string[] =>
  steps.filter(({ choice }) => choice === 'add').map(({ measure_id }) => measure_id)

/** The same steps in the same order. */
export const sameSteps = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** A choice for one measure; one that was not in the plan joins at its end. */
export function choose(plan: ReportPlan, measureId: string, choice: PlanChoice): ReportPlan {
  const isThere = plan.steps.some(({ measure_id }) => measure_id === measureId)
  const steps = isThere
    ? plan.steps.map((step) => (step.measure_id === measureId ? { ...step, choice } : step))
    : [...plan.steps, { measure_id: measureId, choice }]
  return { ...plan, steps }
}

/** Moves a step up or down among the steps that are in the plan; the order is then the person's own. */
export function move(plan: ReportPlan, measureId: string, by: -1 | 1): ReportPlan {
  const chosen = chosenIds(plan)
  const neighbour = chosen[chosen.indexOf(measureId) + by]
  if (!chosen.includes(measureId) || neighbour === undefined) return plan
  const swap = { [measureId]: neighbour, [neighbour]: measureId }
  const byId = new Map(plan.steps.map((step) => [step.measure_id, step]))
  const steps = plan.steps.map((step) => byId.get(swap[step.measure_id] ?? step.measure_id) ?? step)
  return { ...plan, order: 'own', steps }
}

/** A preset orders the steps, what a tenant can do alone first; a budget also takes out what it cannot pay for. */
export function orderPlan(plan: ReportPlan, order: PlanOrder, measures: readonly PlanMeasure[]): ReportPlan {
  if (order === 'own') return { ...plan, order }
  const byId = new Map(measures.map((measure) => [measure.id, measure]))
  const rank = (id: string) => {
    const measure = byId.get(id)
    return measure ? RANK[order](measure, isCooled) : Number.POSITIVE_INFINITY
  }
  const isCooled = measures.some(({ heatKeptOut }) => heatKeptOut > 0)
  const place = (id: string) => byId.get(id)?.roadmapOrder ?? Number.POSITIVE_INFINITY
  const group = (id: string) => (byId.get(id)?.needsOwner ? 1 : 0)
  const steps = plan.steps.toSorted(
    ({ measure_id: a }, { measure_id: b }) => group(a) - group(b) || rank(a) - rank(b) || place(a) - place(b),
  )
  return { ...plan, order, steps }
}

/**
 * Smaller comes first. The budget preset buys the most saving for each unit of money first. In a heat wave counts what
 * keeps the heat out, whatever the cooling costs: by hours where nothing cools.
 */
const RANK: Record<Exclude<PlanOrder, 'own'>, (measure: PlanMeasure, isCooled: boolean) => number> = {
  build_order: ({ roadmapOrder }) => roadmapOrder,
  lowest_cost: ({ cost }) => cost,
  biggest_bill_cut: ({ moneySaved }) => -moneySaved,
  biggest_carbon_cut: ({ kgSaved }) => -kgSaved,
  heat_wave: ({ heatKeptOut, hotHoursSaved }, isCooled) => (isCooled ? -heatKeptOut : -hotHoursSaved),
  budget: ({ moneySaved, cost }) => -moneySaved / Math.max(cost, 1),
}

/** Keeps steps while the budget lasts; those that no longer fit become "not sure". Net costs are the caller's. */
export function fitBudget(
  plan: ReportPlan,
  budgetCents: number,
  netCents: (measureId: string) => number,
  measures: readonly PlanMeasure[],
): ReportPlan {
  const ordered = orderPlan(plan, 'budget', measures)
  let left = budgetCents
  const steps = ordered.steps.map((step) => {
    if (step.choice === 'not_for_me') return step
    const net = netCents(step.measure_id)
    const fits = net <= left
    if (fits) left -= net
    return { ...step, choice: fits ? ('add' as const) : ('not_sure' as const) }
  })
  return { ...ordered, budget_cents: budgetCents, steps }
}
