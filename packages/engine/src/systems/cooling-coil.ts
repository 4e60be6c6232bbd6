import {
  AIR_HEAT_J_PER_KG_K,
  airDensity,
  humidityRatio,
  VAPOUR_HEAT_J_PER_KG,
  wetBulbC,
} from '../physics/moist-air.ts'

/** How a cooling coil dries the air that it cools: two lines over the room's humidity ratio. */
export interface CoolingCoil {
  /** Below it the coil stays dry. */
  readonly dryHumidity: number
  /** Vapour taken from the air per joule of sensible cooling and per humidity above the dry one, kg/J. */
  readonly vapourPerJ: number
  /** Sensible cooling of the running coil over its rated capacity: at the dry humidity, and less per humidity above it. */
  readonly sensibleDry: number
  readonly sensiblePerHumidity: number
}

/**
 * Sensible share of the capacity with which ducts are reckoned: fitted to what ducts lose in EnergyPlus runs
 * (docs/engine.md).
 */
export const RATED_SENSIBLE = 0.9
/** Air over the coil, 400 cfm a ton (RESNET HERS Addendum 82), kg/s per W at sea level. */
const SEA_LEVEL_KG_PER_M3 = 1.2
const AIR_M3_PER_S_PER_W = (400 * 0.000471947) / 3517
/**
 * Bypass factor that gives a sensible share of 0.708 (RESNET HERS Addendum 82) at the rating's 80/67 °F: the coil's
 * apparatus dew point is then 11.9 °C (EnergyPlus Engineering Reference, DX cooling coil).
 */
const RATED_BYPASS = 0.258
const RATED_WET_BULB_C = 19.44
/** Capacity over the wet bulb, per K: Cutler et al. 2013 as a line. */
const CAPACITY_PER_K = 0.019

interface CoilAt {
  readonly latentPerSensible: number
  readonly sensible: number
}

/**
 * EnergyPlus Engineering Reference, DX cooling coil: air leaves on the line from the room's state to saturated air
 * at the apparatus dew point, whose enthalpy is h − Q / (ṁ (1 − BF)), BF = e^(−NTU) with NTU ∝ 1/ṁ.
 */
const coilAt = (roomC: number, humidity: number, pressure: number): CoilAt => {
  const density = airDensity(pressure, 20)
  const flow = AIR_M3_PER_S_PER_W * density
  const bypass = RATED_BYPASS ** (SEA_LEVEL_KG_PER_M3 / density)
  const capacity = 1 + CAPACITY_PER_K * (wetBulbC(roomC, humidity, pressure) - RATED_WET_BULB_C)
  const enthalpy = (celsius: number, w: number): number =>
    AIR_HEAT_J_PER_KG_K * celsius + VAPOUR_HEAT_J_PER_KG * w
  const atCoil = enthalpy(roomC, humidity) - capacity / (flow * (1 - bypass))
  let low = COLDEST_C
  let high = roomC
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (enthalpy(middle, humidityRatio(middle, pressure)) > atCoil) high = middle
    else low = middle
  }
  const dewPoint = (low + high) / 2
  const latentPerSensible =
    (VAPOUR_HEAT_J_PER_KG * (humidity - humidityRatio(dewPoint, pressure))) /
    (AIR_HEAT_J_PER_KG_K * (roomC - dewPoint))
  return { latentPerSensible, sensible: capacity / (1 + latentPerSensible) }
}
const COLDEST_C = -10
const HALVINGS = 14

/** Lines through rooms of about 40 and 60 % humidity, between which a cooled home lies. */
const RELATIVE_HUMIDITIES = [0.4, 0.6] as const

export const coolingCoil = (roomC: number, pressure: number): CoolingCoil => {
  const saturated = humidityRatio(roomC, pressure)
  const [drier, damper] = RELATIVE_HUMIDITIES
  const dry = coilAt(roomC, drier * saturated, pressure)
  const damp = coilAt(roomC, damper * saturated, pressure)
  const span = (damper - drier) * saturated
  const slope = (damp.latentPerSensible - dry.latentPerSensible) / span
  const dryHumidity = drier * saturated - dry.latentPerSensible / slope
  const sensiblePerHumidity = (dry.sensible - damp.sensible) / span
  return {
    dryHumidity,
    vapourPerJ: slope / VAPOUR_HEAT_J_PER_KG,
    sensibleDry: dry.sensible + sensiblePerHumidity * (drier * saturated - dryHumidity),
    sensiblePerHumidity,
  }
}
