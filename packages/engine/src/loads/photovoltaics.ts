import type { Climate } from '../climate/climate.ts'
import type { House } from '../house.ts'
import { incidentSun } from '../physics/incident-sun.ts'
import { DAYS_IN_MONTH, monthOfDay } from '../simulation/calendar.ts'

/** PVWatts v5 (NREL/TP-6A20-62641): power coefficient by module, cell warmth by mounting. */
const PER_K = { standard: -0.0047, premium: -0.0035, thin_film: -0.002 } as const
const CELL_K_PER_W_M2 = { roof: 0.033, open: 0.026 } as const

/** Production of all arrays, kWh, month × hour (288 values), a mean day of each month × its days. */
export const photovoltaicYear = (house: House, climate: Climate): Float64Array => {
  const months = new Float64Array(288)
  for (const array of house.photovoltaics) {
    const sun = incidentSun(climate, array.azimuthDeg, array.tiltDeg)
    const warmth = array.roofMounted ? CELL_K_PER_W_M2.roof : CELL_K_PER_W_M2.open
    for (let i = 0; i < sun.beam.length; i++) {
      const day = Math.floor(i / 24)
      const month = climate.kind === 'hourly' ? monthOfDay(day) : day
      const watt = (sun.beam[i] ?? 0) + (sun.diffuse[i] ?? 0)
      const cellC = (climate.dryBulbC[i] ?? 0) + warmth * watt
      const direct =
        (array.peakW * watt * (1 + PER_K[array.module] * (cellC - 25)) * (1 - array.systemLosses)) / 1000
      const days = climate.kind === 'hourly' ? 1 : (DAYS_IN_MONTH[month] ?? 30)
      const at = month * 24 + (i % 24)
      months[at] = (months[at] ?? 0) + (Math.max(0, direct) * array.inverterEfficiency * days) / 1000
    }
  }
  return months
}
