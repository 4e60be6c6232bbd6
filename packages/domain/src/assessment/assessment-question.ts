import type { Climate, Place } from '@hearthlight/engine'
import type { EnergyConfig } from '../partner/energy-config.ts'
import type { Answers } from './answers.ts'
import type { AssessedBuilding, Circumstances } from './assessed-building.ts'

/** All that an assessment is made of. */
export interface AssessmentQuestion extends Circumstances {
  readonly building: AssessedBuilding
  readonly answers: Answers
  readonly place: Place
  readonly climate: Climate
  /** What the partner knows better than our tables. */
  readonly energy?: EnergyConfig
}
