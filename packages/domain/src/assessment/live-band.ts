import { type Band, drawYears, type House, homeBands, homeYear, totalsOf } from '@hearthlight/engine'
import type { AssessmentInput } from './answers/assessment-input.ts'
import { type FitToBills, homeFittedToBills, openChoices } from './bills/home-fitted-to-bills.ts'
import { uncertainHome } from './house/uncertain-home.ts'
import { orProblem } from './live-estimate.ts'
import { type NextQuestion, nextQuestion } from './wizard/next-question.ts'

/** How sure it is, and what to ask next: one simulated year a draw, a moment later. */
export type LiveBand = {
  readonly money: Band
  readonly kWh: Band
  readonly next: NextQuestion | null
}

export function liveBand(question: AssessmentInput, fit: FitToBills = homeFittedToBills): LiveBand {
  return orProblem(() => {
    const fitted = fit(question)
    const { home, economics, house, calibration } = fitted
    const choices = openChoices(question, fitted)
    const billOf = (drawn: House) => homeYear(drawn, question, economics).bill
    const uncertain = uncertainHome(question, home, choices, calibration)
    const bill = billOf(house)
    const bands = homeBands(
      drawYears(uncertain, (drawn) => totalsOf(billOf(drawn))),
      bill,
    )
    const next = nextQuestion(question.answers, home, choices, bands, bill.totalBoughtKWh)
    return { money: bands.now.money, kWh: bands.now.kWh, next: next ?? null }
  })
}
