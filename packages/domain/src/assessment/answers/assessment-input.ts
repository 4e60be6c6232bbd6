import type { Climate, Place } from '@hearthlight/engine'
import type { EnergyConfig } from '../../partner/energy-config.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import { yearIn } from '../../shared/day-in.ts'
import type { MeteredYear } from '../metered/metered-year.ts'
import type { Answers } from './answers.ts'
import { ASSESSED_FIELDS, type AssessedBuilding, type Circumstances } from './assessed-building.ts'

/** All that an assessment is made of. */
export interface AssessmentInput extends Circumstances {
  readonly building: AssessedBuilding
  readonly answers: Answers
  readonly place: Place
  readonly climate: Climate
  /** What the partner knows better than our tables. */
  readonly energy?: EnergyConfig
  /** What the meters of the home say of a usual year; none where nobody brought readings, or the answers are to be followed. */
  readonly metered?: readonly MeteredYear[]
}

type Home = {
  readonly building: AssessedBuilding
  readonly answers: Answers
  readonly partner: Pick<PartnerConfig, 'energy' | 'time_zone'> & {
    readonly settings: Pick<PartnerConfig['settings'], 'area_unit'>
  }
  readonly metered: readonly MeteredYear[]
  readonly at: Date
}

/**
 * A home as the engine is asked about it, but for its weather: the server has that at hand, and the browser sends it
 * packed to its worker. The year is that of the partner's calendar, wherever this runs.
 */
export function homeInput({ building, answers, partner, metered, at }: Home) {
  return {
    building: assessedRecord(building),
    answers,
    energy: partner.energy,
    ...(metered.length > 0 && { metered }),
    year: yearIn(partner.time_zone, at),
    areaUnit: partner.settings.area_unit === 'square_feet' ? 'ft2' : 'm2',
  } as const satisfies Omit<AssessmentInput, 'place' | 'climate'>
}

/** A new name of the building, or a mark the wizard writes on it, makes no other question. */
const assessedRecord = (building: AssessedBuilding): AssessedBuilding =>
  Object.fromEntries(ASSESSED_FIELDS.map((name) => [name, building[name] ?? null]))
