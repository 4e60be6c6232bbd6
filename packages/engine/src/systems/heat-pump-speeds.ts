import type { HeatPumpHeating } from '../house-systems.ts'

/** At AHRI 210/240's 47 and 17 °F, and at 5 °F. */
type AtThree = readonly [warm: number, cold: number, coldest: number]
const WARM_C = 8.33
const COLD_C = -8.33
const COLDEST_C = -15

/** Heat given and power taken at one speed, over the rated capacity. */
export interface HeatingSpeed {
  readonly heat: AtThree
  readonly power: AtThree
}

export interface PumpModel {
  readonly low: HeatingSpeed
  readonly high: HeatingSpeed
  /** Cd of 1 − Cd (1 − load/capacity). */
  readonly cycling: number
  readonly fanShare: number
  /** Below it the compressor rests where there is a backup: 0 °F, with variable speed −20 °F (OpenStudio-HPXML). */
  readonly restC: number
}

/** A line through the two points on either side (RESNET HERS Addendum 82). */
export const valueAt = ([warm, cold, coldest]: AtThree, outdoorC: number): number =>
  outdoorC >= COLD_C
    ? cold + ((warm - cold) * (outdoorC - COLD_C)) / (WARM_C - COLD_C)
    : cold + ((coldest - cold) * (outdoorC - COLD_C)) / (COLDEST_C - COLD_C)

const speed = (heat: AtThree, input: AtThree): HeatingSpeed => ({
  heat,
  power: [heat[0] * input[0], heat[1] * input[1], heat[2] * input[2]],
})

/** The newer test has ducts push harder: HSPF2 = 0.85 HSPF with ducts, 0.9 without (OpenStudio-HPXML). */
const hspf2 = ({ rating, ducted }: HeatPumpHeating): number =>
  rating.unit === 'HSPF' ? (ducted ? 0.85 : 0.9) * rating.value : rating.value

/** COP at 47 °F per point of HSPF2: fitted on stored EnergyPlus runs in a cold and a mild climate (docs/engine.md). */
const COP_PER_HSPF2 = { single: 0.39, two_stage: 0.385, variable: 0.35 } as const

const inputAt47 = (system: HeatPumpHeating): number =>
  1 / (system.rating.unit === 'COP' ? system.rating.value : COP_PER_HSPF2[system.compressor] * hspf2(system))

/** Input per heat at 17 over 47 °F: Cutler, Winkler, Kruis, Christensen & Brandemuehl 2013 (NREL). */
const INPUT_17 = 1.356
/** Capacity kept at 17 °F, AHRI's directory and NEEP's list: RESNET HERS Addendum 82. */
const HEAT_17 = { single: 0.626, two_stage: 0.626, variable: 0.689 } as const

const line = (warm: number, cold: number): AtThree => [
  warm,
  cold,
  cold + ((cold - warm) * (COLD_C - COLDEST_C)) / (WARM_C - COLD_C),
]

const fixedSpeeds = (system: HeatPumpHeating, heat17: number): Pick<PumpModel, 'low' | 'high'> => {
  const input = inputAt47(system)
  const heat = line(1, heat17)
  const power = line(input, heat17 * INPUT_17 * input)
  const high = { heat, power }
  if (system.compressor === 'single') return { low: high, high }
  // Low stage: 0.712 of the heat at 0.85 of the input per heat (RESNET HERS Addendum 82).
  const part = (of: AtThree, share: number): AtThree => [of[0] * share, of[1] * share, of[2] * share]
  return { low: { heat: part(heat, 0.712), power: part(power, 0.712 * 0.85) }, high }
}

/** Means over the variable-speed units of NEEP's list: RESNET HERS Addendum 82. */
const anySpeed = (system: HeatPumpHeating, heat17: number): Pick<PumpModel, 'low' | 'high'> => {
  const input = inputAt47(system)
  const most: AtThree = [1 / 0.908, heat17 / 0.817, (0.866 * heat17) / 0.817]
  const mostInput: AtThree = [input / 0.939, (1.351 * input) / 0.902, (1.164 * 1.351 * input) / 0.902]
  return {
    low: speed(
      [0.272 * most[0], 0.341 * most[1], 0.321 * most[2]],
      [0.73 * mostInput[0], 0.798 * mostInput[1], 0.866 * mostInput[2]],
    ),
    high: speed(most, mostInput),
  }
}

/** Fans as in the same EnergyPlus runs; cycling losses: RESNET HERS Addendum 82. */
const BY_COMPRESSOR = {
  single: { cycling: 0.08, fanShare: 0.066, restC: -17.8 },
  two_stage: { cycling: 0.08, fanShare: 0.039, restC: -17.8 },
  variable: { cycling: 0.4, fanShare: 0.012, restC: -28.9 },
} as const

export const pumpModel = (system: HeatPumpHeating): PumpModel => {
  const model = BY_COMPRESSOR[system.compressor]
  const heat17 = system.capacityShareAtMinus8C ?? HEAT_17[system.compressor]
  return {
    ...(system.compressor === 'variable' ? anySpeed : fixedSpeeds)(system, heat17),
    ...model,
    // Without ducts the fan has a fifth to do: an estimate.
    fanShare: system.ducted ? model.fanShare : model.fanShare / 5,
  }
}
