import { FT2_PER_M2 } from '../area-units.ts'
import type { House } from '../house.ts'

/** Occupants told: operational rating; not told: asset rating from bedrooms (OpenStudio-HPXML). */
export interface Household {
  readonly told: boolean
  /** For heat gains; one a bedroom where nobody told (ANSI/RESNET/ICC 301). */
  readonly people: number
  readonly bedrooms: number
  /** Bedrooms a home with these people would have. */
  readonly equivalentBedrooms: number
  readonly floorFt2: number
  readonly dwelling: House['dwelling']
}

/** Bedrooms = a + b people: weighted regressions on RECS 2020 (OpenStudio-HPXML). */
const EQUIVALENT = {
  detached: [-2.19, 2.08],
  attached: [-1.98, 1.89],
  apartment: [-1.36, 1.49],
  mobile: [-1.26, 1.61],
} as const

export const household = (house: House): Household => {
  const { occupants, bedrooms, dwelling } = house
  const floorFt2 = house.floorAreaM2 * FT2_PER_M2
  if (occupants === undefined)
    return { told: false, people: bedrooms, bedrooms, equivalentBedrooms: bedrooms, floorFt2, dwelling }
  const [constant, slope] = EQUIVALENT[dwelling]
  return {
    told: true,
    people: occupants,
    bedrooms,
    equivalentBedrooms: occupants === 0 ? 0 : Math.max(0, constant + slope * occupants),
    floorFt2,
    dwelling,
  }
}

/** Nobody home: nothing that people switch on. */
export const isVacant = (home: Household): boolean => home.told && home.people === 0
