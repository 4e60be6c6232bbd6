import type { House } from '../house.ts'

/** AIM-2, Walker & Wilson (1998), ASHRAE HVAC&R Research 4(2); leakage exponent and split as ASHRAE 62.2 practice. */
const EXPONENT = 0.65
const SHELTER = { shielded: 0.3, normal: 0.5, exposed: 0.9 } as const

export interface Infiltration {
  /** m³/s for 1 K, to be raised with |ΔT|^n. */
  readonly stack: number
  /** m³/s for a met wind of 1 m/s, to be raised with V^2n. */
  readonly wind: number
  /** Constant flow that replaces both, m³/s. */
  readonly constant: number
}

export const leakHeightM = (house: House): number =>
  house.airLeakage.heightM ?? Math.max(2.4, house.storeysAboveGrade * house.ceilingHeightM)

/** Wind at the eaves in a suburb from an airport mast: (270/10)^0.14 (H/370)^0.22, ASHRAE Fundamentals ch. 24. */
export const localWindFactor = (heightM: number): number => 27 ** 0.14 * (heightM / 370) ** 0.22

const stackFactor = (ceilingFloorShare: number, difference: number, flue: number): number => {
  const r = ceilingFloorShare
  const x = difference
  const m = (x * x) / (2 - r)
  const base = ((1 + EXPONENT * r) / (EXPONENT + 1)) * (0.5 - 0.5 * Math.min(1, m) ** 1.2) ** (EXPONENT + 1)
  // With a flue AIM-2 adds F = n Y (β−1)^((3n−1)/3) …; for 20 % flue leakage and a chimney at 1.5 H this is +21 %.
  return base * (1 + flue * 0.21)
}

const windFactor = (ceilingFloorShare: number, difference: number, flue: number): number => {
  const base = 0.19 * (2 - EXPONENT) * (1 - ((difference + ceilingFloorShare) / 2) ** 1.5)
  return base * (1 - flue * 0.12)
}

export const infiltration = (house: House): Infiltration => {
  const leak = house.airLeakage
  const volume = leak.volumeM3 ?? house.volumeM3
  const flow = (leak.airChangesPerHour * volume) / 3600
  if (leak.kind === 'natural') return { stack: 0, wind: 0, constant: flow }
  const overCrawl = house.foundation?.leakage.kind === 'vents'
  const ceiling = overCrawl ? 0.15 : 0.25
  const floor = overCrawl ? 0.5 : 0.25
  const flue = leak.flue ? 1 : 0
  const coefficient = (flow * (1 + 0.2 * flue)) / 50 ** EXPONENT
  const height = leakHeightM(house)
  const stackPa = (1.2 * 9.81 * height) / 293
  const windPa = 0.6 * (SHELTER[leak.shielding] * localWindFactor(height)) ** 2
  return {
    stack: coefficient * stackFactor(ceiling + floor, ceiling - floor, flue) * stackPa ** EXPONENT,
    wind: coefficient * windFactor(ceiling + floor, ceiling - floor, flue) * windPa ** EXPONENT,
    constant: 0,
  }
}

/** Stack and wind combine in quadrature. */
export const infiltrationFlow = (leak: Infiltration, deltaK: number, windMPerS: number): number => {
  if (leak.constant > 0) return leak.constant
  const stack = leak.stack * Math.abs(deltaK) ** EXPONENT
  const wind = leak.wind * windMPerS ** (2 * EXPONENT)
  return Math.sqrt(stack * stack + wind * wind)
}
