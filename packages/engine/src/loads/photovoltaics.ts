import type { Climate } from '../climate/climate.ts'
import type { House } from '../house.ts'
import type { PhotovoltaicArray } from '../house-loads.ts'
import { incidentSun } from '../physics/incident-sun.ts'
import { DAYS_IN_MONTH, monthOfDay } from '../simulation/calendar.ts'

/**
 * PVWatts v5 (NREL/TP-6A20-62641): power coefficient by module; cell warmth in a light wind by mounting, an
 * estimate.
 */
const PER_K = { standard: -0.0047, premium: -0.0035, thin_film: -0.002 } as const
const CELL_K_PER_W_M2 = { roof: 0.033, open: 0.026 } as const

/** Alternating power of an array under an irradiance, kW: PVWatts v5, losses and inverter as flat shares. */
const powerKW = (array: PhotovoltaicArray, irradiance: number, outdoorC: number): number => {
  const warmth = array.roofMounted ? CELL_K_PER_W_M2.roof : CELL_K_PER_W_M2.open
  const cellC = outdoorC + warmth * irradiance
  const direct = array.peakW * (irradiance / 1000) * (1 + PER_K[array.module] * (cellC - 25))
  return (Math.max(0, direct) * (1 - array.systemLosses) * array.inverterEfficiency) / 1000
}

/** Production of all arrays, kWh, month × hour (288 values): each month's mean day × its days. */
export const photovoltaicYear = (house: House, climate: Climate): Float64Array => {
  const months = new Float64Array(288)
  const hourly = climate.kind === 'hourly'
  for (const array of house.photovoltaics) {
    const sun = incidentSun(climate, array.azimuthDeg, array.tiltDeg)
    sun.beam.forEach((beam, i) => {
      const day = Math.floor(i / 24)
      const month = hourly ? monthOfDay(day) : day
      const days = hourly ? 1 : (DAYS_IN_MONTH[month] ?? 30)
      const at = month * 24 + (i % 24)
      const kWh = powerKW(array, beam + (sun.diffuse[i] ?? 0), climate.dryBulbC[i] ?? 0) * days
      months[at] = (months[at] ?? 0) + kWh
    })
  }
  return months
}
