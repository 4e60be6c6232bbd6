import type { House } from '../house.ts'
import { EVEN_BY_HOUR, EVEN_BY_MONTH, PLUGS_BY_HOUR, TELEVISION_BY_HOUR } from './day-profiles.ts'
import { type Household, household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

/** kWh = a + b people + c ft²; RECS 2020 regressions used by OpenStudio-HPXML, asset rating by 301-2022. */
const otherKWh = (house: House, home: Household): number => {
  if (!home.told) return 0.91 * home.floorFt2
  return house.dwelling === 'detached' || house.dwelling === 'mobile'
    ? 786.9 + 241.8 * home.people + 0.33 * home.floorFt2
    : 654.9 + 206.5 * home.people + 0.21 * home.floorFt2
}

const televisionKWh = (house: House, home: Household): number => {
  if (!home.told) return 413 + 69 * home.bedrooms
  return house.dwelling === 'detached' || house.dwelling === 'mobile'
    ? 334 + 92.2 * home.people + 0.06 * home.floorFt2
    : 283.9 + 80.1 * home.people + 0.07 * home.floorFt2
}

export const plugLoads = (house: House): MeteredLoad[] => {
  const home = household(house)
  const given = house.plugLoads
  const vacant = isVacant(home)
  const common = { endUse: 'plugs', fuel: 'electricity', byMonth: EVEN_BY_MONTH } as const
  const loads: MeteredLoad[] = [
    {
      ...common,
      kWhPerYear: given.otherKWh ?? (vacant ? 0 : otherKWh(house, home)),
      sensibleShare: given.otherSensibleShare ?? 0.855,
      latentShare: given.otherLatentShare ?? 0.045,
      byHour: given.otherByHour ?? PLUGS_BY_HOUR,
    },
    {
      ...common,
      kWhPerYear: given.televisionKWh ?? (vacant ? 0 : televisionKWh(house, home)),
      sensibleShare: 1,
      latentShare: 0,
      byHour: TELEVISION_BY_HOUR,
    },
  ]
  const others = house.otherLoads.map((other) => ({
    endUse: other.endUse,
    fuel: other.fuel,
    kWhPerYear: other.kWhPerYear,
    sensibleShare: other.sensibleShare,
    latentShare: other.latentShare,
    byHour: EVEN_BY_HOUR,
    byMonth: EVEN_BY_MONTH,
  }))
  return [...loads, ...others].filter((load) => load.kWhPerYear > 0)
}
