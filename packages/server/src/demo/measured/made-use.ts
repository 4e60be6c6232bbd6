import type { Fuel, YearResult } from '@hearthlight/engine'
import { madeNoise } from './made-noise.ts'

const HEATS_BELOW_C = 16
const COOLS_ABOVE_C = 21
const YEAR = 365

/** Of a fuel of a home: what it uses on any day, and on each degree of cold and warmth, kWh. */
export type MadeUse = { readonly base: number; readonly heating: number; readonly cooling: number }

const degreeDays = (temperatures: readonly number[], of: (celsius: number) => number) =>
  (temperatures.reduce((sum, each) => sum + Math.max(0, of(each)), 0) / temperatures.length) * YEAR

/** A year of our engine, spread over the degrees of days. */
export function spreadYear({ uses }: YearResult, fuel: Fuel, temperatures: readonly number[]): MadeUse {
  const kWh = (isOf: (endUse: string) => boolean) =>
    uses.filter((use) => use.fuel === fuel && isOf(use.endUse)).reduce((sum, use) => sum + use.kWh, 0)
  const [heating, cooling] = [
    kWh((use) => use.startsWith('heating')),
    kWh((use) => use.startsWith('cooling')),
  ]
  const cold = degreeDays(temperatures, (celsius) => HEATS_BELOW_C - celsius)
  const warm = degreeDays(temperatures, (celsius) => celsius - COOLS_ABOVE_C)
  return {
    base: (kWh(() => true) - heating - cooling) / YEAR,
    heating: heating / Math.max(1, cold),
    cooling: cooling / Math.max(1, warm),
  }
}

/** A day's use in the weather of that day. */
export const useAt = ({ base, heating, cooling }: MadeUse, celsius: number): number =>
  base + heating * Math.max(0, HEATS_BELOW_C - celsius) + cooling * Math.max(0, celsius - COOLS_ABOVE_C)

type Days = {
  readonly temperatures: readonly number[]
  /** The day, counted from the first, from which the home is as it is after the work. */
  readonly workAt: number
  readonly before: MadeUse
  readonly after: MadeUse
  /** Of a day's use, the deviation of what people do differently. */
  readonly scatter: number
  readonly seed: number
}

export function madeDays({ temperatures, workAt, before, after, scatter, seed }: Days): readonly number[] {
  const noise = madeNoise(seed)
  return temperatures.map((celsius, day) => {
    const use = useAt(day < workAt ? before : after, celsius) * (1 + scatter * noise())
    return Math.round(Math.max(0.05, use) * 100) / 100
  })
}

/** How a day's use lies over its hours: little at night, most in the evening. */
const SHAPE = [
  ...[2.6, 2.5, 2.5, 2.5, 2.7, 3.2, 4.4, 5.2, 4.8, 4.1, 3.8, 3.7],
  ...[3.8, 3.7, 3.7, 4.0, 4.9, 6.1, 6.6, 6.3, 5.7, 4.9, 4.0, 3.2],
]
const WHOLE = SHAPE.reduce((sum, each) => sum + each, 0)

export function madeHours(days: readonly number[], seed: number): readonly number[] {
  const noise = madeNoise(seed)
  return days.flatMap((use) =>
    SHAPE.map((part) => Math.round(use * (part / WHOLE) * (1 + 0.12 * noise()) * 1000) / 1000),
  )
}
