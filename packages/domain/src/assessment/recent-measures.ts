import type { MeasureId } from '@hearthlight/engine/measures'
import { RENOVATIONS, type Section } from '../shared/vocabulary.ts'
import { type Answers, answered } from './answers/answers.ts'
import { homeAge } from './facts/home-age.ts'
import type { Renovation } from './facts/renovations.ts'

/** The newest age band of works and equipment. */
const RECENT = '0_5'

const MEASURES_OF: Readonly<Record<Renovation, readonly MeasureId[]>> = {
  attic: ['attic_insulation'],
  walls: ['wall_cavity_insulation', 'wall_exterior_insulation'],
  basement: ['basement_wall_insulation', 'rim_joist_insulation', 'crawlspace_floor_insulation'],
  windows: ['windows'],
  air_sealing: ['air_sealing'],
  heating: ['furnace_high_eff', 'boiler_condensing', 'ashp_ducted_cold_climate', 'ashp_ductless', 'gshp'],
}
const WATER_HEATERS: readonly MeasureId[] = ['hpwh', 'tankless_wh', 'solar_dhw']
/** What came with the home when it was built, besides the works above. */
const OF_A_NEW_HOME: readonly MeasureId[] = ['doors', 'duct_sealing', 'hrv_erv', 'central_ac', 'appliances']
const NEW_HOME_YEARS = 5

/** Measures whose like the person had done in the last five years, or whose place was built then. */
export function recentMeasures(answers: Answers, home: Parameters<typeof homeAge>[0]): MeasureId[] {
  if (homeAge(home) <= NEW_HOME_YEARS)
    return [...Object.values(MEASURES_OF).flat(), ...WATER_HEATERS, ...OF_A_NEW_HOME]
  const isRecent = (section: Section, field: string) => answered(answers, section, field).includes(RECENT)
  const done = answered(answers, 'renovation', 'renovations')
  const renovated = RENOVATIONS.filter(
    (renovation) => done.includes(renovation) && isRecent('renovation', `${renovation}_when`),
  )
  return [
    ...renovated.flatMap((renovation) => MEASURES_OF[renovation]),
    ...(isRecent('heating_system', 'heating_age') ? MEASURES_OF.heating : []),
    ...(isRecent('water_heating_system', 'water_heater_age') ? WATER_HEATERS : []),
  ]
}
