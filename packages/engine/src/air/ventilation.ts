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

const flowOf = (
  fans: readonly VentilationFan[],
  hour: number,
  weigh: (fan: VentilationFan) => number,
): number => fans.reduce((sum, fan) => sum + fan.flowM3PerS * runShare(fan, hour) * weigh(fan), 0)

/** Definitions: supply and exhaust balance as far as both go; recovery takes its share of the heat and moisture. */
export const ventilation = (house: House): Ventilation => {
  const of = (kind: VentilationFan['kind']) => house.ventilation.filter((fan) => fan.kind === kind)
  const supplies = of('supply')
  const exhausts = of('exhaust')
  const balanced = of('balanced')
  const dryer = house.appliances.dryer?.vented ? (DRYER_M3_PER_S * DRYER_HOURS_A_DAY) / 24 : 0
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const supply = flowOf(supplies, hour, () => 1)
    const exhaust = flowOf(exhausts, hour, () => 1) + dryer
    const both = Math.min(supply, exhaust)
    return {
      unbalanced: Math.abs(supply - exhaust),
      heat: both + flowOf(balanced, hour, (fan) => 1 - fan.sensibleRecovery),
      moisture: both + flowOf(balanced, hour, (fan) => 1 - fan.latentRecovery),
      kWh: house.ventilation.reduce((sum, fan) => sum + (fan.powerW * runShare(fan, hour) * 365) / 1000, 0),
    }
  })
  return {
    unbalanced: Float64Array.from(hours, (hour) => hour.unbalanced),
    balancedHeat: Float64Array.from(hours, (hour) => hour.heat),
    balancedMoisture: Float64Array.from(hours, (hour) => hour.moisture),
    fanKWh: hours.reduce((sum, hour) => sum + hour.kWh, 0),
  }
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
