import {
  type Audit,
  type Band,
  estimateBands,
  homeYear,
  ImpossibleHouse,
  planBasis,
  simulatePlan,
} from '@hearthlight/engine'
import type { AssessmentQuestion } from './assess-home.ts'
import { economicsFor } from './economics-for.ts'
import type { Input } from './fact-sheet.ts'
import { type AssessedHome, houseFromAnswers } from './house-from-answers.ts'
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
}

/** How sure it is, and what to ask next: one simulated year a draw, a moment later. */
export type LiveBand = {
  readonly money: Band
  readonly kWh: Band
  readonly next: NextQuestion | null
}

type Started = { readonly home: AssessedHome; readonly audit: Audit }

function start(question: AssessmentQuestion): Started {
  const { building, answers, place, climate, energy } = question
  const home = houseFromAnswers(building, answers, place, question)
  const basis = planBasis({
    house: home.house,
    place,
    climate,
    economics: economicsFor(place, energy),
  })
  const plan = simulatePlan(basis, [])
  return { home, audit: { basis, base: basis.base, alone: [], refused: [], plan } }
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
    const { building, answers, place, climate, energy } = question
    const home = houseFromAnswers(building, answers, place, question)
    const economics = economicsFor(place, energy)
    const { bill } = homeYear(home.house, { climate }, economics)
    return {
      money: bill.money,
      kWh: bill.totalBoughtKWh,
      kgCo2: bill.kgCo2,
      currency: economics.currency,
      inputs: home.inputs,
    }
  })
}

export function liveBand(question: AssessmentQuestion): LiveBand {
  return orProblem(() => {
    const { home, audit } = start(question)
    const bands = estimateBands(audit, uncertainHome(home.facts, home.spreads))
    const told = home.inputs.filter((input) => input.source === 'answered')
    const answered = new Set(told.map((input) => `${input.section}.${input.field}`))
    const next = nextQuestion(home.spreads, answered, bands, audit.base.bill.totalBoughtKWh)
    return { money: bands.now.money, kWh: bands.now.kWh, next: next ?? null }
  })
}
