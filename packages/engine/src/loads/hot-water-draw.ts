import type { Climate } from '../climate/climate.ts'
import type { House } from '../house.ts'
import type { HotWater } from '../house-loads.ts'
import { DAYS_IN_MONTH } from '../simulation/calendar.ts'
import { dishwasherUse, washerUse } from './appliances.ts'
import { type Household, household, isVacant } from './household.ts'
import { mainsWaterF } from './mains-water.ts'

/** Water as it leaves the fixture, ANSI/RESNET/ICC 301: service hot water use. */
const MIXED_F = 105
const L_PER_GAL = 3.78541
const KWH_PER_BTU = 1 / 3412.14
/** lb/gal × Btu/(lb °F). */
const BTU_PER_GAL_F = 8.294 * 1.0007

/** Water at the fixtures: RESNET HERS Addendum 90f, eq. 4.2-29 (asset); FSEC-PF-464-15 eq. 14 (people told). */
const fixtureGal = (home: Household, lowFlow: boolean): number =>
  (home.told ? Math.max(0, -4.84 + 18.6 * home.people) : fixtureGalByBedrooms(home)) *
  (lowFlow ? LOW_FLOW : 1)
const fixtureGalByBedrooms = ({ dwelling, bedrooms }: Household): number =>
  dwelling === 'apartment' ? 21.75 + 8.46 * bedrooms : 14.36 + 10.17 * bedrooms
/** ANSI/RESNET/ICC 301: all fixtures at most 2 gal/min. */
const LOW_FLOW = 0.95

/**
 * Water run off until it is warm: RESNET HERS Addendum 81, eq. 4.2-29 (asset), FSEC-PF-464-15 eq. 14 (people told);
 * by the pipes' length against the standard's and their insulation, ANSI/RESNET/ICC 301-2025 eq. 4-49.
 */
const wasteGal = (house: House, water: HotWater, home: Household): number => {
  const reference = home.told ? 7.16 * home.people ** 0.7 : wasteGalByBedrooms(home)
  const floors = Math.max(1, Math.round(house.floorAreaM2 / footprint(house)))
  const referenceFt =
    2 * Math.sqrt(home.floorFt2 / floors) + 10 * floors + (house.foundation && !isCrawl(house) ? 5 : 0)
  const ratio = water.pipeLengthM === undefined ? 1 : (water.pipeLengthM * 3.28084) / referenceFt
  return (
    reference *
    (0.25 + 0.75 * ratio * (water.insulatedPipes ? 0.9 : 1)) *
    (water.lowFlowFixtures ? LOW_FLOW : 1)
  )
}
const wasteGalByBedrooms = ({ dwelling, bedrooms }: Household): number =>
  dwelling === 'apartment' ? 11.27 * bedrooms ** 0.323 : 9.95 * bedrooms ** 0.399

const footprint = (house: House): number =>
  house.slabs.filter((slab) => slab.inside === 'living').reduce((sum, slab) => sum + slab.areaM2, 0) ||
  house.floorAreaM2 / Math.max(1, house.storeysAboveGrade)

/** Too low to stand in: an estimate. */
const CRAWL_M = 1.8
const isCrawl = (house: House): boolean =>
  house.foundationWalls.every((wall) => wall.inside !== 'foundation' || wall.heightM < CRAWL_M)

export interface HotWaterDraw {
  /** Heat in the water drawn, kWh, 12 months. */
  readonly kWh: readonly number[]
  readonly litresPerDay: number
}

/** Hot share of mixed water 1 − (Tset − Tmix)/(Tset − Tmains) (ANSI/RESNET/ICC 301), and its heat: ṁ c ΔT. */
export const hotWaterDraw = (house: House, water: HotWater, climate: Climate): HotWaterDraw => {
  const home = household(house)
  const setF = water.setpointC * 1.8 + 32
  const mains = mainsWaterF(climate)
  const { washer, dishwasher } = house.appliances
  const machines =
    (washer ? washerUse(washer, home).hotGalPerDay : 0) +
    (dishwasher ? dishwasherUse(dishwasher, home).hotGalPerDay : 0)
  const mixed = fixtureGal(home, water.lowFlowFixtures) + wasteGal(house, water, home)
  const factor = (isVacant(home) ? 0 : 1) * (water.useFactor ?? 1)
  let litres = 0
  const kWh = mains.map((mainsF, month) => {
    const hotShare = 1 - (setF - MIXED_F) / (setF - mainsF)
    const gal =
      water.litresPerDay === undefined
        ? factor * (mixed * Math.max(0, hotShare) + machines)
        : (factor * water.litresPerDay) / L_PER_GAL
    const days = DAYS_IN_MONTH[month] ?? 30
    litres += (gal * L_PER_GAL * days) / 365
    return gal * days * BTU_PER_GAL_F * (setF - mainsF) * KWH_PER_BTU
  })
  return { kWh, litresPerDay: litres }
}
