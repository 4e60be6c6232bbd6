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

const MeasureId = z.string().min(1).max(80)
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const TWICE = { error: 'a measure stands twice' }

const Decision = z.object({ measure_id: MeasureId, choice: z.enum(PLAN_CHOICES) })

/** What a person keeps of the plan: an order, and what they decided. The rest follows from the audit. */
export const ReportPlan = z.object({
  order: z.enum(PLAN_ORDERS),
  /** How far the order `budget` reaches. */
  budget_cents: z.int().nonnegative().nullable(),
  /** Only measures that the person decided on. */
  steps: z
    .array(Decision)
    .max(80)
    .refine((steps) => isEachOnce(steps.map(({ measure_id }) => measure_id)), TWICE),
  /** The measures as the person moved them; a plan without it has them in the order of its decisions. */
  own_order: z.array(MeasureId).max(80).refine(isEachOnce, TWICE).optional(),
})
export type ReportPlan = z.infer<typeof ReportPlan>

export const NO_PLAN: ReportPlan = { order: 'build_order', budget_cents: null, steps: [] }

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

/** What plans of a home are made of. */
export type PlanSources = {
  readonly measures: readonly PlanMeasure[]
  /** What these measures cost together after incentives. */
  readonly netCents: (measureIds: readonly string[]) => number
}

/** A plan as it stands today: what the person decided, and for the rest what the audit recommends. */
export type CurrentPlan = {
  readonly order: PlanOrder
  readonly budgetCents: number | null
  /** The steps, in their order. */
  readonly measureIds: readonly string[]
  /** Would be steps, but the budget does not reach so far. */
  readonly beyondBudget: readonly string[]
  readonly choices: ReadonlyMap<string, PlanChoice>
}

export function currentPlan(kept: ReportPlan | null, sources: PlanSources): CurrentPlan {
  const { order, budget_cents: budgetCents, steps, own_order } = kept ?? NO_PLAN
  const choices = new Map(steps.map(({ measure_id, choice }) => [measure_id, choice]))
  const wanted = sources.measures.filter(
    ({ id, isRecommended }) => (choices.get(id) ?? (isRecommended ? 'add' : 'not_sure')) === 'add',
  )
  const ordered =
    order === 'own'
      ? inOwnOrder(wanted, own_order ?? [...choices.keys()])
      : inOrder(wanted, order, sources.measures)
  const ids = ordered.map(({ id }) => id)
  const measureIds =
    order === 'budget' && budgetCents !== null ? fitBudget(ids, budgetCents, sources.netCents) : ids
  const beyondBudget = ids.filter((id) => !measureIds.includes(id))
  return { order, budgetCents, measureIds, beyondBudget, choices }
}

/** The same steps in the same order. */
export const sameSteps = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** A choice for one measure. */
export function choose(kept: ReportPlan, measureId: string, choice: PlanChoice): ReportPlan {
  const others = kept.steps.filter(({ measure_id }) => measure_id !== measureId)
  return { ...kept, steps: [...others, { measure_id: measureId, choice }] }
}

/** Moves a step up or down among the steps that are in sight; the order is then the person's own. */
export function move(kept: ReportPlan, shown: readonly string[], measureId: string, by: -1 | 1): ReportPlan {
  const neighbour = shown[shown.indexOf(measureId) + by]
  if (!shown.includes(measureId) || neighbour === undefined) return kept
  const swap = new Map([
    [measureId, neighbour],
    [neighbour, measureId],
  ])
  return { ...kept, order: 'own', own_order: shown.map((id) => swap.get(id) ?? id) }
}

/** What the person has not moved comes last, as it makes sense to build. */
function inOwnOrder(wanted: readonly PlanMeasure[], ownOrder: readonly string[]): PlanMeasure[] {
  const place = ({ id }: PlanMeasure) => (ownOrder.includes(id) ? ownOrder.indexOf(id) : ownOrder.length)
  return wanted.toSorted((a, b) => place(a) - place(b) || a.roadmapOrder - b.roadmapOrder)
}

/** A preset orders the steps, what a tenant can do alone first. */
function inOrder(
  wanted: readonly PlanMeasure[],
  order: Exclude<PlanOrder, 'own'>,
  measures: readonly PlanMeasure[],
): PlanMeasure[] {
  const isCooled = measures.some(({ heatKeptOut }) => heatKeptOut > 0)
  const rank = (measure: PlanMeasure) => RANK[order](measure, isCooled)
  return wanted.toSorted(
    (a, b) =>
      Number(a.needsOwner) - Number(b.needsOwner) || rank(a) - rank(b) || a.roadmapOrder - b.roadmapOrder,
  )
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

/** Takes each step that can still be paid for with those before it: rebates that share a limit pay less together. */
function fitBudget(
  ids: readonly string[],
  budgetCents: number,
  netCents: PlanSources['netCents'],
): readonly string[] {
  const taken: string[] = []
  for (const id of ids) if (netCents([...taken, id]) <= budgetCents) taken.push(id)
  return taken
}
