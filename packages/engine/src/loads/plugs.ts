import type { House } from '../house.ts'
import { EVEN_BY_HOUR, EVEN_BY_MONTH, PLUGS_BY_HOUR, TELEVISION_BY_HOUR } from './day-profiles.ts'
import { type Household, household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

type Regression = Readonly<Record<House['dwelling'], readonly [number, number, number]>>

/** kWh = a + b people + c ft²: regressions on RECS 2020 (OpenStudio-HPXML). */
const OTHER: Regression = {
  detached: [786.9, 241.8, 0.33],
  attached: [654.9, 206.5, 0.21],
  apartment: [706.6, 149.3, 0.1],
  mobile: [1795.1, 0, 0],
}
const TELEVISION: Regression = {
  detached: [334, 92.2, 0.06],
  attached: [283.9, 80.1, 0.07],
  apartment: [190.3, 81, 0.11],
  mobile: [99.9, 129.6, 0.21],
}

const byPeople = (regression: Regression, { dwelling, people, floorFt2 }: Household): number => {
  const [constant, perPerson, perFt2] = regression[dwelling]
  return constant + perPerson * people + perFt2 * floorFt2
}

/** Nobody told: ANSI/RESNET/ICC 301 table 4.2.2.5(1). */
const otherKWh = (home: Household): number => (home.told ? byPeople(OTHER, home) : 0.91 * home.floorFt2)

const televisionKWh = (home: Household): number =>
  home.told ? byPeople(TELEVISION, home) : 413 + 69 * home.bedrooms

/** Of plugs' heat the room keeps, dry and moist (OpenStudio-HPXML). */
const OTHER_SENSIBLE = 0.855
const OTHER_LATENT = 0.045

export const plugLoads = (house: House): MeteredLoad[] => {
  const home = household(house)
  const given = house.plugLoads
  const vacant = isVacant(home)
  const common = { endUse: 'plugs', fuel: 'electricity', byMonth: EVEN_BY_MONTH } as const
  const loads: MeteredLoad[] = [
    {
      ...common,
      kWhPerYear: given.otherKWh ?? (vacant ? 0 : otherKWh(home)),
      sensibleShare: given.otherSensibleShare ?? OTHER_SENSIBLE,
      latentShare: given.otherLatentShare ?? OTHER_LATENT,
      byHour: given.otherByHour ?? PLUGS_BY_HOUR,
    },
    {
      ...common,
      kWhPerYear: given.televisionKWh ?? (vacant ? 0 : televisionKWh(home)),
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
