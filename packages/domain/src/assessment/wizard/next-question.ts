import { explainedShare, type HomeBands } from '@hearthlight/engine'
import type { Section } from '../../shared/vocabulary.ts'
import { type Answers, isAskable } from '../answers/answers.ts'
import type { ModelledHome } from '../house/house-from-answers.ts'
import { drawnOption } from '../house/uncertain-home.ts'
import { movesTheCost, type WeighedChoice } from '../house/weighed-choices.ts'

/** The unanswered question that would tell most, and how much. */
export interface NextQuestion {
  readonly section: Section
  readonly field: string
  /** Half width of the P10–P90 band over the estimate, now and with an answer. */
  readonly halfWidthNow: number
  readonly halfWidthAfter: number
  /** By how much of itself another answer may move the year's cost; absent where no single assumption weighs so much. */
  readonly shift?: number
}

/** An answer such as "good" still leaves some of the spread. An estimate. */
const SETTLED_SHARE = 0.8
/** A gain below half a percentage point is not worth a person's minute. */
const LEAST_GAIN = 0.005

interface Candidate {
  readonly section: Section
  readonly field: string
  /** Of the variance of the year's energy. */
  readonly share: number
  readonly shift?: number
}

/** How much of the variance of the year's energy each question about a figure would take away. */
function figureQuestions({ spreads }: ModelledHome, { draws }: HomeBands): Candidate[] {
  const shares = new Map<string, Candidate>()
  spreads.forEach(({ section, field }, j) => {
    const known = shares.get(`${section}.${field}`)
    const share = explainedShare(draws.figure(j), draws.kWh) + (known?.share ?? 0)
    shares.set(`${section}.${field}`, { section, field, share })
  })
  return [...shares.values()]
}

/** The same of a choice: the draws fall into those with the option assumed and those with another. */
function choiceQuestions(choices: readonly WeighedChoice[], { draws }: HomeBands): Candidate[] {
  return choices.map((choice, k) => {
    const isOther = draws.choice(k).map((value) => (drawnOption(choice, value) === undefined ? 0 : 1))
    const { section, field, shift } = choice
    const share = explainedShare(isOther, draws.kWh)
    return { section, field, share, ...(movesTheCost(choice) && { shift }) }
  })
}

/**
 * A choice that moves the cost leads; else the question that explains most of the variance. First-order variance: what
 * the answer explains falls out, the half width shrinks as the square root of the rest.
 */
export function nextQuestion(
  answers: Answers,
  home: ModelledHome,
  choices: readonly WeighedChoice[],
  bands: HomeBands,
  estimateKWh: number,
): NextQuestion | undefined {
  const isAnswered = ({ section, field }: Candidate) =>
    home.inputs.some((one) => one.source === 'answered' && one.section === section && one.field === field)
  const best = [...choiceQuestions(choices, bands), ...figureQuestions(home, bands)]
    .filter((one) => !isAnswered(one) && isAskable(answers, one.section, one.field))
    .toSorted((a, b) => (b.shift ?? 0) - (a.shift ?? 0) || b.share - a.share)[0]
  if (!best || estimateKWh <= 0) return undefined
  const halfWidthNow = (bands.now.kWh.p90 - bands.now.kWh.p10) / 2 / estimateKWh
  const left = Math.sqrt(Math.max(0, 1 - SETTLED_SHARE * Math.min(1, best.share)))
  const halfWidthAfter = halfWidthNow * left
  const { section, field, shift } = best
  if (shift === undefined && halfWidthNow - halfWidthAfter < LEAST_GAIN) return undefined
  return { section, field, halfWidthNow, halfWidthAfter, ...(shift !== undefined && { shift }) }
}
