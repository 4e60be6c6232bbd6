import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { panesOf } from '@hearthlight/domain/report/parts/known-words'
import { houseFromAnswers } from '../../../home/house-from-answers.ts'
import { type DrawnHouse, USUAL_HOUSE } from '../../../ui/house/drawn-house.ts'

const R_PER_RSI = 5.678

/** The picture: what was told, and for the rest what the engine assumes for this home. */
export function drawnHouse(answers: Answers, inputs: readonly Input[]): DrawnHouse {
  return houseFromAnswers(answers, assumedHouse(inputs))
}

function assumedHouse(inputs: readonly Input[]): DrawnHouse {
  const words: Answers = {}
  for (const { section, field, value } of inputs) {
    if (typeof value === 'string') words[section] = { ...words[section], [field]: [value] }
  }
  const figure = (field: string) => {
    const value = inputs.find((input) => input.field === field)?.value
    return typeof value === 'number' ? value : undefined
  }
  const attic = figure('attic_insulation')
  const glass = figure('window_type')
  return {
    ...houseFromAnswers(words),
    ...(attic !== undefined && { atticR: attic * R_PER_RSI }),
    wallInsulation: levelOf(figure('wall_insulation')) ?? USUAL_HOUSE.wallInsulation,
    foundationInsulation: levelOf(figure('foundation_insulation')) ?? USUAL_HOUSE.foundationInsulation,
    windowType: glass === undefined ? USUAL_HOUSE.windowType : panesOf(glass),
  }
}

/** Thickness by thermal resistance, m²K/W; only for the drawing. */
function levelOf(rsi: number | undefined): DrawnHouse['wallInsulation'] | undefined {
  if (rsi === undefined) return undefined
  if (rsi < 0.8) return 'none'
  if (rsi < 2.6) return 'some'
  return rsi < 4.2 ? 'good' : 'excellent'
}
