import type { House } from '../house.ts'
import type { ClothesWasher, Dishwasher } from '../house-loads.ts'
import * as profiles from './day-profiles.ts'
import { type Household, household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

const KWH_PER_THERM = 29.3071
/** Hot water a cycle for each kWh and therm a year on the label, gal: ANSI/RESNET/ICC 301-2019 Addendum A. */
const DISHWASHER = { perKWh: 0.02504, perTherm: 0.5497 } as const
const WASHER = { perKWh: 0.0178, perTherm: 0.3914 } as const

/** ANSI/RESNET/ICC 301-2019 Addendum A: electricity of the machine alone, from the label's electric and gas costs. */
const machineKWh = (
  label: { labelKWh: number; labelElectricRate: number; labelGasRate: number; labelGasCost: number },
  { perKWh, perTherm }: { perKWh: number; perTherm: number },
): number =>
  ((label.labelGasCost * perTherm) / label.labelGasRate - label.labelKWh * perKWh) /
  ((label.labelElectricRate * perTherm) / label.labelGasRate - perKWh)

/** A year's cycles = a + b bedrooms: RESNET HERS Addendum 81, eq. 4.2-34 (laundry) and 4.2-36a (dishes). */
const CYCLES = {
  laundry: { house: [189.5, 32.9], apartment: [213.9, 27.5] },
  dishes: { house: [123.7, 16.2], apartment: [135.7, 13.5] },
} as const

const cyclesByBedrooms = (machine: keyof typeof CYCLES, home: Household): number => {
  const [constant, slope] = CYCLES[machine][home.dwelling === 'apartment' ? 'apartment' : 'house']
  return constant + slope * home.bedrooms
}

/** With people told: FSEC-PF-464-15 eq. 1. A larger drum needs fewer loads (301-2019 Addendum A). */
export const washerCycles = (washer: ClothesWasher, home: Household): number => {
  const standard = home.told ? 123 + 61 * home.people : cyclesByBedrooms('laundry', home)
  return standard * ((3 * 2.08 + 1.59) / (washer.capacityFt3 * 2.08 + 1.59))
}

/** With people told: FSEC-PF-464-15 eq. 3. */
const dishCycles = (dishwasher: Dishwasher, home: Household): number =>
  (home.told ? 91 + 30 * home.people : cyclesByBedrooms('dishes', home)) * (12 / dishwasher.placeSettings)

export interface MachineUse {
  readonly kWhPerYear: number
  /** Hot water, US gallons a day. */
  readonly hotGalPerDay: number
}

export const washerUse = (washer: ClothesWasher, home: Household): MachineUse => {
  const machine = machineKWh(washer, WASHER)
  const cycles = washerCycles(washer, home)
  return {
    kWhPerYear: Math.max(0, (machine / (washer.labelCyclesPerWeek * 52)) * cycles),
    hotGalPerDay: Math.max(0, ((washer.labelKWh - machine) * WASHER.perKWh * cycles) / 365),
  }
}

export const dishwasherUse = (dishwasher: Dishwasher, home: Household): MachineUse => {
  const machine = machineKWh(dishwasher, DISHWASHER)
  const cycles = dishCycles(dishwasher, home)
  return {
    kWhPerYear: Math.max(0, (machine / (dishwasher.labelCyclesPerWeek * 52)) * cycles),
    hotGalPerDay: Math.max(0, ((dishwasher.labelKWh - machine) * DISHWASHER.perKWh * cycles) / 365),
  }
}

/** Dryer: moisture left by the washer × cycles over the combined energy factor (301-2019 Addendum A). */
export const dryerKWh = (washer: ClothesWasher, factor: number, home: Household): number => {
  const moisture =
    (0.97 * (washer.capacityFt3 / washer.imef) - washer.labelKWh / 312) /
    ((2.0104 * washer.capacityFt3 + 1.4242) * 0.455)
  return Math.max(0, ((moisture * 100) / 55.5) * (8.45 / factor) * washerCycles(washer, home))
}

const load = (
  kWhPerYear: number,
  byHour: readonly number[],
  sensibleShare: number,
  latentShare: number,
  fuel: MeteredLoad['fuel'] = 'electricity',
): MeteredLoad => ({
  endUse: 'appliances',
  fuel,
  kWhPerYear,
  sensibleShare,
  latentShare,
  byHour,
  byMonth: profiles.EVEN_BY_MONTH,
})

/** kWh and therms a year: ANSI/RESNET/ICC 301; shares of heat: OpenStudio-HPXML, a fifth goes up the hood. */
const cookingLoads = (house: House, home: Household): MeteredLoad[] => {
  const { cooking } = house.appliances
  if (!cooking) return []
  const oven = cooking.convection ? 0.95 : 1
  if (cooking.fuel === 'electricity') {
    const burner = cooking.induction ? 0.91 : 1
    return [load(burner * oven * (331 + 39 * home.equivalentBedrooms), profiles.COOKING_BY_HOUR, 0.72, 0.08)]
  }
  const base = 22.6 + 2.7 * home.equivalentBedrooms
  return [
    load(base, profiles.COOKING_BY_HOUR, 0.64, 0.16),
    load(oven * base * KWH_PER_THERM, profiles.COOKING_BY_HOUR, 0.64, 0.16, cooking.fuel),
  ]
}

/** Shares of heat and a gas dryer's 93 % of gas: ANSI/RESNET/ICC 301, as OpenStudio-HPXML applies it. */
const laundryLoads = (house: House, home: Household): MeteredLoad[] => {
  const { washer, dryer, dishwasher } = house.appliances
  const loads: MeteredLoad[] = []
  if (dishwasher)
    loads.push(load(dishwasherUse(dishwasher, home).kWhPerYear, profiles.DISHES_BY_HOUR, 0.3, 0.3))
  if (washer) loads.push(load(washerUse(washer, home).kWhPerYear, profiles.LAUNDRY_BY_HOUR, 0.27, 0.03))
  if (dryer && washer) {
    const kWh = dryerKWh(washer, dryer.combinedEnergyFactor, home)
    const kept = dryer.vented ? 0.15 : 1
    const gas = dryer.fuel === 'electricity' ? 0 : 3.73 / 3.3
    if (gas === 0) loads.push(load(kWh, profiles.LAUNDRY_BY_HOUR, 0.9 * kept, 0.1 * kept))
    else {
      loads.push(load(0.07 * gas * kWh, profiles.LAUNDRY_BY_HOUR, 0.9 * kept, 0.1 * kept))
      loads.push(load(0.93 * gas * kWh, profiles.LAUNDRY_BY_HOUR, 0.9 * kept, 0.1 * kept, dryer.fuel))
    }
  }
  return loads
}

/** Appliances except refrigerators and freezers, whose use follows the room's temperature. */
export const applianceLoads = (house: House): MeteredLoad[] => {
  const home = household(house)
  const loads: MeteredLoad[] = []
  if (!isVacant(home)) loads.push(...laundryLoads(house, home), ...cookingLoads(house, home))
  const { dehumidifierKWh } = house.appliances
  if (dehumidifierKWh) loads.push(load(dehumidifierKWh, profiles.EVEN_BY_HOUR, 1, 0))
  return loads
}
