import type { UseModel } from './fit-model.ts'
import { type DayTemperatures, hasWeather, temperaturesOf, type UsePeriod } from './period.ts'

export interface ModelledUse {
  readonly base: number
  readonly heating: number
  readonly cooling: number
}

export const totalOf = ({ base, heating, cooling }: ModelledUse): number => base + heating + cooling

/** What the model says of a period's days; undefined where too few of them have a temperature. */
export function modelledUse(
  model: UseModel,
  period: UsePeriod,
  weather: DayTemperatures,
): ModelledUse | undefined {
  const known = temperaturesOf(period, weather)
  if (!hasWeather(period, known)) return undefined
  const { heatingPoint, coolingPoint } = model
  let below = 0
  let above = 0
  for (const each of known) {
    if (heatingPoint !== null) below += Math.max(0, heatingPoint - each)
    if (coolingPoint !== null) above += Math.max(0, each - coolingPoint)
  }
  const scale = period.days / known.length
  return {
    base: model.base * period.days,
    heating: model.heating * below * scale,
    cooling: model.cooling * above * scale,
  }
}

export const addUse = (left: ModelledUse, right: ModelledUse): ModelledUse => ({
  base: left.base + right.base,
  heating: left.heating + right.heating,
  cooling: left.cooling + right.cooling,
})

export const NO_USE: ModelledUse = { base: 0, heating: 0, cooling: 0 }
