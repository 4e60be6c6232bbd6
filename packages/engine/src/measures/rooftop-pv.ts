import type { House } from '../house.ts'
import { isApartment } from './house-changes.ts'
import type { Measure, MeasureSite } from './measure.ts'

/** Panels of 20 %. */
const KW_PER_M2 = 0.2
/** Half of the roof faces the sun and is free; a home's inverter takes no more than 10 kW. Estimates. */
const USABLE_ROOF = 0.5
const LARGEST_KW = 10
/**
 * A kW yields about this much of its peak hours at the place, an estimate; sizes the array, the engine computes the
 * yield.
 */
const YIELD_OF_GLOBAL = 0.85

/** As much as the home uses in a year, as the roof holds, to half a kW. */
function arrayKw(house: House, site: MeasureSite): number {
  const roof = house.parts.reduce(
    (sum, part) => sum + (part.part === 'roof' && part.outside === 'outdoors' ? part.areaM2 : 0),
    0,
  )
  const { globalWPerM2 } = site.climate
  const sunHours = (globalWPerM2.reduce((sum, value) => sum + value, 0) / globalWPerM2.length / 1000) * 8760
  const wanted = (site.base.byFuel.electricity ?? 0) / Math.max(600, sunHours * YIELD_OF_GLOBAL)
  return Math.round(2 * Math.min(LARGEST_KW, roof * USABLE_ROOF * KW_PER_M2, wanted)) / 2
}

/** On a 6-in-12 roof towards noon; 14 % losses and a 96 % inverter: PVWatts v5. */
export const rooftopPv: Measure = {
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
