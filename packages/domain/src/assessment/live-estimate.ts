import { homeYear, ImpossibleHouse, yearBill } from '@hearthlight/engine'
import type { AssessmentInput } from './answers/assessment-input.ts'
import { type FitToBills, homeFittedToBills } from './bills/home-fitted-to-bills.ts'
import type { Input } from './facts/fact-sheet.ts'
import { impossibleInput } from './impossible-input.ts'

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

/** A house the engine cannot be is told as the answer that made it so. */
export function orProblem<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ImpossibleHouse) throw impossibleInput(error)
    throw error
  }
}

export function liveEstimate(question: AssessmentInput, fit: FitToBills = homeFittedToBills): LiveEstimate {
  return orProblem(() => {
    const { home, economics, house, calibration, result } = fit(question)
    const bill = result ? yearBill(result, economics) : homeYear(house, question, economics).bill
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
