import { type Calibration, calibrate, type Economics, type House } from '@hearthlight/engine'
import type { AssessmentQuestion } from './assessment-question.ts'
import { billReadings } from './bill-readings.ts'
import { economicsFor } from './economics-for.ts'
import { type AssessedHome, houseFromAnswers } from './house-from-answers.ts'

export interface FittedHome {
  readonly home: AssessedHome
  readonly economics: Economics
  /** Absent when the record holds no bill a person gave us. */
  readonly calibration: Calibration | undefined
  /** The house to simulate: as answered, and fitted to the bills where there are any. */
  readonly house: House
}

/** Where every estimate starts, live in the wizard or stored by the server, so that both say the same. */
export function homeFittedToBills(question: AssessmentQuestion): FittedHome {
  const { building, answers, place, climate, energy } = question
  const home = houseFromAnswers(building, answers, place, question)
  const economics = economicsFor(place, energy)
  const calibration = calibrate(home.house, climate, billReadings(building, home.facts, economics))
  return { home, economics, calibration, house: calibration?.house ?? home.house }
}
