import type { HotWater, LampShares } from '../house-loads.ts'
import { isApartment } from './house-changes.ts'
import type { Measure, MeasureSite } from './measure.ts'

const isGas = (heater: HotWater) => heater.fuel === 'natural_gas' || heater.fuel === 'propane'

const lowFlow: Measure = {
  id: 'low_flow_fixtures',
  category: 'baseload',
  lifeYears: 10,
  refusal: (house) => (!house.hotWater || house.hotWater.lowFlowFixtures ? 'already_have' : undefined),
  apply: (house) =>
    house.hotWater ? { ...house, hotWater: { ...house.hotWater, lowFlowFixtures: true } } : house,
  quantity: () => 1,
  driver: { use: 'hot_water' },
}

/** A new heater: what the old one was rated and lost no longer counts. */
function replaced(old: HotWater, next: Pick<HotWater, 'kind' | 'fuel' | 'rating'>): HotWater {
  const { recoveryEfficiency: _re, burnerW: _burner, jacketRM2KPerW: _jacket, tankL: _tank, ...rest } = old
  return { ...rest, ...next }
}

const heatPumpWaterHeater: Measure = {
  id: 'hpwh',
  category: 'hot_water',
  group: 'water',
  lifeYears: 13,
  refusal: (house) => {
    if (!house.hotWater || house.hotWater.solar) return 'not_for_this_water_heater'
    return house.hotWater.kind === 'heat_pump' ? 'already_have' : undefined
  },
  apply: (house) =>
    house.hotWater
      ? {
          ...house,
          hotWater: replaced(house.hotWater, {
            kind: 'heat_pump',
            fuel: 'electricity',
            rating: { unit: 'UEF', value: 3.5 },
          }),
        }
      : house,
  quantity: () => 1,
  driver: { use: 'hot_water' },
}

const tankless: Measure = {
  id: 'tankless_wh',
  category: 'hot_water',
  group: 'water',
  lifeYears: 20,
  refusal: (house) => {
    const heater = house.hotWater
    if (!heater || !isGas(heater) || heater.solar) return 'not_for_this_water_heater'
    return (heater.rating?.value ?? 0) > 0.85 ? 'already_good' : undefined
  },
  apply: (house) =>
    house.hotWater
      ? {
          ...house,
          hotWater: replaced(house.hotWater, {
            kind: 'tankless',
            fuel: house.hotWater.fuel,
            rating: { unit: 'UEF', value: 0.95 },
          }),
        }
      : house,
  quantity: () => 1,
  driver: { use: 'hot_water' },
}

/** Four square metres of flat plate and 250 L for a family. */
const collector = (site: MeasureSite): NonNullable<HotWater['solar']> => ({
  areaM2: 4,
  azimuthDeg: 180,
  tiltDeg: Math.min(60, Math.abs(site.place.latitudeDeg)),
  opticalEfficiency: 0.75,
  lossWPerM2K: 4.5,
  storageL: 250,
  pumpW: 40,
})

const solarWater: Measure = {
  id: 'solar_dhw',
  category: 'hot_water',
  group: 'water',
  lifeYears: 20,
  refusal: (house) => {
    if (isApartment(house)) return 'not_in_apartment'
    if (!house.hotWater || house.hotWater.kind === 'heat_pump') return 'not_for_this_water_heater'
    return house.hotWater.solar ? 'already_have' : undefined
  },
  apply: (house, site) =>
    house.hotWater ? { ...house, hotWater: { ...house.hotWater, solar: collector(site) } } : house,
  quantity: () => 1,
  driver: { use: 'hot_water' },
}

const ALL_LED: LampShares = { incandescent: 0, compactFluorescent: 0, tube: 0, led: 1 }
/** Relative use of a mix of lamps (15, 60 and 90 lm/W; OpenStudio-HPXML lighting). */
const lampUse = (mix: LampShares) =>
  mix.incandescent + 0.25 * (mix.compactFluorescent + mix.tube) + (15 / 90) * mix.led
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

/** ENERGY STAR labels of 2024; a set given only as a yearly load shrinks by a quarter. */
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

const KW_PER_M2 = 0.2
/** Half of the roof faces the sun and is free. */
const USABLE_ROOF = 0.5
const LARGEST_KW = 10
/** A kW yields about this much of its peak hours at the place; sizes the array, the engine computes the yield. */
const YIELD_OF_GLOBAL = 0.85

function arrayKw(house: Parameters<Measure['apply']>[0], site: MeasureSite): number {
  const roof = house.parts.reduce(
    (sum, part) => sum + (part.part === 'roof' && part.outside === 'outdoors' ? part.areaM2 : 0),
    0,
  )
  const { globalWPerM2 } = site.climate
  const sunHours = (globalWPerM2.reduce((sum, value) => sum + value, 0) / globalWPerM2.length / 1000) * 8760
  const wanted = (site.base.byFuel.electricity ?? 0) / Math.max(600, sunHours * YIELD_OF_GLOBAL)
  return Math.round(2 * Math.min(LARGEST_KW, roof * USABLE_ROOF * KW_PER_M2, wanted)) / 2
}

const rooftopPv: Measure = {
  id: 'rooftop_pv',
  category: 'generation',
  lifeYears: 25,
  refusal: (house, site) => {
    if (isApartment(house)) return 'not_in_apartment'
    if (house.photovoltaics.length > 0) return 'already_have'
    return arrayKw(house, site) < 1 ? 'not_offered_here' : undefined
  },
  apply: (house, site) => ({
    ...house,
    photovoltaics: [
      {
        peakW: arrayKw(house, site) * 1000,
        azimuthDeg: 180,
        tiltDeg: 26.6,
        systemLosses: 0.14,
        inverterEfficiency: 0.96,
        module: 'standard',
        roofMounted: true,
      },
    ],
  }),
  quantity: (house, _before, site) => arrayKw(house, site),
  driver: { use: 'solar' },
}

export const HOUSEHOLD_MEASURES: readonly Measure[] = [
  lowFlow,
  heatPumpWaterHeater,
  tankless,
  solarWater,
  led,
  appliances,
  rooftopPv,
]
