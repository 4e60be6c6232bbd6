import {
  type Band,
  drawYears,
  type House,
  homeBands,
  homeYear,
  ImpossibleHouse,
  totalsOf,
} from '@hearthlight/engine'
import type { AssessmentQuestion } from './assessment-question.ts'
import type { Input } from './fact-sheet.ts'
import { homeFittedToBills } from './home-fitted-to-bills.ts'
import { impossibleInput } from './impossible-input.ts'
import { type NextQuestion, nextQuestion } from './next-question.ts'
import { uncertainHome } from './uncertain-home.ts'

/** What a home costs by the answers so far: one simulated year, quick enough for every key press. */
export type LiveEstimate = {
  readonly money: number
  readonly kWh: number
  readonly kgCo2: number
  readonly currency: string
  /** What the estimate rests on: told, on record or assumed. */
  readonly inputs: readonly Input[]
  /** How well it fits the bills on record; null without bills. */
  readonly bills: BillFit | null
}

export type BillFit = {
  readonly count: number
  /** Root mean square error of a month over the mean month, as the report says it. */
  readonly cvRmse: number
}

/** How sure it is, and what to ask next: one simulated year a draw, a moment later. */
export type LiveBand = {
  readonly money: Band
  readonly kWh: Band
  readonly next: NextQuestion | null
}

function orProblem<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ImpossibleHouse) throw impossibleInput(error)
    throw error
  }
}

export function liveEstimate(question: AssessmentQuestion): LiveEstimate {
  return orProblem(() => {
    const { home, economics, house, calibration } = homeFittedToBills(question)
    const { bill } = homeYear(house, question, economics)
    return {
      money: bill.money,
      kWh: bill.totalBoughtKWh,
      kgCo2: bill.kgCo2,
      currency: economics.currency,
      inputs: home.inputs,
      bills: calibration ? { count: calibration.bills.length, cvRmse: calibration.cvRmse } : null,
    }
  })
}

export function liveBand(question: AssessmentQuestion): LiveBand {
  return orProblem(() => {
    const { home, economics, house, calibration } = homeFittedToBills(question)
    const billOf = (drawn: House) => homeYear(drawn, question, economics).bill
    const uncertain = uncertainHome(home.facts, home.spreads, calibration?.factors)
    const bill = billOf(house)
    const bands = homeBands(
      drawYears(uncertain, (drawn) => totalsOf(billOf(drawn))),
      bill,
    )
    const told = home.inputs.filter((input) => input.source === 'answered')
    const answered = new Set(told.map((input) => `${input.section}.${input.field}`))
    const next = nextQuestion(home.spreads, answered, bands, bill.totalBoughtKWh)
    return { money: bands.now.money, kWh: bands.now.kWh, next: next ?? null }
  })
}
