import { type AssessedBuilding, recorded } from '../answers/assessed-building.ts'
import { eraOf } from '../facts/resolve-size.ts'
import type { SectionData } from './wizard-answers.ts'

/** Questions that the building's record answers already: its size, in the unit of the partner, and its year. */
export function recordedAnswers(building: AssessedBuilding): SectionData {
  const area = recorded(building, 'floor_area')
  const year = recorded(building, 'construction_year')
  return {
    ...(area !== undefined && { floor_area: [String(area)] }),
    ...(year !== undefined && { construction_era: [eraOf(year)] }),
  }
}
