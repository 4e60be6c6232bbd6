import type { HotWater } from '../house-loads.ts'
import { isApartment } from './house-changes.ts'
import type { Measure, MeasureSite } from './measure.ts'

const isGas = (heater: HotWater) => heater.fuel === 'natural_gas' || heater.fuel === 'propane'

/** ANSI/RESNET/ICC 301: low-flow fixtures draw 5 % less; the engine applies it only to draws it derives itself. */
const LOW_FLOW_FACTOR = 0.95
const lowFlow: Measure = {
  id: 'low_flow_fixtures',
  category: 'baseload',
  lifeYears: 10,
  refusal: (house) => (!house.hotWater || house.hotWater.lowFlowFixtures ? 'already_have' : undefined),
  apply: (house) => {
    const heater = house.hotWater
    if (!heater) return house
    const given = heater.litresPerDay
    return {
      ...house,
      hotWater: {
        ...heater,
        lowFlowFixtures: true,
        ...(given === undefined ? {} : { litresPerDay: given * LOW_FLOW_FACTOR }),
      },
    }
  },
  quantity: () => 1,
  driver: { use: 'hot_water' },
}

/** A new heater: what the old one was rated and lost no longer counts. */
function replaced(old: HotWater, next: Pick<HotWater, 'kind' | 'fuel' | 'rating'>): HotWater {
  const { recoveryEfficiency: _re, burnerW: _burner, jacketRM2KPerW: _jacket, tankL: _tank, ...rest } = old
  return { ...rest, ...next }
}

/** ENERGY STAR asks UEF 3.3; a common unit. */
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

/** ENERGY STAR asks UEF 0.95 of a gas one. */
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

/**
 * Four square metres of flat plate and 250 L for a family (usual Solar Keymark collector), tilted as the latitude.
 */
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

export const WATER_MEASURES: readonly Measure[] = [lowFlow, heatPumpWaterHeater, tankless, solarWater]
