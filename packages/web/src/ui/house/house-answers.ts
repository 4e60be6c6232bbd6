import { type Answers, answered } from '@hearthlight/domain/assessment/answers'
import type { Option, Section, Vocabulary } from '@hearthlight/domain/shared/vocabulary'

type Known<S extends Section, F extends keyof Vocabulary[S]> = Exclude<Option<S, F>, 'unknown'>

/** What the picture shows. Every value is known: what a person has not told is drawn as the most usual home. */
export type HouseAnswers = {
  storeys: number
  foundation: Known<'house_type', 'foundation'>
  houseType: Known<'house_type', 'house_type'>
  apartmentFloor: Known<'house_type', 'apartment_floor'>
  apartmentCorner: Known<'house_type', 'apartment_corner'>
  atticInsulation: Known<'insulation_type', 'attic_insulation'>
  /** Measured resistance of the attic, R (US units), when known. */
  atticR?: number | undefined
  wallInsulation: Known<'insulation_type', 'wall_insulation'>
  foundationInsulation: Known<'insulation_type', 'foundation_insulation'>
  windowType: Known<'windows_and_doors', 'window_type'>
  heatingSystem: Known<'heating_system', 'heating_system'>
  waterHeater: Known<'water_heating_system', 'water_heater'>
  ventilation: Known<'ventilation_system', 'ventilation'>
  coolingSystem: Known<'heating_system', 'cooling_system'>
  hasSolarPanels: boolean
}

export const USUAL_HOUSE: HouseAnswers = {
  storeys: 2,
  foundation: 'basement_heated',
  houseType: 'detached',
  apartmentFloor: 'middle',
  apartmentCorner: 'no',
  atticInsulation: 'some',
  wallInsulation: 'some',
  foundationInsulation: 'none',
  windowType: 'double',
  heatingSystem: 'furnace',
  waterHeater: 'tank',
  ventilation: 'none',
  coolingSystem: 'none',
  hasSolarPanels: false,
}

const R_PER_RSI = 5.678

/** The picture's answers from the assessment's, over a given starting point (a partner's usual home). */
export function houseAnswersFrom(answers: Answers, usual: HouseAnswers = USUAL_HOUSE): HouseAnswers {
  const one = <V extends string>(section: Section, field: string, fallback: V): V =>
    // The vocabulary is what the server accepts, so a stored answer is one of the field's options.
    (answered(answers, section, field)[0] as V | undefined) ?? fallback
  const measured = (field: string) => {
    const value = Number(answered(answers, 'insulation_type', field)[0] ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }
  const rsi = measured('attic_rsi')
  return {
    storeys: Number(one('house_type', 'storeys', String(usual.storeys))),
    foundation: one('house_type', 'foundation', usual.foundation),
    houseType: one('house_type', 'house_type', usual.houseType),
    apartmentFloor: one('house_type', 'apartment_floor', usual.apartmentFloor),
    apartmentCorner: one('house_type', 'apartment_corner', usual.apartmentCorner),
    atticInsulation: one('insulation_type', 'attic_insulation', usual.atticInsulation),
    atticR: measured('attic_r') ?? (rsi === undefined ? usual.atticR : rsi * R_PER_RSI),
    wallInsulation: one('insulation_type', 'wall_insulation', usual.wallInsulation),
    foundationInsulation: one('insulation_type', 'foundation_insulation', usual.foundationInsulation),
    windowType: one('windows_and_doors', 'window_type', usual.windowType),
    heatingSystem: one('heating_system', 'heating_system', usual.heatingSystem),
    waterHeater: one('water_heating_system', 'water_heater', usual.waterHeater),
    ventilation: one('ventilation_system', 'ventilation', usual.ventilation),
    coolingSystem: one('heating_system', 'cooling_system', usual.coolingSystem),
    hasSolarPanels: one('ventilation_system', 'solar_pv', usual.hasSolarPanels ? 'yes' : 'no') === 'yes',
  }
}
