import { infiltration, infiltrationFlow, windPower } from '../air/infiltration.ts'
import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'
import type { House } from '../house.ts'
import type { Shell } from '../shell/shell.ts'
import type { SunDrive } from '../shell/sun-drive.ts'

/** Coldest and hottest hour of the year worth a size: 1 and 99 % of hours. */
export interface DesignWeather {
  readonly heatingC: number
  readonly coolingC: number
}

export const designWeather = perClimate((climate) =>
  climate.kind === 'hourly' ? fromHours(climate) : fromMeanDays(climate),
)

const fromHours = (climate: Climate): DesignWeather => {
  const sorted = Float64Array.from(climate.dryBulbC).sort()
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { heatingC: at(0.01), coolingC: at(0.99) }
}

/** 1 % of a year's hours lie somewhat beyond the coldest mean night and the hottest mean noon: estimates. */
const BEYOND = { cold: 1.5, hot: 1.3 } as const
const fromMeanDays = (climate: Climate): DesignWeather => {
  let heatingC = Number.POSITIVE_INFINITY
  let coolingC = Number.NEGATIVE_INFINITY
  for (let i = 0; i < climate.dryBulbC.length; i++) {
    const spread = climate.dailyDeviationC[Math.floor(i / 24)] ?? 0
    heatingC = Math.min(heatingC, (climate.dryBulbC[i] ?? 0) - BEYOND.cold * spread)
    coolingC = Math.max(coolingC, (climate.dryBulbC[i] ?? 0) + BEYOND.hot * spread)
  }
  return { heatingC, coolingC }
}

/** Of air of 1.2 kg/m³. */
const AIR_J_PER_M3_K = 1206
/** A cold night's wind for sizing, in the order of ACCA Manual J's 15 mph. An estimate. */
const DESIGN_WIND_M_PER_S = 6

/** Soil is milder than the air on the coldest day: an estimate. */
const SOIL_ON_COLDEST_DAY = 0.7

/** Conductance of the whole shell, W/K: parts side by side, buffers in series with what lies behind them. */
export const shellWPerK = (shell: Shell): number => {
  const buffers = [shell.attic, shell.foundation, shell.garage].reduce((sum, buffer) => {
    if (!buffer) return sum
    const out = buffer.outdoors.wPerK + buffer.ground.steadyWPerK + AIR_J_PER_M3_K * buffer.constantFlow
    return sum + (buffer.toLivingWPerK * out) / Math.max(1e-6, buffer.toLivingWPerK + out)
  }, 0)
  return (
    shell.walls.wPerK +
    shell.roof.wPerK +
    shell.floor.wPerK +
    shell.windowWPerK +
    shell.ground.aboveGradeWPerK +
    SOIL_ON_COLDEST_DAY * shell.ground.steadyWPerK +
    buffers
  )
}

export interface PeakLoads {
  readonly heatingW: number
  readonly coolingW: number
}

/** Curtains and mass take a fifth of the sunniest hour; people and appliances, W/m²: estimates. */
const SUN_AT_PEAK = 0.8
const GAINS_W_PER_M2 = 4

/** ACCA Manual J's balance in one line: conductance × design difference, plus sun and inner gains in summer. */
export const peakLoads = (house: House, climate: Climate, shell: Shell): PeakLoads => {
  const design = designWeather(climate)
  const roomC = Math.max(...house.thermostat.heatingC)
  const coolC = Math.min(...house.thermostat.coolingC)
  const deltaK = Math.max(0, roomC - design.heatingC)
  const air =
    AIR_J_PER_M3_K * infiltrationFlow(infiltration(house, 1.2), deltaK, windPower(DESIGN_WIND_M_PER_S))
  const fans = house.ventilation.reduce(
    (sum, fan) => sum + AIR_J_PER_M3_K * fan.flowM3PerS * (fan.hoursPerDay / 24) * (1 - fan.sensibleRecovery),
    0,
  )
  const wPerK = shellWPerK(shell) + air + fans
  return {
    heatingW: wPerK * deltaK,
    coolingW:
      wPerK * Math.max(0, design.coolingC - coolC) +
      SUN_AT_PEAK * sunniestW(shell.glassSummer) +
      GAINS_W_PER_M2 * house.floorAreaM2,
  }
}

const sunniestW = ({ beam, diffuse }: SunDrive): number => {
  let most = 0
  for (let i = 0; i < beam.length; i++) most = Math.max(most, (beam[i] ?? 0) + (diffuse[i] ?? 0))
  return most
}
