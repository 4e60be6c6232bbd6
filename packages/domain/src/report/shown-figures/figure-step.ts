/** The three units of the report: a year's money, energy bought and CO₂. */
export const UNITS = ['money', 'kWh', 'kg'] as const
export type Unit = (typeof UNITS)[number]
export type Range = { readonly low: number; readonly high: number }
/** A figure with its likely range (P10 to P90). */
export type Estimate = Range & { readonly value: number }

/**
 * Steps in which a home's figures are written. The coarsest still shows what a small step of the plan saves; the finest
 * is already finer than any estimate deserves.
 */
const STEPS: Readonly<Record<Unit, readonly number[]>> = {
  money: [5, 10],
  kWh: [10, 20, 50, 100],
  kg: [5, 10, 20, 50],
}
/** A band is at least this many steps wide, so that both its ends say something. */
const STEPS_IN_BAND = 60
/** Where electricity is nearly free of CO₂, a year's is a few kg: 20 and 15 would be a quarter less. */
const FEW_KG = 50

/** One step for every figure of a unit in a home: sums and differences of written figures then stay on it. */
export function figureStep(unit: Unit, { low, high }: Range): number {
  const widest = (high - low) / STEPS_IN_BAND
  const [finest = 1] = STEPS[unit]
  if (unit === 'kg' && high - low < FEW_KG) return 1
  return STEPS[unit].findLast((step) => step <= widest) ?? finest
}

/** The nearest figure on the step; never minus zero. */
export const toStep = (value: number, step: number): number => Math.round(value / step) * step + 0

/** Rounded outward, so that a range never claims too much, and never without the figure that is written beside it. */
export const rangeAround = ({ low, high }: Range, value: number, step: number): Estimate => ({
  value,
  low: Math.min(value, Math.floor(low / step) * step),
  high: Math.max(value, Math.ceil(high / step) * step),
})

/** Half the width of a usual band, for an estimate whose own is still being worked out. */
const USUAL_HALF_WIDTH = 0.14

/** A single estimate, as the wizard writes it before there is a report, and the step it is written in. */
export function shownEstimate(
  unit: Unit,
  value: number,
  band: Range = { low: value * (1 - USUAL_HALF_WIDTH), high: value * (1 + USUAL_HALF_WIDTH) },
): Estimate & { readonly step: number } {
  const step = figureStep(unit, band)
  return { ...rangeAround(band, toStep(value, step), step), step }
}
