import type { House } from '../house.ts'
import type { LampShares } from '../house-loads.ts'
import { lampsKWh } from '../loads/lighting.ts'
import type { Measure } from './measure.ts'

const ALL_LED: LampShares = { incandescent: 0, compactFluorescent: 0, tube: 0, led: 1 }
/** W of a lamp of 900 lm: 15, 60 and 90 lm/W (ANSI/RESNET/ICC 301). */
const LAMP_W = { incandescent: 60, fluorescent: 15, led: 10 } as const
const wattsOf = (mix: LampShares) =>
  mix.incandescent * LAMP_W.incandescent +
  (mix.compactFluorescent + mix.tube) * LAMP_W.fluorescent +
  mix.led * LAMP_W.led
/**
 * DOE's Residential Lighting End-Use Consumption Study (2012): 67 lamps in the mean home of 183 m², each lit 1.6 hours
 * a day. Outdoors a few, lit in the evening: an estimate.
 */
const INSIDE = { m2PerLamp: 2.7, hours: 1.6 * 365 } as const
const OUTSIDE = { lamps: 3, hours: 3 * 365 } as const

type Lamps = {
  readonly count: number
  readonly hours: number
  readonly mix: LampShares
  readonly kWh: number
}

function lampsOf(house: House): { readonly inside: Lamps; readonly outside: Lamps } {
  const { inside, outside } = lampsKWh(house)
  const { interior, exterior } = house.lighting
  return {
    inside: { count: house.floorAreaM2 / INSIDE.m2PerLamp, hours: INSIDE.hours, mix: interior, kWh: inside },
    outside: { count: outside > 0 ? OUTSIDE.lamps : 0, hours: OUTSIDE.hours, mix: exterior, kWh: outside },
  }
}

/** Lamp by lamp: how many, how long and how many watts less; never more than lamps of that mix could save. */
function savedByLed({ count, hours, mix, kWh }: Lamps): number {
  const lessW = wattsOf(mix) - LAMP_W.led
  return Math.min((count * hours * lessW) / 1000, (kWh * lessW) / wattsOf(mix))
}

const led: Measure = {
  id: 'led_lighting',
  category: 'baseload',
  lifeYears: 15,
  refusal: (house) => (house.lighting.interior.led > 0.9 ? 'already_good' : undefined),
  apply: (house) => {
    const { inside, outside } = lampsOf(house)
    return {
      ...house,
      lighting: {
        interior: ALL_LED,
        exterior: ALL_LED,
        ...(house.lighting.garage ? { garage: ALL_LED } : {}),
        interiorKWh: inside.kWh - savedByLed(inside),
        exteriorKWh: outside.kWh - savedByLed(outside),
      },
    }
  },
  quantity: (house) => {
    const { inside, outside } = lampsOf(house)
    const old = ({ count, mix }: Lamps) => count * (1 - mix.led)
    return Math.max(1, Math.round(old(inside) + old(outside)))
  },
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
