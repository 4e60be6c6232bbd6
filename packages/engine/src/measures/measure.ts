import type { Climate } from '../climate/climate.ts'
import type { Place } from '../climate/place.ts'
import type { House } from '../house.ts'
import type { HeatPath, YearResult } from '../year-result.ts'

export const MEASURE_CATEGORIES = [
  'envelope',
  'ventilation',
  'hvac',
  'controls',
  'hot_water',
  'baseload',
  'generation',
] as const
export type MeasureCategory = (typeof MEASURE_CATEGORIES)[number]

/** Why a measure is not for this home; text `measures:not_applicable.<code>`. */
export type NotApplicable =
  | 'already_good'
  | 'already_have'
  | 'not_in_apartment'
  | 'no_attic'
  | 'no_basement_wall'
  | 'no_cold_floor'
  | 'no_rim_joist'
  | 'no_ducts_outside'
  | 'no_fan_to_replace'
  | 'not_for_this_heating'
  | 'has_heat_pump'
  | 'needs_ducts'
  | 'no_cooling'
  | 'not_for_this_water_heater'
  | 'not_offered_here'

/** What a measure may look at besides the house: where it stands, and how it is today. */
export interface MeasureSite {
  readonly place: Place
  readonly climate: Climate
  /** The home before any measure. */
  readonly base: YearResult
}

/** The quantity a measure's saving is proportional to, for uncertainty without more simulations. */
export type SavingDriver =
  | { readonly path: HeatPath }
  | {
      readonly use:
        | 'heating'
        | 'heating_and_cooling'
        | 'cooling'
        | 'hot_water'
        | 'lighting'
        | 'appliances'
        | 'solar'
    }

export const MEASURE_GROUPS = ['walls', 'heating', 'water'] as const
/** Of one group a plan holds one measure. */
export type MeasureGroup = (typeof MEASURE_GROUPS)[number]

export interface Measure {
  readonly id: MeasureId
  readonly category: MeasureCategory
  readonly group?: MeasureGroup
  /** Years it is expected to last: program and NREL REMDB figures as collected for this project; estimates. */
  readonly lifeYears: number
  /** Undefined: it applies. */
  readonly refusal: (house: House, site: MeasureSite) => NotApplicable | undefined
  /** The house with the measure, all else equal. Called only where `refusal` is undefined. */
  readonly apply: (house: House, site: MeasureSite) => House
  /** How many cost units it takes (see `costs.ts`); `before` is the year just before the measure. */
  readonly quantity: (house: House, before: YearResult, site: MeasureSite) => number
  readonly driver: SavingDriver
  /** Share of the driver it takes away, to first order (1 − U after / U before); absent: the same in every house. */
  readonly removes?: (house: House, site: MeasureSite) => number
}

/** In the order of work: shell first, so that equipment is sized for the smaller load. */
export const MEASURE_IDS = [
  'air_sealing',
  'attic_insulation',
  'wall_cavity_insulation',
  'wall_exterior_insulation',
  'rim_joist_insulation',
  'basement_wall_insulation',
  'crawlspace_floor_insulation',
  'windows',
  'doors',
  'duct_sealing',
  'hrv_erv',
  'ashp_ducted_cold_climate',
  'ashp_ductless',
  'gshp',
  'furnace_high_eff',
  'boiler_condensing',
  'central_ac',
  'smart_thermostat',
  'low_flow_fixtures',
  'hpwh',
  'tankless_wh',
  'solar_dhw',
  'led_lighting',
  'appliances',
  'rooftop_pv',
] as const
export type MeasureId = (typeof MEASURE_IDS)[number]
