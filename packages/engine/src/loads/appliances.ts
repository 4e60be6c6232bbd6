import type { House } from '../house.ts'
import type { ClothesWasher, Dishwasher } from '../house-loads.ts'
import * as profiles from './day-profiles.ts'
import { type Household, household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

const KWH_PER_THERM = 29.3071
/** The label's electric test, ANSI/RESNET/ICC 301-2022 §4.2.2.5.2. */
const DISHWASHER_L_PER_KWH = 0.02504
const WASHER_GAL_PER_KWH = 0.0178

/** ANSI/RESNET/ICC 301-2022: electricity of the machine alone, from the label's electric and gas costs. */
const machineKWh = (
  label: { labelKWh: number; labelElectricRate: number; labelGasRate: number; labelGasCost: number },
  gasGal: number,
  electricGal: number,
): number =>
  ((label.labelGasCost * gasGal) / label.labelGasRate - label.labelKWh * electricGal) /
  ((label.labelElectricRate * gasGal) / label.labelGasRate - electricGal)

export const washerCycles = (washer: ClothesWasher, home: Household): number => {
  const standard = home.told ? 123 + 61 * home.people : 189.5 + 32.9 * home.bedrooms
  return standard * ((3 * 2.08 + 1.59) / (washer.capacityFt3 * 2.08 + 1.59))
}

const dishCycles = (dishwasher: Dishwasher, home: Household): number =>
  (home.told ? 91 + 30 * home.people : 123.7 + 16.2 * home.bedrooms) * (12 / dishwasher.placeSettings)

export interface MachineUse {
  readonly kWhPerYear: number
  /** Hot water, US gallons a day. */
  readonly hotGalPerDay: number
}

export const washerUse = (washer: ClothesWasher, home: Household): MachineUse => {
  const machine = machineKWh(washer, 0.3914, WASHER_GAL_PER_KWH)
  const cycles = washerCycles(washer, home)
  return {
    kWhPerYear: Math.max(0, (machine / (washer.labelCyclesPerWeek * 52)) * cycles),
    hotGalPerDay: Math.max(0, ((washer.labelKWh - machine) * WASHER_GAL_PER_KWH * cycles) / 365),
  }
}

export const dishwasherUse = (dishwasher: Dishwasher, home: Household): MachineUse => {
  const machine = machineKWh(dishwasher, 0.5497, DISHWASHER_L_PER_KWH)
  const cycles = dishCycles(dishwasher, home)
  return {
    kWhPerYear: Math.max(0, (machine / (dishwasher.labelCyclesPerWeek * 52)) * cycles),
    hotGalPerDay: Math.max(0, ((dishwasher.labelKWh - machine) * DISHWASHER_L_PER_KWH * cycles) / 365),
  }
}

/** Dryer: moisture left by the washer × cycles over the combined energy factor (301-2022 eq. 4.2-8). */
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
