import type { House } from '../house.ts'

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

export const ventilation = (house: House): Ventilation => {
  const unbalanced = new Float64Array(24)
  const balancedHeat = new Float64Array(24)
  const balancedMoisture = new Float64Array(24)
  let fanKWh = 0
  for (let hour = 0; hour < 24; hour++) {
    let supply = 0
    let exhaust = 0
    for (const fan of house.ventilation) {
      const share =
        fan.startHour === undefined ? fan.hoursPerDay / 24 : runs(hour, fan.startHour, fan.hoursPerDay)
      const flow = fan.flowM3PerS * share
      if (fan.kind === 'supply') supply += flow
      else if (fan.kind === 'exhaust') exhaust += flow
      else {
        balancedHeat[hour] = (balancedHeat[hour] ?? 0) + flow * (1 - fan.sensibleRecovery)
        balancedMoisture[hour] = (balancedMoisture[hour] ?? 0) + flow * (1 - fan.latentRecovery)
      }
      fanKWh += (fan.powerW * share * 365) / 1000
    }
    if (house.appliances.dryer?.vented) exhaust += (DRYER_M3_PER_S * DRYER_HOURS_A_DAY) / 24
    unbalanced[hour] = Math.abs(supply - exhaust)
    const both = Math.min(supply, exhaust)
    balancedHeat[hour] = (balancedHeat[hour] ?? 0) + both
    balancedMoisture[hour] = (balancedMoisture[hour] ?? 0) + both
  }
  return { unbalanced, balancedHeat, balancedMoisture, fanKWh }
}

/** Opened windows: 50 % of the operable area, a fifth of it free, discharge 0.6 (OpenStudio-HPXML rule). */
export const openableM2 = (house: House): number =>
  house.opensWindows
    ? house.windows.reduce((sum, window) => sum + window.areaM2 * window.operableShare, 0) * 0.5 * 0.2 * 0.6
    : 0

/** Stack and wind through open windows, m/s, ASHRAE Fundamentals ch. 16 eq. 36–37. */
export const airingSpeed = (deltaK: number, windMPerS: number): number =>
  Math.sqrt(0.018 * Math.abs(deltaK) + 0.03 * windMPerS * windMPerS)
