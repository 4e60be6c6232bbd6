import type { HeatPumpHeating } from '../house-systems.ts'
import { type Speeds, speed } from './speeds.ts'

/** AHRI 210/240 rates at 47 and 17 °F. */
export const RATED_C = 8.33
const SPAN_K = -2 * RATED_C

export interface PumpModel extends Speeds {
  readonly fanShare: number
  /** Below it the compressor rests where there is a backup: 0 °F, with variable speed −20 °F (OpenStudio-HPXML). */
  readonly restC: number
}

/** The newer test has ducts push harder: HSPF2 = 0.85 HSPF with ducts, 0.9 without (OpenStudio-HPXML). */
const hspf2 = ({ rating, ducted }: HeatPumpHeating): number =>
  rating.unit === 'HSPF' ? (ducted ? 0.85 : 0.9) * rating.value : rating.value

/** COP at 47 °F per point of HSPF2: fitted on stored EnergyPlus runs in a cold and a mild climate (docs/engine.md). */
const COP_PER_HSPF2 = { single: 0.427, two_stage: 0.42, variable: 0.383 } as const

const inputAt47 = (system: HeatPumpHeating): number =>
  1 / (system.rating.unit === 'COP' ? system.rating.value : COP_PER_HSPF2[system.compressor] * hspf2(system))

/** Input per heat at 17 over 47 °F: Cutler, Winkler, Kruis, Christensen & Brandemuehl 2013 (NREL). */
const INPUT_17 = 1.356
/** Capacity kept at 17 °F, AHRI's directory and NEEP's list: RESNET HERS Addendum 82. */
const HEAT_17 = { single: 0.626, two_stage: 0.626, variable: 0.689 } as const

const fixedSpeeds = (system: HeatPumpHeating, heat17: number): Pick<Speeds, 'low' | 'high'> => {
  const input = inputAt47(system)
  const high = speed(1, input, heat17, INPUT_17 * input, SPAN_K)
  if (system.compressor === 'single') return { low: high, high }
  // Low stage: 0.712 of the heat at 0.85 of the input per heat (RESNET HERS Addendum 82).
  return { low: speed(0.712, 0.85 * input, 0.712 * heat17, 0.85 * INPUT_17 * input, SPAN_K), high }
}

/** Means over the variable-speed units of NEEP's list: RESNET HERS Addendum 82, without its third point at 5 °F. */
const anySpeed = (system: HeatPumpHeating, heat17: number): Pick<Speeds, 'low' | 'high'> => {
  const input = inputAt47(system)
  const most = 1 / 0.908
  const most17 = heat17 / 0.817
  const input47 = input / 0.939
  const input17 = (1.351 * input) / 0.902
  return {
    low: speed(0.272 * most, 0.73 * input47, 0.341 * most17, 0.798 * input17, SPAN_K),
    high: speed(most, input47, most17, input17, SPAN_K),
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
  const { low, high } = (system.compressor === 'variable' ? anySpeed : fixedSpeeds)(system, heat17)
  return {
    low,
    high,
    cycling: model.cycling,
    // Without ducts the fan has a fifth to do: an estimate.
    fanShare: system.ducted ? model.fanShare : model.fanShare / 5,
    restC: model.restC,
  }
}
