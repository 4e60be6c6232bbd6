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
 * ANSI/RESNET/ICC 301, rated home's lighting: 455 + 0.8 CFA inside, a tenth of it in plug-in lamps whose kind nobody
 * counts; 100 + 0.05 CFA outside; 100 in a garage.
 */
export const lightingLoads = (house: House): MeteredLoad[] => {
  const home = household(house)
  if (isVacant(home)) return []
  const { interior, exterior, garage, interiorKWh, exteriorKWh } = house.lighting
  const base = 455 + 0.8 * home.floorFt2
  const inside = interiorKWh ?? (0.9 / 0.925) * base * lampFactor(interior) + 0.1 * base
  const outside = exteriorKWh ?? (100 + 0.05 * home.floorFt2) * lampFactor(exterior)
  const loads = [light(inside, true), light(outside, false)]
  if (garage) loads.push(light(100 * lampFactor(garage), false))
  return loads
}
