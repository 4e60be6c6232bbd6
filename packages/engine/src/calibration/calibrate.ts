import type { Climate } from '../climate/climate.ts'
import type { House } from '../house.ts'
import { simulate } from '../simulation/simulate.ts'
import type { YearResult } from '../year-result.ts'
import type { BillReading } from './bill-data.ts'
import { type PhysicalFactors, withFactors } from './physical-factors.ts'

export interface Calibration {
  readonly house: House
  /** The year of that house. */
  readonly result: YearResult
  readonly factors: PhysicalFactors
  /** The bills it was fitted to; too small ones are left out. */
  readonly bills: readonly BillReading[]
  /** Of the fitted model against the bills (ASHRAE Guideline 14): root mean square error over the mean. */
  readonly cvRmse: number
  /** Modelled less billed, over billed. */
  readonly bias: number
  /** The same before the fit. */
  readonly biasBefore: number
}

/**
 * How far each factor may plausibly lie from 1, as a log standard deviation; keeps sparse bills from absurd fits.
 * Estimates.
 */
const PRIOR = { shell: 0.3, baseLoad: 0.4, hotWater: 0.35 } as const
const FACTORS = ['shell', 'baseLoad', 'hotWater'] as const
/** A reading is trusted to about 6 %: weather of its own year, reading dates. An estimate. */
const READING_ERROR = 0.06
const ROUNDS = 8
/** A round that would move no factor by more than this ends the fit: readings are trusted to much less. */
const SETTLED = 0.01
/** So does one that takes off less than this share of what is still wrong: the bills cannot be met any better. */
const WORTHWHILE = 0.02
const STEP = 0.05
/** No factor beyond three times or a third. */
const LIMIT = 1.1

const DAYS = 365 / 12

/** What the model buys of the fuel in these months; solar electricity used at home is spread as the sun is. */
export function modelled(result: YearResult, reading: BillReading): number {
  const solarShare =
    result.photovoltaics.producedKWh > 0
      ? result.photovoltaics.usedAtHomeKWh / result.photovoltaics.producedKWh
      : 0
  return reading.months.reduce((sum, month) => {
    const used = result.uses.reduce(
      (all, use) => all + (use.fuel === reading.fuel ? (use.monthlyKWh[month] ?? 0) : 0),
      0,
    )
    const solar =
      reading.fuel === 'electricity' ? (result.photovoltaics.monthlyKWh[month] ?? 0) * solarShare : 0
    return sum + used - solar
  }, 0)
}

type Vector = readonly [number, number, number]
const ANSWERED: Vector = [0, 0, 0]
const factorsOf = (logs: Vector): PhysicalFactors => ({
  shell: Math.exp(logs[0]),
  baseLoad: Math.exp(logs[1]),
  hotWater: Math.exp(logs[2]),
})

/** Weighted misfits of the readings, in standard deviations. */
const misfits = (result: YearResult, readings: readonly BillReading[]) =>
  readings.map(
    (reading) =>
      (modelled(result, reading) - reading.kWh) / (reading.errorKWh ?? READING_ERROR * reading.kWh),
  )

/** What the fit makes small: squared misfits of the readings, and of the factors to what is plausible. */
const wrongness = (misfit: readonly number[], logs: Vector) =>
  misfit.reduce((sum, value) => sum + value ** 2, 0) +
  FACTORS.reduce((sum, factor, i) => sum + ((logs[i] ?? 0) / PRIOR[factor]) ** 2, 0)

/** Solves the 3 × 3 normal equations by Cramer's rule. */
function solve(m: readonly (readonly number[])[], v: readonly number[]): Vector {
  const at = (i: number, j: number) => m[i]?.[j] ?? 0
  const det = (c: (i: number, j: number) => number) =>
    c(0, 0) * (c(1, 1) * c(2, 2) - c(1, 2) * c(2, 1)) -
    c(0, 1) * (c(1, 0) * c(2, 2) - c(1, 2) * c(2, 0)) +
    c(0, 2) * (c(1, 0) * c(2, 1) - c(1, 1) * c(2, 0))
  const whole = det(at)
  const one = (k: number) => det((i, j) => (j === k ? (v[i] ?? 0) : at(i, j))) / whole
  return [one(0), one(1), one(2)]
}

type Run = (logs: Vector) => YearResult
type Fit = { readonly logs: Vector; readonly result: YearResult; readonly misfit: readonly number[] }

