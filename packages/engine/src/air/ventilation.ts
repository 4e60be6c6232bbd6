import type { House } from '../house.ts'
import type { VentilationFan } from '../house-systems.ts'

/** Fans by hour of the day, m³/s. */
export interface Ventilation {
  /** Flow through fans that only blow one way. */
  readonly unbalanced: Float64Array
  /** Balanced flow × (1 − sensible recovery). */
  readonly balancedHeat: Float64Array
  readonly balancedMoisture: Float64Array
  readonly fanKWh: number
}

/**
 * A vented dryer blows 100 cfm (OpenStudio-HPXML), an hour a day (Building America protocols) less a quarter, an
 * estimate.
 */
const DRYER_M3_PER_S = 0.047
const DRYER_HOURS_A_DAY = 0.75

const runs = (hour: number, start: number, hours: number): number => {
  const since = (hour - start + 24) % 24
  return Math.min(1, Math.max(0, hours - since))
}

/** Share of the hour a fan runs. */
const runShare = (fan: VentilationFan, hour: number): number =>
  fan.startHour === undefined ? fan.hoursPerDay / 24 : runs(hour, fan.startHour, fan.hoursPerDay)

/** Definitions: supply and exhaust balance as far as both go; recovery takes its share of the heat and moisture. */
export const ventilation = (house: House): Ventilation => {
  const dryer = house.appliances.dryer?.vented ? (DRYER_M3_PER_S * DRYER_HOURS_A_DAY) / 24 : 0
  const unbalanced = new Float64Array(24)
  const balancedHeat = new Float64Array(24)
  const balancedMoisture = new Float64Array(24)
  let fanKWh = 0
  for (let hour = 0; hour < 24; hour++) {
    const flow = { supply: 0, exhaust: dryer, balanced: 0 }
    let heat = 0
    let moisture = 0
    for (const fan of house.ventilation) {
      const share = runShare(fan, hour)
      flow[fan.kind] += fan.flowM3PerS * share
      fanKWh += (fan.powerW * share * 365) / 1000
      if (fan.kind !== 'balanced') continue
      heat += fan.flowM3PerS * share * (1 - fan.sensibleRecovery)
      moisture += fan.flowM3PerS * share * (1 - fan.latentRecovery)
    }
    const both = Math.min(flow.supply, flow.exhaust)
    unbalanced[hour] = Math.abs(flow.supply - flow.exhaust)
    balancedHeat[hour] = both + heat
    balancedMoisture[hour] = both + moisture
  }
  return { unbalanced, balancedHeat, balancedMoisture, fanKWh }
}

/** Opened windows: half of the operable area, a fifth of it free, discharge 0.6 (OpenStudio-HPXML). */
export const openableM2 = (house: House): number =>
  house.opensWindows
    ? house.windows.reduce((sum, window) => sum + window.areaM2 * window.operableShare, 0) * 0.5 * 0.2 * 0.6
    : 0

/** Air through an opening moves at √(stack ΔT + wind V²), m/s; V is the mast's wind. */
export interface OpeningDraught {
  readonly stack: number
  readonly wind: number
}

/** A third of AIM-2's shelter coefficients (OpenStudio-HPXML). */
const SHIELDING = { shielded: 0.1, normal: 0.167, exposed: 0.3 } as const
/** 73.5 °F, OpenStudio-HPXML. */
const ROOM_K = 296

/**
 * Sherman & Grimsrud (1980): cs = fs² g H / T with fs = ⅔ (1 + R/2) √(2β(1−β)) / (√β + √(1−β)), and cw = fw² with
 * fw = C (1 − R)^⅓ × terrain; neutral level β at half height, R the openings' share in floor and ceiling,
 * C the shielding, and a suburb's terrain 0.67 (z/10)^0.25 against an airport's mast (ASHRAE Fundamentals ch. 16).
 */
export const openingDraught = (
  heightM: number,
  topM: number,
  levelShare: number,
  shielding: House['airLeakage']['shielding'],
): OpeningDraught => {
  const fs = (1 / 3) * (1 + levelShare / 2)
  const fw = SHIELDING[shielding] * (1 - levelShare) ** (1 / 3) * 0.67 * (topM / 10) ** 0.25
  return { stack: (fs * fs * 9.81 * heightM) / ROOM_K, wind: fw * fw }
}

/** Sherman & Grimsrud (1980). */
export const draughtSpeed = (draught: OpeningDraught, deltaK: number, windMPerS: number): number =>
  Math.sqrt(draught.stack * Math.abs(deltaK) + draught.wind * windMPerS * windMPerS)
