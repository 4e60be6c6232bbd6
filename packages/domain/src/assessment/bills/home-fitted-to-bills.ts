import { type Calibration, calibrate, type Economics, type House, type YearResult } from '@hearthlight/engine'
import type { AssessmentInput } from '../answers/assessment-input.ts'
import { fitsBills } from '../house/bill-fit.ts'
import { economicsFor } from '../house/economics-for.ts'
import { houseFromAnswers, type ModelledHome } from '../house/house-from-answers.ts'
import { type WeighedChoice, weighChoices } from '../house/weighed-choices.ts'
import { readingsToFit } from '../metered/readings-to-fit.ts'
import { billReadings } from './bill-readings.ts'

export interface FittedHome {
  readonly home: ModelledHome
  readonly economics: Economics
  /** Absent when no meter was read and the record holds no bill a person gave us. */
  readonly calibration: Calibration | undefined
  /** The house to simulate: as answered, and fitted to the bills where it can be. */
  readonly house: House
  /** Its year, where the fit has already simulated it. */
  readonly result: YearResult | undefined
}

export type FitToBills = (question: AssessmentInput) => FittedHome

/** Where every estimate starts, live in the wizard or stored by the server, so that both say the same. */
export function homeFittedToBills(question: AssessmentInput): FittedHome {
  const { building, answers, place, climate, energy } = question
  const home = houseFromAnswers(building, answers, place, question)
  const economics = economicsFor(place, energy)
  const typed = billReadings(building, home.facts, economics)
  const calibration = calibrate(home.house, climate, readingsToFit(question.metered ?? [], typed))
  // Bills that no plausible house would use say nothing about this one: the estimate stays with the answers.
  const fitted = calibration && fitsBills(calibration.cvRmse) ? calibration : undefined
  return {
    home: fitted ? { ...home, inputs: inputsAfter(fitted, home.inputs) } : home,
    economics,
    calibration,
    house: fitted?.house ?? home.house,
    result: fitted?.result,
  }
}

/** Air changes that nobody measured are told as the bills left them: the home airs itself by those. */
const inputsAfter = ({ factors }: Calibration, inputs: ModelledHome['inputs']): ModelledHome['inputs'] =>
  inputs.map((input) =>
    input.field === 'draughts' ? { ...input, value: Number(input.value) * factors.shell } : input,
  )

/** The choices nobody made that are still open: bills that fit have settled what they would cost. */
export const openChoices = (question: AssessmentInput, fitted: FittedHome): readonly WeighedChoice[] =>
  fitted.result === undefined ? weighChoices(question, fitted.home, fitted.economics) : []
