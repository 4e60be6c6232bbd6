import type { Climate } from '../climate/climate.ts'
import type { Place } from '../climate/place.ts'
import type { Economics } from '../economics/economics.ts'
import { type HomeYear, homeYear } from '../home-year.ts'
import type { House } from '../house.ts'
import { inOrderOfWork, MEASURES, measureOf } from './catalogue.ts'
import { MEASURE_COSTS } from './costs.ts'
import type { MeasureId, NotApplicable } from './measure.ts'
import { type Plan, type PlanBasis, type PlanStep, refusalOf, simulatePlan, takeStep } from './plan.ts'
import { EXTRA_OF_PRICE, paysBackInTime } from './worthwhile.ts'

export interface AuditInput {
  readonly house: House
  readonly place: Place
  readonly climate: Climate
  readonly economics: Economics
  readonly ownCosts?: PlanBasis['ownCosts']
  /** Measures that take the place of something that must be replaced in any case. */
  readonly due?: readonly MeasureId[]
  /** Measures whose like was done a short while ago: nobody does them again yet. */
  readonly recent?: readonly MeasureId[]
  /** What somebody else is likely to pay of a step; a measure is checked by what is left. */
  readonly aid?: Aid
}

export type Aid = (step: Pick<PlanStep, 'id' | 'cost' | 'quantity'>) => number
const NO_AID: Aid = () => 0

export interface Audit {
  readonly basis: PlanBasis
  readonly base: HomeYear
  /** Each applicable measure as if it were the only one. */
  readonly alone: readonly PlanStep[]
  readonly refused: readonly { readonly id: MeasureId; readonly reason: NotApplicable }[]
  /** What we would do, in the order of work. */
  readonly plan: Plan
}

/** In the place's money: less is not worth a line in the plan. An estimate. */
const LEAST_YEARLY_SAVING = 5

const worthwhileWith = (due: readonly MeasureId[], aid: Aid) => (step: PlanStep) => {
  const { id, saving, cost, lifeYears } = step
  const price = (due.includes(id) ? EXTRA_OF_PRICE : 1) * cost.mid - aid(step)
  return (
    saving.money >= LEAST_YEARLY_SAVING &&
    paysBackInTime(measureOf(id).category, price / saving.money, lifeYears)
  )
}

/** Of each group the one worth most over its life: simple, without interest, since it only ranks rivals. */
function bestOfEachGroup(steps: readonly PlanStep[], aid: Aid): PlanStep[] {
  const lifetimeValue = (step: PlanStep) => step.saving.money * step.lifeYears - step.cost.mid + aid(step)
  return steps.filter((step) => {
    const { group } = measureOf(step.id)
    if (!group) return true
    const rivals = steps.filter((other) => measureOf(other.id).group === group)
    return rivals.every((rival) => rival === step || lifetimeValue(rival) < lifetimeValue(step))
  })
}

export function planBasis({ house, place, climate, economics, ownCosts }: AuditInput): PlanBasis {
  const base = homeYear(house, { climate }, economics)
  const site = { place, climate, base: base.result }
  return { base, site, economics, costs: MEASURE_COSTS, ownCosts: ownCosts ?? {} }
}

/** A measure that no longer pays once the ones before it are done leaves the plan. */
function recommendedPlan(
  basis: PlanBasis,
  alone: readonly PlanStep[],
  { due = [], recent = [], aid = NO_AID }: AuditInput,
): Plan {
  const pays = worthwhileWith(due, aid)
  const isWorthwhile = (step: PlanStep) => pays(step) && !recent.includes(step.id)
  const chosen = bestOfEachGroup(alone.filter(isWorthwhile), aid).map((step) => step.id)
  const first = simulatePlan(basis, inOrderOfWork(chosen))
  const kept = first.steps.filter(isWorthwhile).map((step) => step.id)
  return kept.length === first.steps.length ? first : simulatePlan(basis, kept)
}

/** The home today, every measure alone, and the plan. */
export function audit(question: AuditInput): Audit {
  const basis = planBasis(question)
  const alone: PlanStep[] = []
  const refused: { id: MeasureId; reason: NotApplicable }[] = []
  for (const measure of MEASURES) {
    const reason = refusalOf(measure, basis.base, basis)
    if (reason) refused.push({ id: measure.id, reason })
    else alone.push(takeStep(measure, basis.base, basis))
  }
  return { basis, base: basis.base, alone, refused, plan: recommendedPlan(basis, alone, question) }
}
