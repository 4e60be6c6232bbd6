import type { CountedProject } from '../buildings/rebate-project.ts'
import type { Outcome } from '../forms/condition.ts'
import { isWithin } from './classification/date-range.ts'
import { quantityLeft } from './classification/quantity-limit.ts'
import type { IdentifiedIncentive } from './incentive.ts'

export type ClassificationContext = {
  readonly building: {
    readonly id: string
    /** Keyed by project type id: the advisor for that type has what was asked about, or all of it where that is not said. */
    readonly ea_assignment: Readonly<
      Record<string, { readonly contacted?: boolean; readonly incentive_ids?: readonly string[] }>
    >
  }
  /** All projects of the user, whatever the building. */
  readonly projects: readonly CountedProject[]
  /** A day of the partner's calendar. */
  readonly today: string
}

export const CLASSIFICATION_CONDITIONS = [
  'not_assigned',
  'not_applied',
  'quantity_left',
  'not_recommended',
  'in_date_range',
  'active',
  'not_untriggered',
] as const
type ClassificationCondition = (typeof CLASSIFICATION_CONDITIONS)[number]

export type Classification = {
  readonly isApplied: boolean
  /** An energy advisor was asked about it, and nothing else stands against it. */
  readonly isAssigned: boolean
  /** Recommended, and nothing else stands against it. */
  readonly isRecommended: boolean
  readonly isAvailable: boolean
  readonly trace: readonly ClassificationLine[]
}
export type ClassificationLine = {
  readonly condition: ClassificationCondition
  readonly outcome: Outcome
  readonly used: string | null
}

/** Applied, assigned, recommended and available of spec/2 section 4, each condition with what it was checked on. */
export function classifyIncentive(
  incentive: IdentifiedIncentive,
  context: ClassificationContext,
): Classification {
  const here = context.projects.filter(
    (project) => project.building_id === context.building.id && isProjectOf(incentive, project),
  )
  const left = remainingQuantity(incentive, context)
  const isLimited = incentive.quantity_limitation_active
  const trace = [
    line('not_assigned', !isWithAdvisor(incentive, context), incentive.project_type.name),
    isLimited
      ? line('quantity_left', left > 0, Number.isFinite(left) ? String(left) : null)
      : line('not_applied', here.length === 0, here[0]?.id ?? null),
    line('not_recommended', !incentive.is_recommended, String(incentive.is_recommended)),
    line('in_date_range', isWithin(incentive.date_range, context.today), context.today),
    line('active', incentive.is_active, String(incentive.is_active)),
    triggerLine(incentive.is_triggered),
  ]
  const broken = trace.filter(({ outcome }) => outcome === 'not_met').map(({ condition }) => condition)
  const nothingBut = (...allowed: readonly ClassificationCondition[]) =>
    broken.every((condition) => allowed.includes(condition))
  return {
    isApplied: here.length > 0 || (isLimited && left === 0),
    isAssigned: broken.includes('not_assigned') && nothingBut('not_assigned', 'not_recommended'),
    isRecommended: incentive.is_recommended && nothingBut('not_recommended'),
    isAvailable: broken.length === 0,
    trace,
  }
}

function isWithAdvisor(
  { id, project_type }: IdentifiedIncentive,
  { building: { ea_assignment } }: ClassificationContext,
): boolean {
  const assigned = ea_assignment[project_type.id]
  return assigned !== undefined && (assigned.incentive_ids?.includes(id) ?? true)
}

/** How many may still be applied for: each limit counts only when it is active (contract section 7). */
export function remainingQuantity(
  incentive: IdentifiedIncentive,
  {
    building,
    projects,
  }: Pick<ClassificationContext, 'projects'> & { readonly building: { readonly id: string } },
): number {
  if (!incentive.quantity_limitation_active) return Number.POSITIVE_INFINITY
  const own = projects.filter((project) => isProjectOf(incentive, project))
  return Math.min(
    quantityLeft(incentive.user_quantity_limitation, own),
    quantityLeft(
      incentive.building_quantity_limitation,
      own.filter((project) => project.building_id === building.id),
    ),
  )
}

export function isProjectOf(incentive: IdentifiedIncentive, project: CountedProject): boolean {
  return (
    project.programmable_type === incentive.kind &&
    project.project_type.id === incentive.project_type.id &&
    (project.programmable_id === incentive.id || project.original_programmable_id === incentive.id)
  )
}

const line = (
  condition: ClassificationCondition,
  holds: boolean,
  used: string | null,
): ClassificationLine => ({
  condition,
  outcome: holds ? 'met' : 'not_met',
  used,
})

/** Only an explicit `false` untriggers; undecided stays open to the person. */
function triggerLine(isTriggered: boolean | null): ClassificationLine {
  if (isTriggered === null) return { condition: 'not_untriggered', outcome: 'unknown', used: null }
  return line('not_untriggered', isTriggered, String(isTriggered))
}
