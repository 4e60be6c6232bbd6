/** Heat moved and power taken at one speed, over the rated capacity: at a reference hour, and per kelvin away from it. */
export interface Speed {
  readonly heat: number
  readonly heatPerK: number
  readonly power: number
  readonly powerPerK: number
}

export interface Speeds {
  readonly low: Speed
  readonly high: Speed
  /** Cd of 1 − Cd (1 − load/heat). */
  readonly cycling: number
}

/** Lines through two rated hours, `spanK` apart; `input` is power per heat, 1/COP. */
export const speed = (
  heat: number,
  input: number,
  heatThen: number,
  inputThen: number,
  spanK: number,
): Speed => ({
  heat,
  heatPerK: (heatThen - heat) / spanK,
  power: heat * input,
  powerPerK: (heatThen * inputThen - heat * input) / spanK,
})

/** However far from its rated hours, a compressor moves a fifth of its heat: an estimate. */
const LEAST_HEAT = 0.2

export const heatAt = ({ heat, heatPerK }: Speed, awayK: number): number =>
  Math.max(LEAST_HEAT * heat, heat + heatPerK * awayK)

/** Never below half of the reference (RESNET HERS Addendum 82). */
const powerAt = ({ power, powerPerK }: Speed, awayK: number): number =>
  Math.max(0.5 * power, power + powerPerK * awayK)

/**
 * Power over the capacity, for a load over the capacity: at low speed in cycles, between the speeds in a line, above
 * the high one at its COP (AHRI 210/240).
 */
export const speedsPower = ({ low, high, cycling }: Speeds, load: number, awayK: number): number => {
  const least = heatAt(low, awayK)
  const leastPower = powerAt(low, awayK)
  if (load <= least) return ((load / least) * leastPower) / (1 - cycling * (1 - load / least))
  const most = heatAt(high, awayK)
  const mostPower = powerAt(high, awayK)
  if (load >= most) return (mostPower * load) / most
  return leastPower + ((mostPower - leastPower) * (load - least)) / (most - least)
}

/** Keeps the oil of an idle compressor warm below 50 °F: 10 W a ton (RESNET HERS Addendum 82). */
const OIL_HEATER_W_PER_W = 10 / 3517
const OIL_HEATER_BELOW_C = 10

export const oilHeaterW = (capacityW: number, outdoorC: number): number =>
  outdoorC < OIL_HEATER_BELOW_C ? OIL_HEATER_W_PER_W * capacityW : 0

/**
 * A fan moves the same volume of thin air, and less of its mass: input per heat by the flow curves of Cutler and others
 * (2013) at a flow below the rated one, as a line: 5.6 % for each tenth of the density when heating, 1.5 % when cooling.
 */
const THIN_AIR = { heating: 0.56, cooling: 0.15 } as const
const SEA_LEVEL_KG_PER_M3 = 1.2

export const thinAirFactor = (mode: keyof typeof THIN_AIR, density: number): number =>
  1 + THIN_AIR[mode] * (1 - density / SEA_LEVEL_KG_PER_M3)
