import type { HeatPumpHeating } from '../house-systems.ts'
import type { RunRecord } from '../simulation/run-record.ts'
import { type PumpModel, pumpModel, RATED_C } from './heat-pump-speeds.ts'
import type { PlantUse } from './plant-use.ts'
import { heatAt, oilHeaterW, speedsPower, thinAirFactor } from './speeds.ts'

/** Above this it heats no room: AHRI's line is drawn no further. */
const WARMEST_C = 21

/** W of heat that the compressor can give; nothing below the switch-over, or where it rests. */
const ableW = (system: HeatPumpHeating, model: PumpModel, capacityW: number, outdoorC: number): number => {
  const lowest = system.backup ? (system.backup.switchoverC ?? model.restC) : Number.NEGATIVE_INFINITY
  return outdoorC < lowest ? 0 : heatAt(model.high, outdoorC - RATED_C) * capacityW
}

/** Compressor power over the capacity; never more than a heater that turns all its power into heat. */
const compressorShare = (model: PumpModel, load: number, outdoorC: number): number =>
  Math.min(load, speedsPower(model, load, Math.min(WARMEST_C, outdoorC) - RATED_C))

/**
 * While the outdoor coil is thawed the backup carries the room, or the pump makes up for it: a share of the heat pumped
 * that grows from none at 40 °F to the most at 17 °F, as the backup of stored EnergyPlus runs shows (docs/engine.md).
 */
const MOST_THAW = 0.15
const THAW_BELOW_C = 4.4
const THAW_RANGE_K = 12.7

const thawShare = (outdoorC: number): number =>
  MOST_THAW * Math.min(1, Math.max(0, (THAW_BELOW_C - outdoorC) / THAW_RANGE_K))

/** Below freezing the drip pan is kept warm too (RESNET HERS Addendum 82). */
const PAN_HEATER_W = 150

const idleW = (able: number, pumpedW: number, capacityW: number, outdoorC: number): number => {
  const idle = able > 0 ? 1 - pumpedW / able : 1
  return oilHeaterW(capacityW, outdoorC) * idle + (outdoorC < 0 && able > 0 ? PAN_HEATER_W : 0)
}

export const airSourceUse = (
  system: HeatPumpHeating,
  record: RunRecord,
  capacityW: number,
  density: number,
): readonly PlantUse[] => {
  const model = pumpModel(system)
  const thinAir = thinAirFactor('heating', density)
  const compressor = new Float64Array(12)
  const backup = new Float64Array(12)
  const fan = new Float64Array(12)
  for (let i = 0; i < record.steps; i++) {
    const load = (record.heatingW[i] ?? 0) * system.share
    const outdoorC = record.outdoorC[i] ?? 0
    const able = ableW(system, model, capacityW, outdoorC)
    const pumped = Math.min(load, able)
    const month = record.month[i] ?? 0
    const kWh = (record.weight[i] ?? 0) / 1000
    const fanW = load * model.fanShare
    const thaw = thawShare(outdoorC) * pumped
    const heat = Math.max(0, pumped - fanW + (system.backup ? 0 : thaw)) / capacityW
    const power =
      compressorShare(model, heat, outdoorC) * thinAir * capacityW + idleW(able, pumped, capacityW, outdoorC)
    add(compressor, month, power * kWh)
    add(
      backup,
      month,
      ((load - pumped + (system.backup ? thaw : 0)) / (system.backup?.efficiency ?? 1)) * kWh,
    )
    add(fan, month, fanW * kWh)
  }
  return [
    { endUse: 'heating', fuel: 'electricity', monthlyKWh: compressor },
    { endUse: 'heating', fuel: system.backup?.fuel ?? 'electricity', monthlyKWh: backup },
    { endUse: 'heating_fans', fuel: 'electricity', monthlyKWh: fan },
  ]
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
