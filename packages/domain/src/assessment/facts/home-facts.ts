import type { Place } from '@hearthlight/engine'
import type { Era, Option } from '../../shared/vocabulary.ts'

export type HouseType = Exclude<Option<'house_type', 'house_type'>, never>
export type Foundation = Option<'house_type', 'foundation'>
export type AnsweredFuel = Option<'fuel_type', 'heating_fuel'>

export interface SecondHeating {
  readonly fuel: AnsweredFuel
  readonly system: Option<'heating_system', 'heating_system'>
  readonly efficiency: number
  /** Of the heat of a year. */
  readonly share: number
}

/** What stands between indoors and outdoors. */
export interface Shell {
  /** Effective, whole assembly. */
  readonly atticRsi: number
  readonly wallRsi: number
  /** Insulation added to foundation walls or slab edge. */
  readonly foundationRsi: number
  /** Floor over an unheated space, whole assembly. */
  readonly floorRsi: number
  readonly windowU: number
  readonly windowShgc: number
  /** Of the gross wall. */
  readonly windowShare: number
  readonly doorRsi: number
  readonly ach50: number
}

/** Everything the model of a home is built from, in SI units: answered or assumed, no gap left. */
export interface HomeFacts extends Shell {
  readonly place: Place
  readonly era: Era
  readonly houseType: HouseType
  readonly storeys: number
  readonly foundation: Foundation
  /** Where in its building an apartment lies, and whether two of its sides face outdoors. */
  readonly apartmentFloor: Option<'house_type', 'apartment_floor'>
  readonly apartmentCorner: Option<'house_type', 'apartment_corner'>
  /** Living area above ground. */
  readonly floorAreaM2: number
  readonly ceilingHeightM: number
  readonly occupants: number
  readonly heatingFuel: AnsweredFuel
  readonly heatingSystem: Option<'heating_system', 'heating_system'>
  /** AFUE or steady efficiency; seasonal COP of a heat pump. */
  readonly heatingEfficiency: number
  readonly heatingYear: number
  /** What helps the main system, where a home has both. */
  readonly secondHeating: SecondHeating | undefined
  readonly coolingSystem: Option<'heating_system', 'cooling_system'>
  readonly coolingYear: number
  readonly thermostat: Option<'heating_system', 'thermostat'>
  readonly heatingSetpointC: number
  readonly coolingSetpointC: number
  readonly waterFuel: AnsweredFuel
  readonly waterHeater: Option<'water_heating_system', 'water_heater'>
  /** EF or UEF. */
  readonly waterEfficiency: number
  readonly cookingFuel: Option<'fuel_type', 'cooking_fuel'>
  /** A blower door told the air changes. */
  readonly isAirMeasured: boolean
  readonly ventilation: Option<'ventilation_system', 'ventilation'>
  readonly solarKw: number
  /** Where they run, if the systems have any. */
  readonly ducts: Option<'heating_system', 'ducts'>
  /** Share of the air lost from ducts outside the heated rooms. */
  readonly ductLeakage: number
  /** Multiply what the standard household uses: uncertainty and bill calibration move them. */
  readonly baseLoadFactor: number
  readonly hotWaterFactor: number
}

export type NumericFact = {
  [K in keyof HomeFacts]: HomeFacts[K] extends number ? K : never
}[keyof HomeFacts]
