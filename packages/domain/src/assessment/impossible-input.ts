import type { ImpossibleHouse } from '@hearthlight/engine'
import type { Problem } from '../shared/problem.ts'
import type { Section } from '../shared/vocabulary.ts'
import { impossible } from './facts/fact-sheet.ts'

/** Which question stands behind an input the engine refuses. */
const QUESTION: readonly (readonly [RegExp, Section, string])[] = [
  [/window/i, 'windows_and_doors', 'window_share'],
  [/airLeakage/i, 'windows_and_doors', 'ach50'],
  [/foundationWalls|slabs/i, 'insulation_type', 'foundation_insulation'],
  [/ceiling(?!Height)|attic/i, 'insulation_type', 'attic_insulation'],
  [/parts/i, 'insulation_type', 'wall_insulation'],
  [/heating/i, 'heating_system', 'heating_efficiency'],
  [/cooling/i, 'heating_system', 'cooling_system'],
  [/thermostat/i, 'heating_system', 'heating_setpoint'],
  [/hotWater/i, 'water_heating_system', 'water_heater'],
  [/photovoltaics/i, 'ventilation_system', 'solar_pv_kw'],
  [/ventilation/i, 'ventilation_system', 'ventilation'],
  [/ceilingHeight|volume/i, 'area_basics', 'ceiling_height'],
  [/occupants|bedrooms/i, 'area_basics', 'occupants'],
]

/** The engine's refusal as a problem that names the person's own input. */
export function impossibleInput(refusal: ImpossibleHouse): Problem {
  const [, section, field] = QUESTION.find(([pattern]) => pattern.test(refusal.input)) ?? [
    undefined,
    'area_basics',
    'floor_area',
  ]
  return impossible(section, field, refusal.reason)
}
