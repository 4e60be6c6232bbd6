import type { House } from '../house.ts'
import type { VentilationFan } from '../house-systems.ts'

/** Fans by hour of the day, m³/s. */
export interface Ventilation {
  /** Flow through fans that only blow one way; it joins the leaks in quadrature. */
  readonly unbalanced: Float64Array
  /** Balanced flow × (1 − sensible recovery). */
  readonly balancedHeat: Float64Array
  readonly balancedMoisture: Float64Array
  readonly fanKWh: number
}

/** A vented dryer blows about 47 l/s while it runs, about an hour a day in a standard household. */
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

/** Opened windows: 50 % of the operable area, a fifth of it free, discharge 0.6 (OpenStudio-HPXML rule). */
export const openableM2 = (house: House): number =>
  house.opensWindows
    ? house.windows.reduce((sum, window) => sum + window.areaM2 * window.operableShare, 0) * 0.5 * 0.2 * 0.6
    : 0

/** Stack and wind through open windows, m/s, ASHRAE Fundamentals ch. 16 eq. 36–37. */
export const airingSpeed = (deltaK: number, windMPerS: number): number =>
  Math.sqrt(0.018 * Math.abs(deltaK) + 0.03 * windMPerS * windMPerS)
