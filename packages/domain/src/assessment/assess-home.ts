import {
  type Calibration,
  type Economics,
  type HomeYear,
  homeYear,
  ImpossibleHouse,
} from '@hearthlight/engine'
import {
  type Aid,
  type Audit,
  type AuditedYears,
  audit,
  drawAudit,
  type MeasureId,
  type PlanBands,
  planBands,
} from '@hearthlight/engine/measures'
import type { AssessmentInput } from './answers/assessment-input.ts'
import { homeFittedToBills, openChoices } from './bills/home-fitted-to-bills.ts'
import { ownCostsOf } from './bills/own-costs.ts'
import { dueMeasures } from './due-measures.ts'
import type { ModelledHome } from './house/house-from-answers.ts'
import { newHome, typicalHome } from './house/reference-homes.ts'
import { uncertainHome } from './house/uncertain-home.ts'
import { impossibleInput } from './impossible-input.ts'
import type { MeteredYear } from './metered/metered-year.ts'
import { recentMeasures } from './recent-measures.ts'
import { type NextQuestion, nextQuestion } from './wizard/next-question.ts'

/** Everything the report is made of, in the engine's own terms. */
export interface Assessment {
  readonly home: ModelledHome
  readonly economics: Economics
  readonly audit: Audit
  /** The simulated draws: another plan for the home costs only the simulation of its steps. */
  readonly drawn: AuditedYears
  readonly bands: PlanBands
  readonly nextQuestion: NextQuestion | undefined
  readonly calibration: Calibration | undefined
  readonly metered: readonly MeteredYear[]
  /** Heaters that replace one which has outlived its years. */
  readonly due: readonly MeasureId[]
  /** Measures whose like was done in the last five years. */
  readonly recent: readonly MeasureId[]
  readonly references: { readonly typical: HomeYear; readonly modern: HomeYear }
}

/**
 * Answers, record, place, weather and prices → the whole assessment. Pure; a fraction of a second. `aid` is what the
 * person is likely to be paid for a measure: the plan is chosen after it.
 */
export function assessHome(question: AssessmentInput, aid?: Aid): Assessment {
  try {
    return assess(question, aid)
  } catch (error) {
    if (error instanceof ImpossibleHouse) throw impossibleInput(error)
    throw error
  }
}

function assess(question: AssessmentInput, aid?: Aid): Assessment {
  const { place, climate, energy, year } = question
  const fitted = homeFittedToBills(question)
  const { home, economics, calibration, house } = fitted
  const recent = recentMeasures(question.answers, { building: question.building, circumstances: question })
  const due = dueMeasures(home.facts, year)
  const found = audit({
    house,
    place,
    climate,
    economics,
    ownCosts: ownCostsOf(energy),
    due,
    recent,
    ...(aid && { aid }),
  })
  const choices = openChoices(question, fitted)
  const drawn = drawAudit(found, uncertainHome(question, home, choices, calibration))
  const bands = planBands(found, drawn)
  return {
    home,
    economics,
    audit: found,
    drawn,
    bands,
    calibration,
    metered: question.metered ?? [],
    due,
    recent,
    nextQuestion: nextQuestion(question.answers, home, choices, bands, found.base.bill.totalBoughtKWh),
    references: {
      typical: homeYear(typicalHome(home.facts, year), { climate }, economics),
      modern: homeYear(newHome(home.facts, year), { climate }, economics),
    },
  }
}
