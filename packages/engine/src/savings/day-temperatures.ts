import type { DayTemperatures } from './period.ts'

const FEWEST_HOURS = 12
const HOUR_MS = 3_600_000

export interface TemperatureSteps {
  /** The instant of the first value, in milliseconds. */
  readonly start: number
  readonly stepSeconds: number
  /** °F; null where missing. */
  readonly values: readonly (number | null)[]
}

export const fahrenheit = (celsius: number): number => 32 + 1.8 * celsius

/**
 * The mean of each local day over its known hours, of which there must be twelve. `dayStarts` are the instants at which the
 * days begin, and that at which the last one ends.
 */
export function dayTemperatures(
  { start, stepSeconds, values }: TemperatureSteps,
  firstDay: number,
  dayStarts: readonly number[],
): DayTemperatures {
  const step = stepSeconds * 1000
  const means = dayStarts.slice(0, -1).map((begin, index) => {
    const end = dayStarts[index + 1] ?? begin
    const from = Math.max(0, Math.ceil((begin - start) / step))
    const known = values
      .slice(from, Math.max(from, Math.ceil((end - start) / step)))
      .filter((each) => each !== null)
    const enough = known.length * step >= FEWEST_HOURS * HOUR_MS
    return enough ? known.reduce((sum, each) => sum + each, 0) / known.length : null
  })
  return { firstDay, values: means }
}
