import { yearBill } from '../economics/year-bill.ts'
import type { House } from '../house.ts'
import type { Audit } from '../measures/audit.ts'
import { measureOf } from '../measures/catalogue.ts'
import type { MeasureId } from '../measures/measure.ts'
import { homeYear } from '../measures/plan.ts'
import { type Band, bandOf } from './band.ts'
import { quasiNormals } from './quasi-normal.ts'
import { firstOrderSaving } from './saving-driver.ts'

export const DRAWS = 64

/** How to make one more house that would fit the answers: `z` holds one standard normal value a dimension. */
export interface UncertainHouse {
  readonly dimensions: number
  readonly draw: (z: Float64Array) => House
  /** Standard deviation of the model itself, in the logarithm of the totals. */
  readonly modelError: number
}

export interface Totals<T> {
  readonly money: T
  readonly kWh: T
  readonly kgCo2: T
}

export interface Bands {
  readonly now: Totals<Band>
  readonly afterPlan: Totals<Band>
  readonly planSaving: Totals<Band>
  readonly savingAlone: ReadonlyMap<MeasureId, Totals<Band>>
  readonly savingInPlan: ReadonlyMap<MeasureId, Totals<Band>>
  /** Of every draw: its normal values (row-major) and the energy bought, model error left out. */
  readonly draws: { readonly z: Float64Array; readonly dimensions: number; readonly kWh: Float64Array }
}

/**
 * Workmanship and use: what a measure saves in practice, around what it should; standard deviation of the log, an
 * estimate.
 */
const PERFORMANCE_ERROR = 0.18
/** A first-order ratio beyond these says more about the draw than about the measure. An estimate. */
const RATIO = { min: 0.2, max: 4 }
const METERS = ['money', 'kWh', 'kgCo2'] as const

type Series = Totals<Float64Array>
const series = (length: number): Series => ({
  money: new Float64Array(length),
  kWh: new Float64Array(length),
  kgCo2: new Float64Array(length),
})
const bands = (drawn: Series, estimate: Totals<number>): Totals<Band> => ({
  money: bandOf(drawn.money, estimate.money),
  kWh: bandOf(drawn.kWh, estimate.kWh),
  kgCo2: bandOf(drawn.kgCo2, estimate.kgCo2),
})

interface DrawnYear extends Totals<number> {
  /** Of each measure: its first-order saving in this draw over that in the best estimate. */
  readonly ratios: ReadonlyMap<MeasureId, number>
}

function drawYear(audit: Audit, house: House, ids: readonly MeasureId[]): DrawnYear {
  const { site, economics } = audit.basis
  const { result } = homeYear(house, site, economics)
  const bill = yearBill(result, economics)
  const ratios = new Map<MeasureId, number>()
  for (const id of ids) {
    const measure = measureOf(id)
    const here = firstOrderSaving(measure, house, result, site)
    const there = firstOrderSaving(measure, audit.base.house, audit.base.result, site)
    const ratio = there > 0 ? here / there : 1
    ratios.set(id, Math.min(RATIO.max, Math.max(RATIO.min, ratio)))
  }
  return { money: bill.money, kWh: bill.totalBoughtKWh, kgCo2: bill.kgCo2, ratios }
}

function measureBands(
  steps: Audit['alone'],
  ratiosOf: (draw: number, id: MeasureId) => number,
): Map<MeasureId, Totals<Band>> {
  const found = new Map<MeasureId, Totals<Band>>()
  for (const { id, saving } of steps) {
    const drawn = series(DRAWS)
    for (let n = 0; n < DRAWS; n++)
      for (const meter of METERS) drawn[meter][n] = saving[meter] * ratiosOf(n, id)
    found.set(id, bands(drawn, saving))
  }
  return found
}

/** The simulated draws of a home: made once, they serve any plan for it. */
export interface DrawnYears {
  readonly years: readonly DrawnYear[]
  readonly normals: Float64Array
  readonly width: number
  readonly modelError: number
}

/** One simulation a draw: the slow part. */
export function drawYears(audit: Audit, uncertain: UncertainHouse): DrawnYears {
  // Two more dimensions: the model's own error, and how well the measures perform.
  const width = uncertain.dimensions + 2
  const normals = quasiNormals(DRAWS, width)
  const row = (n: number) => normals.subarray(n * width, (n + 1) * width)
  const ids = audit.alone.map((step) => step.id)
  const years = Array.from({ length: DRAWS }, (_, n) =>
    drawYear(audit, uncertain.draw(row(n).subarray(0, uncertain.dimensions)), ids),
  )
  return { years, normals, width, modelError: uncertain.modelError }
}

/** P10–P90 of the totals and of every saving, from one simulation a draw. */
export const estimateBands = (audit: Audit, uncertain: UncertainHouse): Bands =>
  bandsOf(audit, drawYears(audit, uncertain))

/** The bands of a plan from draws that are already simulated: quasi-Monte Carlo with log-normal errors. */
export function bandsOf(audit: Audit, { years, normals, width, modelError }: DrawnYears): Bands {
  const row = (n: number) => normals.subarray(n * width, (n + 1) * width)
  const factor = (n: number, offset: number, sd: number) => Math.exp(sd * (row(n)[width - offset] ?? 0))
  const ratio = (n: number, id: MeasureId) =>
    (years[n]?.ratios.get(id) ?? 1) * factor(n, 1, PERFORMANCE_ERROR)
  const now = series(DRAWS)
  const saved = series(DRAWS)
  const after = series(DRAWS)
  years.forEach((year, n) => {
    for (const meter of METERS) {
      now[meter][n] = year[meter] * factor(n, 2, modelError)
      saved[meter][n] = audit.plan.steps.reduce(
        (sum, step) => sum + step.saving[meter] * ratio(n, step.id),
        0,
      )
      after[meter][n] = (now[meter][n] ?? 0) - (saved[meter][n] ?? 0)
    }
  })
  const { base, plan } = audit
  const totals = (bill: typeof base.bill) => ({
    money: bill.money,
    kWh: bill.totalBoughtKWh,
    kgCo2: bill.kgCo2,
  })
  return {
    now: bands(now, totals(base.bill)),
    afterPlan: bands(after, totals(plan.after.bill)),
    planSaving: bands(saved, plan.saving),
    savingAlone: measureBands(audit.alone, ratio),
    savingInPlan: measureBands(plan.steps, ratio),
    draws: { z: normals, dimensions: width, kWh: Float64Array.from(years, (year) => year.kWh) },
  }
}
