import { type Economics, homeYear } from '@hearthlight/engine'
import type { AssessmentInput } from '../answers/assessment-input.ts'
import type { OpenChoice, Supposed } from '../facts/fact-sheet.ts'
import { houseFromAnswers, type ModelledHome } from './house-from-answers.ts'

/** A choice nobody made, and by how much of itself another option would move the year's cost at most. */
export interface WeighedChoice extends OpenChoice {
  readonly shift: number
}

/** From here on an assumption is no detail: it is asked before all others. */
const MOVES_FROM = 0.1
export const movesTheCost = ({ shift }: Pick<WeighedChoice, 'shift'>): boolean => shift > MOVES_FROM

/** The draws have room for so many choices besides the figures; the rest moves the cost less. */
const MOST_DRAWN = 6

/** The same home, had the person other things than we assumed. */
export const supposedHome = (
  { building, answers, place, ...circumstances }: AssessmentInput,
  supposed: Supposed,
): ModelledHome => houseFromAnswers(building, answers, place, circumstances, supposed)

/** The choices that move the year's cost most, the weightiest first: one simulated year for each other option. */
export function weighChoices(
  question: AssessmentInput,
  home: ModelledHome,
  economics: Economics,
): WeighedChoice[] {
  const costOf = ({ house }: ModelledHome) => homeYear(house, question, economics).bill.money
  const cost = costOf(home)
  const shiftOf = ({ section, field, others }: OpenChoice) =>
    Math.max(
      ...Object.keys(others).map((option) => {
        const other = costOf(supposedHome(question, { [`${section}.${field}`]: option }))
        return Math.abs(other - cost) / Math.max(1, Math.abs(cost))
      }),
    )
  return home.open
    .map((choice) => ({ ...choice, shift: shiftOf(choice) }))
    .toSorted((a, b) => b.shift - a.shift)
    .slice(0, MOST_DRAWN)
}
