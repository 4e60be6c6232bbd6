import type { HeatPumpHeating } from '../house-systems.ts'
import type { RunRecord } from '../simulation/run-record.ts'
import type { PlantUse } from './plant-use.ts'

interface Curves {
  /** COP at 8.3 °C (47 °F). */
  readonly cop: number
  readonly copPerK: number
  readonly capacityPerK: number
  readonly cycling: number
  readonly fanShare: number
}

/** The newer test has ducts push harder: HSPF2 = 0.85 HSPF with ducts, 0.9 without (OpenStudio-HPXML). */
const hspf2 = (system: HeatPumpHeating): number => {
  const { unit, value } = system.rating
  if (unit !== 'HSPF') return value
  return (system.ducted ? 0.85 : 0.9) * value
}

/**
 * AHRI 210/240 rates at 47 and at 17 °F; below the cut-off the backup heats alone, above the warmest COP rises no
 * more: estimates.
 */
const RATED_C = 8.33
const COLD_C = -8.33
const CUT_OFF_C = -20
const WARMEST_C = 18

/**
 * COP at 47 °F per point of HSPF2, its slope, capacity left at 17 °F and fan: fitted on stored EnergyPlus runs in a
 * cold and a mild climate (docs/engine.md). Cycling losses: RESNET HERS Addendum 82.
 */
const BY_COMPRESSOR = {
  single: { cop: 0.375, copPerK: 0.021, share: 0.62, cycling: 0.08, fanShare: 0.066 },
  two_stage: { cop: 0.4, copPerK: 0.02, share: 0.68, cycling: 0.08, fanShare: 0.039 },
  variable: { cop: 0.42, copPerK: 0.018, share: 0.8, cycling: 0.4, fanShare: 0.012 },
} as const
/** While the outdoor coil is thawed the backup carries the room: share of the heat pumped below 4 °C, an
 * estimate in line with the same runs.
 */
const DEFROST_SHARE = 0.08
const DEFROST_BELOW_C = 4

const curves = (system: HeatPumpHeating): Curves => {
  const model = BY_COMPRESSOR[system.compressor]
  const share = system.capacityShareAtMinus8C ?? model.share
  return {
    cop: model.cop * hspf2(system),
    copPerK: model.copPerK,
    capacityPerK: (1 - share) / (RATED_C - COLD_C),
    cycling: model.cycling,
    // Without ducts the fan has a fifth to do: an estimate.
    fanShare: system.ducted ? model.fanShare : model.fanShare / 5,
  }
}

/**
 * Compressor power, W: COP falls in a line with the cold, and with short cycles by 1 − Cd (1 − load/capacity), AHRI
 * 210/240.
 */
const compressorW = (curve: Curves, pumpedW: number, ableW: number, outdoorC: number): number => {
  if (pumpedW <= 0) return 0
  const cop = Math.max(1, curve.cop * (1 + curve.copPerK * (Math.min(WARMEST_C, outdoorC) - RATED_C)))
  const partLoad = 1 - curve.cycling * (1 - pumpedW / ableW)
  return pumpedW / cop / partLoad
}

export const airSourceUse = (
  system: HeatPumpHeating,
  record: RunRecord,
  capacityW: number,
): readonly PlantUse[] => {
  const curve = curves(system)
  const compressor = new Float64Array(12)
  const backup = new Float64Array(12)
  const fan = new Float64Array(12)
  for (let i = 0; i < record.steps; i++) {
    const load = (record.heatingW[i] ?? 0) * system.share
    if (load <= 0) continue
    const outdoorC = record.outdoorC[i] ?? 0
    const able = ableW(system, curve, capacityW, outdoorC)
    const pumped = Math.min(load, able)
    const month = record.month[i] ?? 0
    const kWh = (record.weight[i] ?? 0) / 1000
    const fanW = load * curve.fanShare
    add(compressor, month, compressorW(curve, Math.max(0, pumped - fanW), able, outdoorC) * kWh)
    add(
      backup,
      month,
      (backupW(system, load - pumped, pumped, outdoorC) / (system.backup?.efficiency ?? 1)) * kWh,
    )
    add(fan, month, fanW * kWh)
  }
  return [
    { endUse: 'heating', fuel: 'electricity', monthlyKWh: compressor },
    { endUse: 'heating', fuel: system.backup?.fuel ?? 'electricity', monthlyKWh: backup },
    { endUse: 'heating_fans', fuel: 'electricity', monthlyKWh: fan },
  ]
}

/** What the pump cannot give, and what the room needs while its coil thaws. */
const backupW = (system: HeatPumpHeating, missingW: number, pumpedW: number, outdoorC: number): number =>
  missingW + (system.backup && outdoorC < DEFROST_BELOW_C ? pumpedW * DEFROST_SHARE : 0)

/** W the compressor can give: falls in a line through AHRI's two points, nothing below the switch-over or cut-off. */
const ableW = (system: HeatPumpHeating, curve: Curves, capacityW: number, outdoorC: number): number => {
  const lowest = system.backup ? (system.backup.switchoverC ?? CUT_OFF_C) : Number.NEGATIVE_INFINITY
  if (outdoorC < lowest) return 0
  return Math.max(0.2, 1 + curve.capacityPerK * (outdoorC - RATED_C)) * capacityW
}

const add = (to: Float64Array, month: number, value: number): void => {
  to[month] = (to[month] ?? 0) + value
}

/**
 * Ground source: the rated COP holds; fan and ground pump take a share of the heat, as stored EnergyPlus runs show
 * (docs/engine.md).
 */
const GROUND_AUXILIARY = 0.077

export const groundSourceUse = (system: HeatPumpHeating, loadKWh: Float64Array): readonly PlantUse[] => [
  {
    endUse: 'heating',
    fuel: 'electricity',
    monthlyKWh: loadKWh.map((load) => (load * (1 - GROUND_AUXILIARY)) / system.rating.value),
  },
  { endUse: 'heating_fans', fuel: 'electricity', monthlyKWh: loadKWh.map((load) => load * GROUND_AUXILIARY) },
]