/** How each misfit moves with the log of each factor, from the house as answered. */
function slopesOf(run: Run, asAnswered: readonly number[], readings: readonly BillReading[]): number[][] {
  return FACTORS.map((_, j) => {
    const at = (k: number) => (k === j ? STEP : 0)
    const moved = misfits(run([at(0), at(1), at(2)]), readings)
    return moved.map((value, i) => (value - (asAnswered[i] ?? 0)) / STEP)
  })
}

/**
 * One Gauss–Newton round of the regularised least squares (most likely factors under a normal prior), in the logs of the
 * factors: (JᵀJ + Σ⁻¹) Δ = Jᵀr + Σ⁻¹x.
 */
function improved(slopes: readonly (readonly number[])[], here: readonly number[], logs: Vector): Vector {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
  const weight = FACTORS.map((factor) => PRIOR[factor] ** -2)
  const matrix = FACTORS.map((_, i) =>
    FACTORS.map((__, j) => dot(slopes[i] ?? [], slopes[j] ?? []) + (i === j ? (weight[i] ?? 0) : 0)),
  )
  const gradient = FACTORS.map((_, i) => dot(slopes[i] ?? [], here) + (weight[i] ?? 0) * (logs[i] ?? 0))
  const step = solve(matrix, gradient)
  const next = (i: 0 | 1 | 2) => Math.max(-LIMIT, Math.min(LIMIT, logs[i] - step[i]))
  return [next(0), next(1), next(2)]
}

/** Broyden's (1965) update: the slopes learn from the step just taken, at no simulated year of their own. */
function updated(
  slopes: readonly (readonly number[])[],
  before: readonly number[],
  after: readonly number[],
  from: Vector,
  to: Vector,
): number[][] {
  const step = FACTORS.map((_, j) => (to[j] ?? 0) - (from[j] ?? 0))
  const length2 = step.reduce((sum, part) => sum + part * part, 0)
  const missed = after.map((value, i) => {
    const expected = step.reduce((sum, part, j) => sum + (slopes[j]?.[i] ?? 0) * part, before[i] ?? 0)
    return (value - expected) / length2
  })
  return slopes.map((slope, j) => slope.map((value, i) => value + (missed[i] ?? 0) * (step[j] ?? 0)))
}

/** Normalised mean bias error of ASHRAE Guideline 14. */
const biasOf = (result: YearResult, readings: readonly BillReading[]) => {
  const billed = readings.reduce((sum, reading) => sum + reading.kWh, 0)
  return readings.reduce((sum, reading) => sum + modelled(result, reading) - reading.kWh, 0) / billed
}

/** CV(RMSE) of ASHRAE Guideline 14, errors a month, so that a yearly reading does not drown the seasonal ones. */
function cvRmse(result: YearResult, readings: readonly BillReading[]): number {
  const months = readings.reduce((sum, reading) => sum + reading.months.length, 0)
  const squares = readings.reduce((sum, reading) => {
    const perMonth = (modelled(result, reading) - reading.kWh) / reading.months.length
    return sum + perMonth ** 2 * reading.months.length
  }, 0)
  const mean = readings.reduce((sum, reading) => sum + reading.kWh, 0) / months
  return Math.sqrt(squares / months) / mean
}

/** Turns a few physical factors until the model buys what the bills say; undefined without a usable bill. */
export function calibrate(
  house: House,
  climate: Climate,
  readings: readonly BillReading[],
): Calibration | undefined {
  const usable = readings.filter(
    ({ kWh, months, errorKWh }) => (errorKWh !== undefined || kWh > DAYS) && months.length > 0,
  )
  if (usable.length === 0) return undefined
  const run: Run = (logs) => simulate(withFactors(house, factorsOf(logs)), climate)
  const asAnswered = run(ANSWERED)
  let best: Fit = { logs: ANSWERED, result: asAnswered, misfit: misfits(asAnswered, usable) }
  let slopes = slopesOf(run, best.misfit, usable)
  for (let round = 0; round < ROUNDS; round++) {
    const logs = improved(slopes, best.misfit, best.logs)
    if (logs.every((log, i) => Math.abs(log - (best.logs[i] ?? 0)) < SETTLED)) break
    const result = run(logs)
    const next: Fit = { logs, result, misfit: misfits(result, usable) }
    slopes = updated(slopes, best.misfit, next.misfit, best.logs, logs)
    const left = wrongness(next.misfit, logs) / wrongness(best.misfit, best.logs)
    if (left < 1) best = next
    if (left > 1 - WORTHWHILE) break
  }
  const { logs, result } = best
  const factors = factorsOf(logs)
  return {
    house: withFactors(house, factors),
    result,
    factors,
    bills: usable,
    cvRmse: cvRmse(result, usable),
    bias: biasOf(result, usable),
    biasBefore: biasOf(asAnswered, usable),
  }
}
