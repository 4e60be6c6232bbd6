import { homeYear } from '../home-year.ts'
import type { House } from '../house.ts'
import type { Band } from '../uncertainty/band.ts'
import {
  bandsAround,
  DRAWS,
  type DrawnYears,
  drawnNow,
  drawYears,
  type HomeBands,
  homeBands,
  METERS,
  performanceOf,
  series,
  type Totals,
  totalsOf,
  type UncertainHouse,
} from '../uncertainty/draw-years.ts'
import type { Audit } from './audit.ts'
import { measureOf } from './catalogue.ts'
import type { Measure, MeasureId } from './measure.ts'
import type { PlanBasis } from './plan.ts'
import { firstOrderSaving } from './saving-driver.ts'

export interface PlanBands extends HomeBands {
  readonly afterPlan: Totals<Band>
  readonly planSaving: Totals<Band>
  readonly savingAlone: ReadonlyMap<MeasureId, Totals<Band>>
  readonly savingInPlan: ReadonlyMap<MeasureId, Totals<Band>>
}

/**
 * Workmanship and use: what a measure saves in practice, around what it should; standard deviation of the log, an
 * estimate.
 */
const PERFORMANCE_ERROR = 0.18
/** A first-order ratio beyond these says more about the draw than about the measure. An estimate. */
const RATIO = { min: 0.2, max: 4 }

interface AuditedYear extends Totals<number> {
  /** Of each measure: its first-order saving in this draw over that in the best estimate. */
  readonly ratios: ReadonlyMap<MeasureId, number>
}
export type AuditedYears = DrawnYears<AuditedYear>

type Expected = readonly { readonly measure: Measure; readonly saving: number }[]

function auditedYear({ site, economics }: PlanBasis, expected: Expected, house: House): AuditedYear {
  const { result, bill } = homeYear(house, site, economics)
  const ratios = new Map<MeasureId, number>()
  for (const { measure, saving } of expected) {
    const ratio = saving > 0 ? firstOrderSaving(measure, house, result, site) / saving : 1
    ratios.set(measure.id, Math.min(RATIO.max, Math.max(RATIO.min, ratio)))
  }
  return { ...totalsOf(bill), ratios }
}

export function drawAudit({ basis, base, alone }: Audit, uncertain: UncertainHouse): AuditedYears {
  const expected = alone.map(({ id }) => {
    const measure = measureOf(id)
    return { measure, saving: firstOrderSaving(measure, base.house, base.result, basis.site) }
  })
  return drawYears(uncertain, (house) => auditedYear(basis, expected, house))
}

function measureBands(
  steps: Audit['alone'],
  ratiosOf: (draw: number, id: MeasureId) => number,
): Map<MeasureId, Totals<Band>> {
  const found = new Map<MeasureId, Totals<Band>>()
  for (const { id, saving } of steps) {
    const drawn = series()
    for (let n = 0; n < DRAWS; n++)
      for (const meter of METERS) drawn[meter][n] = saving[meter] * ratiosOf(n, id)
    found.set(id, bandsAround(drawn, saving))
  }
  return found
}

/** P10–P90 of the totals and of every saving of a plan, from draws that are already simulated. */
export function planBands({ base, alone, plan }: Audit, drawn: AuditedYears): PlanBands {
  const ratio = (n: number, id: MeasureId) =>
    (drawn.years[n]?.ratios.get(id) ?? 1) * performanceOf(drawn, n, PERFORMANCE_ERROR)
  const now = drawnNow(drawn)
  const saved = series()
  const after = series()
  for (let n = 0; n < DRAWS; n++) {
    for (const meter of METERS) {
      saved[meter][n] = plan.steps.reduce((sum, step) => sum + step.saving[meter] * ratio(n, step.id), 0)
      after[meter][n] = (now[meter][n] ?? 0) - (saved[meter][n] ?? 0)
    }
  }
  return {
    ...homeBands(drawn, base.bill),
    afterPlan: bandsAround(after, totalsOf(plan.after.bill)),
    planSaving: bandsAround(saved, plan.saving),
    savingAlone: measureBands(alone, ratio),
    savingInPlan: measureBands(plan.steps, ratio),
  }
}
