import type { YearBill } from '../economics/year-bill.ts'
import type { House } from '../house.ts'
import { type Band, bandOf } from './band.ts'
import { quasiNormals } from './quasi-normal.ts'

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
export const METERS = ['money', 'kWh', 'kgCo2'] as const

export const totalsOf = (bill: YearBill): Totals<number> => ({
  money: bill.money,
  kWh: bill.totalBoughtKWh,
  kgCo2: bill.kgCo2,
})

/** The simulated draws of a home: made once, they serve the home as it is and any plan for it. */
export interface DrawnYears<Year extends Totals<number> = Totals<number>> {
  readonly years: readonly Year[]
  readonly normals: Float64Array
  /** Values a draw: one of each thing assumed, then the model's error and how well measures perform. */
  readonly width: number
  readonly modelError: number
}

/** One simulation a draw: the slow part. */
export function drawYears<Year extends Totals<number>>(
  { dimensions, draw, modelError }: UncertainHouse,
  yearOf: (house: House) => Year,
): DrawnYears<Year> {
  const width = dimensions + 2
  const normals = quasiNormals(DRAWS, width)
  const years = Array.from({ length: DRAWS }, (_, n) =>
    yearOf(draw(normals.subarray(n * width, n * width + dimensions))),
  )
  return { years, normals, width, modelError }
}

const MODEL = 2
const PERFORMANCE = 1
/** A log-normal error of draw `n`, from the dimension that is so far from its end. */
const factorOf = ({ normals, width }: DrawnYears, n: number, fromEnd: number, sd: number) =>
  Math.exp(sd * (normals[(n + 1) * width - fromEnd] ?? 0))

export const performanceOf = (drawn: DrawnYears, n: number, sd: number) => factorOf(drawn, n, PERFORMANCE, sd)

export type Series = Totals<Float64Array>
export const series = (): Series => ({
  money: new Float64Array(DRAWS),
  kWh: new Float64Array(DRAWS),
  kgCo2: new Float64Array(DRAWS),
})
export const bandsAround = (drawn: Series, estimate: Totals<number>): Totals<Band> => ({
  money: bandOf(drawn.money, estimate.money),
  kWh: bandOf(drawn.kWh, estimate.kWh),
  kgCo2: bandOf(drawn.kgCo2, estimate.kgCo2),
})

/** The home as it is in every draw, the model's own error with it: quasi-Monte Carlo with log-normal errors. */
export function drawnNow(drawn: DrawnYears): Series {
  const now = series()
  drawn.years.forEach((year, n) => {
    for (const meter of METERS) now[meter][n] = year[meter] * factorOf(drawn, n, MODEL, drawn.modelError)
  })
  return now
}

/** How sure the home's own year is. */
export interface HomeBands {
  readonly now: Totals<Band>
  /** Of every draw: its normal values (row-major) and the energy bought, model error left out. */
  readonly draws: { readonly z: Float64Array; readonly dimensions: number; readonly kWh: Float64Array }
}

export const homeBands = (drawn: DrawnYears, bill: YearBill): HomeBands => ({
  now: bandsAround(drawnNow(drawn), totalsOf(bill)),
  draws: {
    z: drawn.normals,
    dimensions: drawn.width,
    kWh: Float64Array.from(drawn.years, (year) => year.kWh),
  },
})
