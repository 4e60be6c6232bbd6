import { type Answers, answered } from '@hearthlight/domain/assessment/answers/answers'
import type { Option, Section, Vocabulary } from '@hearthlight/domain/shared/vocabulary'
import { type DrawnHouse, USUAL_HOUSE } from '../ui/house/drawn-house.ts'

type Known<S extends Section, F extends keyof Vocabulary[S]> = Exclude<Option<S, F>, 'unknown'>

const R_PER_RSI = 5.678

/**
 * The picture of a home from the answers of the assessment, over a given starting point (a partner's usual home). An
 * option that the picture cannot draw does not compile.
 */
export function houseFromAnswers(answers: Answers, usual: DrawnHouse = USUAL_HOUSE): DrawnHouse {
  const first = (section: Section, field: string) => answered(answers, section, field)[0]
  const one = <S extends Section, F extends keyof Vocabulary[S] & string>(
    section: S,
    field: F,
    fallback: Known<S, F>,
  ): Known<S, F> =>
    // The vocabulary is what the server accepts, so a stored answer is one of the field's options.
    (first(section, field) as Known<S, F> | undefined) ?? fallback
  const measured = (field: string) => {
    const value = Number(first('insulation_type', field) ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }
  const rsi = measured('attic_rsi')
  return {
    storeys: Number(first('house_type', 'storeys') ?? usual.storeys),
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
