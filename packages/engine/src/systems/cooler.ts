import type { CoolingSystem } from '../house-systems.ts'
import type { RunRecord } from '../simulation/run-record.ts'
import type { PlantUse } from './plant-use.ts'

const BTU_PER_WH = 3.412
/** AHRI 210/240 rates at 95 °F; below the mildest hour the gain is taken to end, an estimate. */
const RATED_C = 35
const MILDEST_C = 18

/**
 * EER2 at 95 °F from SEER2 by compressor, regressions on ENERGY STAR's product lists; SEER2 = 0.95 SEER with ducts,
 * the same without (both OpenStudio-HPXML).
 */
const eer2 = (system: CoolingSystem): number => {
  const { unit, value } = system.rating ?? { unit: 'SEER2', value: 13.4 }
  if (unit === 'EER' || unit === 'EER2' || unit === 'CEER') return value
  if (unit === 'COP') return value * BTU_PER_WH
  const seer2 = unit === 'SEER' && system.ducted ? 0.95 * value : value
  const [slope, constant] = EER2_OF_SEER2[system.compressor]
  return Math.min(seer2, slope * seer2 + constant)
}
const EER2_OF_SEER2 = { single: [0.73, 1.47], two_stage: [0.63, 2.34], variable: [0.31, 6.45] } as const

interface CoolerModel {
  /** Gross coil COP (without fan) over the rated net EER. */
  readonly gross: number
  readonly perK: number
  readonly cycling: number
  readonly fanShare: number
}

/**
 * Gross factor, slope and fan fitted on the reference EnergyPlus runs, all climates together (docs/engine.md).
 * Cycling losses: RESNET HERS Addendum 82.
 */
const BY_COMPRESSOR: Readonly<Record<CoolingSystem['compressor'], CoolerModel>> = {
  single: { gross: 1.1, perK: 0.015, cycling: 0.08, fanShare: 0.058 },
  two_stage: { gross: 1.12, perK: 0.02, cycling: 0.08, fanShare: 0.03 },
  variable: { gross: 1.75, perK: 0.025, cycling: 0.4, fanShare: 0.025 },
}
const ROOM: CoolerModel = { gross: 0.9, perK: 0.012, cycling: 0.22, fanShare: 0 }
/** Water loop: no outdoor dependence; the pump counts as fan. Fitted on the same runs. */
const GROUND: CoolerModel = { gross: 1.1, perK: 0, cycling: 0.08, fanShare: 0.1 }

const modelOf = (system: CoolingSystem): CoolerModel => {
  if (system.kind === 'room') return ROOM
  if (system.kind === 'ground_source_heat_pump') return GROUND
  const model = BY_COMPRESSOR[system.compressor]
  // Without ducts the fan has next to nothing to do: an estimate.
  return system.ducted ? model : { ...model, fanShare: model.fanShare / 20 }
}

/** Evaporative: only a fan, about 6 % of the sensible heat removed, as in the EnergyPlus run (docs/engine.md). */
const EVAPORATIVE_FAN = 0.062

/** Compressor power, W, for a load at an outdoor temperature; part load 1 − Cd (1 − load/capacity), AHRI 210/240. */
const compressorW = (
  model: CoolerModel,
  cop95: number,
  loadW: number,
  outdoorC: number,
  capacityW: number,
): number => {
  const cop = cop95 * (1 + model.perK * (RATED_C - Math.max(MILDEST_C, outdoorC)))
  const partLoad = 1 - model.cycling * (1 - Math.min(1, loadW / capacityW))
  return loadW / cop / partLoad
}

const evaporativeUse = (system: CoolingSystem, record: RunRecord): readonly PlantUse[] => {
  const fan = new Float64Array(12)
  record.coolingSensibleW.forEach((watt, i) => {
    const month = record.month[i] ?? 0
    fan[month] = (fan[month] ?? 0) + (watt * system.share * EVAPORATIVE_FAN * (record.weight[i] ?? 0)) / 1000
  })
  return [{ endUse: 'cooling_fans', fuel: 'electricity', monthlyKWh: fan }]
}

export const coolerUse = (
  system: CoolingSystem,
  record: RunRecord,
  capacityW: number,
): readonly PlantUse[] => {
  if (system.kind === 'evaporative') return evaporativeUse(system, record)
  const model = modelOf(system)
  const cop95 = (eer2(system) / BTU_PER_WH) * model.gross
  const compressor = new Float64Array(12)
  const fan = new Float64Array(12)
  for (let i = 0; i < record.steps; i++) {
    const sensible = (record.coolingSensibleW[i] ?? 0) * system.share
    if (sensible <= 0) continue
    const month = record.month[i] ?? 0
    const kWh = (record.weight[i] ?? 0) / 1000
    const latent = (record.coolingLatentW[i] ?? 0) * system.share
    const load = (sensible + latent) / (1 - model.fanShare)
    const power = compressorW(model, cop95, load, record.outdoorC[i] ?? 0, capacityW)
    const fanW = load * model.fanShare
    compressor[month] = (compressor[month] ?? 0) + power * kWh
    fan[month] = (fan[month] ?? 0) + fanW * kWh
  }
  return [
    { endUse: 'cooling', fuel: 'electricity', monthlyKWh: compressor },
    { endUse: 'cooling_fans', fuel: 'electricity', monthlyKWh: fan },
  ]
}
