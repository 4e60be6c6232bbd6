import type { CoolingSystem } from '../house-systems.ts'
import type { RunRecord } from '../simulation/run-record.ts'
import { coolerModel, MILD_C } from './cooler-speeds.ts'
import type { PlantUse } from './plant-use.ts'
import { oilHeaterW, speedsPower, thinAirFactor } from './speeds.ts'

/** Evaporative: only a fan, about 6 % of the sensible heat removed, as in the EnergyPlus run (docs/engine.md). */
const EVAPORATIVE_FAN = 0.062

const evaporativeUse = (system: CoolingSystem, record: RunRecord): readonly PlantUse[] => {
  const fan = new Float64Array(12)
  record.coolingSensibleW.forEach((watt, i) => {
    const month = record.month[i] ?? 0
    fan[month] = (fan[month] ?? 0) + (watt * system.share * EVAPORATIVE_FAN * (record.weight[i] ?? 0)) / 1000
  })
  return [{ endUse: 'cooling_fans', fuel: 'electricity', monthlyKWh: fan }]
}

const coilW = (record: RunRecord, i: number): number =>
  (record.coolingSensibleW[i] ?? 0) + (record.coolingLatentW[i] ?? 0)

/**
 * A wet coil is a warmer coil: input per heat falls by 7 % from a dry room (wet bulb 60 °F) to the rating's, where a
 * quarter of the heat is moisture's (Cutler et al. 2013, curve over the wet bulb).
 */
const WET_GAIN = 0.28

const dryness = (record: RunRecord, i: number): number => {
  const latent = record.coolingLatentW[i] ?? 0
  return 1 - (WET_GAIN * latent) / (latent + (record.coolingSensibleW[i] ?? 0) || 1)
}

/** `idleInWinter`: the compressor stands outdoors and does not heat. */
export const coolerUse = (
  system: CoolingSystem,
  record: RunRecord,
  capacityW: number,
  density: number,
  idleInWinter: boolean,
): readonly PlantUse[] => {
  if (system.kind === 'evaporative') return evaporativeUse(system, record)
  const model = coolerModel(system)
  const thinAir = thinAirFactor('cooling', density)
  const perCoil = system.share / (1 - model.fanShare)
  const compressor = new Float64Array(12)
  const fan = new Float64Array(12)
  for (let i = 0; i < record.steps; i++) {
    const outdoorC = record.outdoorC[i] ?? 0
    const load = coilW(record, i) * perCoil
    const idleW = idleInWinter ? oilHeaterW(capacityW, outdoorC) : 0
    const power =
      load > 0
        ? dryness(record, i) * thinAir * speedsPower(model, load / capacityW, outdoorC - MILD_C) * capacityW
        : idleW
    const month = record.month[i] ?? 0
    const kWh = (record.weight[i] ?? 0) / 1000
    compressor[month] = (compressor[month] ?? 0) + power * kWh
    fan[month] = (fan[month] ?? 0) + load * model.fanShare * kWh
  }
  return [
    { endUse: 'cooling', fuel: 'electricity', monthlyKWh: compressor },
    { endUse: 'cooling_fans', fuel: 'electricity', monthlyKWh: fan },
  ]
}
