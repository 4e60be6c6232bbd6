import type { CoolingSystem } from '../house-systems.ts'
import { type Speeds, speed } from './speeds.ts'

const BTU_PER_WH = 3.412

interface Ratings {
  /** Net, at 95 °F. */
  readonly cop95: number
  readonly seasonal: number
}

/**
 * EER2 at 95 °F from SEER2 by compressor, regressions on ENERGY STAR's product lists; SEER2 = 0.95 SEER with ducts,
 * the same without (both OpenStudio-HPXML).
 */
const EER2_OF_SEER2 = { single: [0.73, 1.47], two_stage: [0.63, 2.34], variable: [0.31, 6.45] } as const

const ratingsOf = (system: CoolingSystem): Ratings => {
  const { unit, value } = system.rating ?? { unit: 'SEER2', value: 13.4 }
  const [slope, constant] = EER2_OF_SEER2[system.compressor]
  if (unit === 'SEER' || unit === 'SEER2') {
    const seer2 = unit === 'SEER' && system.ducted ? 0.95 * value : value
    return { cop95: Math.min(seer2, slope * seer2 + constant) / BTU_PER_WH, seasonal: seer2 / BTU_PER_WH }
  }
  const eer2 = unit === 'COP' ? value * BTU_PER_WH : value
  return { cop95: eer2 / BTU_PER_WH, seasonal: Math.max(eer2, (eer2 - constant) / slope) / BTU_PER_WH }
}

export interface CoolerModel extends Speeds {
  readonly fanShare: number
}

/** AHRI 210/240 rates at 82 and 95 °F. */
export const MILD_C = 27.78
const SPAN_K = 35 - MILD_C

/** Capacity at 82 over 95 °F, and input per heat: Cutler, Winkler, Kruis, Christensen & Brandemuehl 2013 (NREL). */
const HEAT_82 = 1.06
const INPUT_82 = 0.813

/**
 * Compressor alone, in a home's drier air, over the rated net COP: fitted on the reference EnergyPlus runs, all climates
 * together (docs/engine.md), as are the fans' shares. Cycling losses: RESNET HERS Addendum 82.
 */
const GROSS = { single: 1.16, two_stage: 1.06, variable: 1.22 } as const
const FAN = { single: 0.055, two_stage: 0.03, variable: 0.025 } as const

/** SEER2 = (1 − Cd/2) EER2 at 82 °F (AHRI 210/240, one speed). */
const oneSpeed = ({ cop95, seasonal }: Ratings): CoolerModel => {
  const input82 = (1 - 0.08 / 2) / (GROSS.single * seasonal)
  const only = speed(HEAT_82, input82, 1, 1 / (GROSS.single * cop95), SPAN_K)
  return { low: only, high: only, cycling: 0.08, fanShare: FAN.single }
}

/** The low stage gives 0.728 of the high one, and about the season's COP at 82 °F. */
const twoStages = ({ cop95, seasonal }: Ratings): CoolerModel => {
  const low = 1 / (GROSS.two_stage * seasonal)
  const high = 1 / (GROSS.two_stage * cop95)
  return {
    low: speed(0.728 * HEAT_82, low, 0.728, low / INPUT_82, SPAN_K),
    high: speed(HEAT_82, high * INPUT_82, 1, high, SPAN_K),
    cycling: 0.08,
    fanShare: FAN.two_stage,
  }
}

/** Means over the variable-speed units of NEEP's list and regressions on SEER2/EER2: RESNET HERS Addendum 82. */
const anySpeed = ({ cop95, seasonal }: Ratings): CoolerModel => {
  const ratio = seasonal / cop95
  const most = 1 / 0.934
  const least = most * (0.51 - 0.119 * ratio)
  const mostInput = 1 / (GROSS.variable * cop95 * 0.928)
  const leastInput82 = (mostInput / 1.326) * (1.305 - 0.324 * ratio)
  return {
    low: speed(least / 0.948, leastInput82, least, leastInput82 * 1.315, SPAN_K),
    high: speed(most / 0.94, mostInput / 1.326, most, mostInput, SPAN_K),
    cycling: 0.4,
    fanShare: FAN.variable,
  }
}

/** Room units, and water loops that know no outdoor air (their pump counts as fan): fitted on the same runs. */
const room = ({ cop95 }: Ratings): CoolerModel => {
  const only = speed(1, 1 / (1.06 * cop95), 1, 1 / (0.975 * cop95), SPAN_K)
  return { low: only, high: only, cycling: 0.22, fanShare: 0 }
}
const waterLoop = ({ cop95 }: Ratings): CoolerModel => {
  const input = 1 / (1.22 * cop95)
  const only = speed(1, input, 1, input, SPAN_K)
  return { low: only, high: only, cycling: 0.08, fanShare: 0.1 }
}

const BY_COMPRESSOR = { single: oneSpeed, two_stage: twoStages, variable: anySpeed } as const

export const coolerModel = (system: CoolingSystem): CoolerModel => {
  const ratings = ratingsOf(system)
  if (system.kind === 'room') return room(ratings)
  if (system.kind === 'ground_source_heat_pump') return waterLoop(ratings)
  const model = BY_COMPRESSOR[system.compressor](ratings)
  // Without ducts the fan has next to nothing to do: an estimate.
  return system.ducted ? model : { ...model, fanShare: model.fanShare / 20 }
}
