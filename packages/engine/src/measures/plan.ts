import type { Economics } from '../economics/economics.ts'
import { FUELS, type Fuel } from '../fuel.ts'
import { type HomeYear, homeYear } from '../home-year.ts'
import { measureOf } from './catalogue.ts'
import { type CostRange, costCurrency, type MeasureCosts } from './costs.ts'
import type { Measure, MeasureId, MeasureSite, NotApplicable } from './measure.ts'

/** What a home spends less of; negative where it spends more. */
export interface Saving {
  readonly money: number
  readonly kgCo2: number
  readonly kWh: number
  readonly kWhByFuel: Readonly<Record<Fuel, number>>
}

export interface PlanStep {
  readonly id: MeasureId
  readonly lifeYears: number
  /** How much of it there is, in the unit of its cost. */
  readonly quantity: number
  readonly cost: CostRange
  /** Against the home just before this step. */
  readonly saving: Saving
  readonly after: HomeYear
}

export interface Plan {
  readonly steps: readonly PlanStep[]
  /** Chosen measures that no longer apply when their turn comes. */
  readonly dropped: readonly { readonly id: MeasureId; readonly reason: NotApplicable }[]
  /** Sum of the steps, no saving counted twice. */
  readonly saving: Saving
  readonly cost: CostRange
  readonly after: HomeYear
}

/** What a plan is reckoned with; `site.base` is the home before any measure. */
export interface PlanBasis {
  readonly base: HomeYear
  readonly site: MeasureSite
  readonly economics: Economics
  readonly costs: MeasureCosts
  /** A partner's own price of the whole work, in place of unit cost × quantity. */
  readonly ownCosts: Readonly<Partial<Record<MeasureId, CostRange>>>
}

const fuelRecord = (value: (fuel: Fuel) => number) => {
  const record = {} as Record<Fuel, number>
  for (const fuel of FUELS) record[fuel] = value(fuel)
  return record
}

/** Definition: what the home bought before less what it buys after, fixed charges the same. */
export function savingBetween(before: HomeYear, after: HomeYear): Saving {
  return {
    money: before.bill.money - after.bill.money,
    kgCo2: before.bill.kgCo2 - after.bill.kgCo2,
    kWh: before.bill.totalBoughtKWh - after.bill.totalBoughtKWh,
    kWhByFuel: fuelRecord((fuel) => before.bill.boughtKWh[fuel] - after.bill.boughtKWh[fuel]),
  }
}

const NO_SAVING: Saving = { money: 0, kgCo2: 0, kWh: 0, kWhByFuel: fuelRecord(() => 0) }
const NO_COST: CostRange = { low: 0, mid: 0, high: 0 }

const addSavings = (a: Saving, b: Saving): Saving => ({
  money: a.money + b.money,
  kgCo2: a.kgCo2 + b.kgCo2,
  kWh: a.kWh + b.kWh,
  kWhByFuel: fuelRecord((fuel) => a.kWhByFuel[fuel] + b.kWhByFuel[fuel]),
})
const addCosts = (a: CostRange, b: CostRange): CostRange => ({
  low: a.low + b.low,
  mid: a.mid + b.mid,
  high: a.high + b.high,
})

const isOffered = (measure: Measure, { costs, ownCosts, site }: PlanBasis) =>
  ownCosts[measure.id] !== undefined || costs[measure.id][costCurrency(site.place.country)] !== null

function costOf(measure: Measure, quantity: number, { costs, ownCosts, site }: PlanBasis): CostRange {
  const own = ownCosts[measure.id]
  if (own) return own
  const unit = costs[measure.id][costCurrency(site.place.country)] ?? NO_COST
  return { low: unit.low * quantity, mid: unit.mid * quantity, high: unit.high * quantity }
}

/** Why a measure cannot follow on this home, or undefined. */
export function refusalOf(measure: Measure, before: HomeYear, basis: PlanBasis): NotApplicable | undefined {
  return isOffered(measure, basis) ? measure.refusal(before.house, basis.site) : 'not_offered_here'
}

export function takeStep(measure: Measure, before: HomeYear, basis: PlanBasis): PlanStep {
  const { site, economics, base } = basis
  const after = homeYear(measure.apply(before.house, site), site, economics, base.bill.connected)
  const quantity = measure.quantity(before.house, before.result, site)
  return {
    id: measure.id,
    lifeYears: measure.lifeYears,
    quantity,
    cost: costOf(measure, quantity, basis),
    saving: savingBetween(before, after),
    after,
  }
}

/** The chosen measures one after another, each on the home the ones before have left. */
export function simulatePlan(basis: PlanBasis, chosen: readonly MeasureId[]): Plan {
  const steps: PlanStep[] = []
  const dropped: { id: MeasureId; reason: NotApplicable }[] = []
  let before = basis.base
  for (const id of chosen) {
    const measure = measureOf(id)
    const reason = refusalOf(measure, before, basis)
    if (reason) {
      dropped.push({ id, reason })
      continue
    }
    const step = takeStep(measure, before, basis)
    steps.push(step)
    before = step.after
  }
  return {
    steps,
    dropped,
    saving: steps.map((step) => step.saving).reduce(addSavings, NO_SAVING),
    cost: steps.map((step) => step.cost).reduce(addCosts, NO_COST),
    after: before,
  }
}
