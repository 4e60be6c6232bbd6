import type { YearBill } from '../economics/year-bill.ts'
import type { House } from '../house.ts'
import { type Band, bandOf } from './band.ts'
import { quasiNormals } from './quasi-normal.ts'

export const DRAWS = 64

/** How to make one more house that would fit the answers, from one standard normal value a figure and a choice. */
export interface UncertainHouse {
  readonly figures: number
  readonly choices: number
  readonly draw: (figures: Float64Array, choices: Float64Array) => House
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
  /** Values a draw: of each figure assumed, of the model's error and how well measures perform, of each choice. */
  readonly width: number
  readonly figures: number
  readonly modelError: number
}

/** The errors that no answer takes away. */
const MODEL = 0
const PERFORMANCE = 1
const ERRORS = 2

/** One simulation a draw: the slow part. */
export function drawYears<Year extends Totals<number>>(
  { figures, choices, draw, modelError }: UncertainHouse,
  yearOf: (house: House) => Year,
): DrawnYears<Year> {
  const width = figures + ERRORS + choices
  const normals = quasiNormals(DRAWS, width)
  const years = Array.from({ length: DRAWS }, (_, n) => {
    const row = normals.subarray(n * width, (n + 1) * width)
    return yearOf(draw(row.subarray(0, figures), row.subarray(figures + ERRORS)))
  })
  return { years, normals, width, figures, modelError }
}

/** A log-normal error of draw `n`, from that dimension after the figures. */
const factorOf = ({ normals, width, figures }: DrawnYears, n: number, error: number, sd: number) =>
  Math.exp(sd * (normals[n * width + figures + error] ?? 0))

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
  /** Of every draw: the normal value of a figure or a choice, and the energy bought, model error left out. */
  readonly draws: {
    readonly figure: (index: number) => Float64Array
    readonly choice: (index: number) => Float64Array
    readonly kWh: Float64Array
  }
}

export function homeBands(drawn: DrawnYears, bill: YearBill): HomeBands {
  const { normals, width, figures, years } = drawn
  const column = (at: number) => Float64Array.from(years, (_, n) => normals[n * width + at] ?? 0)
  return {
    now: bandsAround(drawnNow(drawn), totalsOf(bill)),
    draws: {
      figure: column,
      choice: (index) => column(figures + ERRORS + index),
      kWh: Float64Array.from(years, (year) => year.kWh),
    },
  }
}
