import type { House } from '../house.ts'
import type { LampShares } from '../house-loads.ts'
import { EVEN_BY_HOUR, LIGHT_BY_HOUR, LIGHT_BY_MONTH } from './day-profiles.ts'
import { household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

/** Use against all-incandescent: 15 lm/W over 60 lm/W (CFL, tube) and 90 lm/W (LED), ANSI/RESNET/ICC 301. */
const lampFactor = (lamps: LampShares): number =>
  lamps.incandescent + 0.25 * (lamps.compactFluorescent + lamps.tube) + 0.1667 * lamps.led

const light = (kWhPerYear: number, inside: boolean): MeteredLoad => ({
  endUse: 'lighting',
  fuel: 'electricity',
  kWhPerYear,
  sensibleShare: inside ? 1 : 0,
  latentShare: 0,
  byHour: inside ? LIGHT_BY_HOUR : EVEN_BY_HOUR,
  byMonth: LIGHT_BY_MONTH,
})

/**
 * kWh a year of the lamps inside and outside. ANSI/RESNET/ICC 301, rated home's lighting: 455 + 0.8 CFA inside, a
 * tenth of it in plug-in lamps whose kind nobody counts; 100 + 0.05 CFA outside.
 */
export const lampsKWh = (house: House): { readonly inside: number; readonly outside: number } => {
  const { floorFt2 } = household(house)
  const { interior, exterior, interiorKWh, exteriorKWh } = house.lighting
  const base = 455 + 0.8 * floorFt2
  return {
    inside: interiorKWh ?? (0.9 / 0.925) * base * lampFactor(interior) + 0.1 * base,
    outside: exteriorKWh ?? (100 + 0.05 * floorFt2) * lampFactor(exterior),
  }
}

/** The lamps of a home; those of a garage use 100 kWh a year as incandescents (301). */
export const lightingLoads = (house: House): MeteredLoad[] => {
  const home = household(house)
  if (isVacant(home)) return []
  const { inside, outside } = lampsKWh(house)
  const { garage } = house.lighting
  const loads = [light(inside, true), light(outside, false)]
  if (garage) loads.push(light(100 * lampFactor(garage), false))
  return loads
}
