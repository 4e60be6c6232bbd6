import type { LampShares } from '../house-loads.ts'
import type { Measure } from './measure.ts'

const ALL_LED: LampShares = { incandescent: 0, compactFluorescent: 0, tube: 0, led: 1 }
/** Relative use of a mix of lamps: 15, 60 and 90 lm/W (ANSI/RESNET/ICC 301). */
const lampUse = (mix: LampShares) =>
  mix.incandescent + 0.25 * (mix.compactFluorescent + mix.tube) + (15 / 90) * mix.led
/** For the price only; an estimate. */
const M2_PER_BULB = 5

const led: Measure = {
  id: 'led_lighting',
  category: 'baseload',
  lifeYears: 15,
  refusal: (house) => (house.lighting.interior.led > 0.9 ? 'already_good' : undefined),
  apply: (house) => {
    const { lighting } = house
    const inside = lampUse(ALL_LED) / lampUse(lighting.interior)
    const outside = lampUse(ALL_LED) / lampUse(lighting.exterior)
    return {
      ...house,
      lighting: {
        interior: ALL_LED,
        exterior: ALL_LED,
        ...(lighting.garage ? { garage: ALL_LED } : {}),
        ...(lighting.interiorKWh === undefined ? {} : { interiorKWh: lighting.interiorKWh * inside }),
        ...(lighting.exteriorKWh === undefined ? {} : { exteriorKWh: lighting.exteriorKWh * outside }),
      },
    }
  },
  quantity: (house) =>
    Math.max(4, Math.round((house.floorAreaM2 / M2_PER_BULB) * (1 - house.lighting.interior.led))),
  driver: { use: 'lighting' },
}

/** Usual ENERGY STAR labels of 2024; a set given only as a yearly load shrinks by a quarter. Estimates. */
const STAR = {
  fridgeKWh: 380,
  freezerKWh: 260,
  washerKWh: 105,
  washerImef: 2.2,
  dishwasherKWh: 230,
  dryerCef: 3.93,
}
const SET_FACTOR = 0.75

const appliances: Measure = {
  id: 'appliances',
  category: 'baseload',
  lifeYears: 13,
  refusal: (house) => {
    const labels = house.appliances.refrigerators.map((fridge) => fridge.labelKWh)
    const set = house.otherLoads.some((load) => load.endUse === 'appliances')
    return set || labels.some((label) => label > 1.2 * STAR.fridgeKWh) ? undefined : 'already_good'
  },
  apply: (house) => {
    const { washer, dryer, dishwasher, ...rest } = house.appliances
    return {
      ...house,
      appliances: {
        ...rest,
        ...(washer
          ? {
              washer: {
                ...washer,
                labelKWh: Math.min(washer.labelKWh, STAR.washerKWh),
                imef: STAR.washerImef,
              },
            }
          : {}),
        ...(dryer
          ? { dryer: { ...dryer, combinedEnergyFactor: Math.max(dryer.combinedEnergyFactor, STAR.dryerCef) } }
          : {}),
        ...(dishwasher
          ? { dishwasher: { ...dishwasher, labelKWh: Math.min(dishwasher.labelKWh, STAR.dishwasherKWh) } }
          : {}),
        refrigerators: rest.refrigerators.map((fridge) => ({
          ...fridge,
          labelKWh: Math.min(fridge.labelKWh, STAR.fridgeKWh),
        })),
        freezers: rest.freezers.map((freezer) => ({
          ...freezer,
          labelKWh: Math.min(freezer.labelKWh, STAR.freezerKWh),
        })),
      },
      otherLoads: house.otherLoads.map((load) =>
        load.endUse === 'appliances' ? { ...load, kWhPerYear: load.kWhPerYear * SET_FACTOR } : load,
      ),
    }
  },
  quantity: () => 4,
  driver: { use: 'appliances' },
}

export const HOUSEHOLD_MEASURES: readonly Measure[] = [led, appliances]
