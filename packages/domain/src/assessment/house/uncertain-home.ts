import { type Calibration, inverseNormal, type UncertainHouse, withFactors } from '@hearthlight/engine'
import type { AssessmentInput } from '../answers/assessment-input.ts'
import type { OpenChoice, Spread } from '../facts/fact-sheet.ts'
import type { HomeFacts, NumericFact } from '../facts/home-facts.ts'
import { fitsBills } from './bill-fit.ts'
import { buildHouse } from './build-house.ts'
import type { ModelledHome } from './house-from-answers.ts'
import { supposedHome, type WeighedChoice } from './weighed-choices.ts'

/**
 * Homes are kept up as a whole: who insulated the attic also sealed and changed windows. One common factor carries
 * this share of the variance of the shell (sign: + for what grows with care, − for what shrinks). An estimate.
 */
const CARE_SHARE = 0.2
const CARE: Readonly<Partial<Record<NumericFact, 1 | -1>>> = {
  atticRsi: 1,
  wallRsi: 1,
  foundationRsi: 1,
  windowU: -1,
  ach50: -1,
}
/** A family that uses much electricity also uses much hot water. An estimate. */
const HABIT_SHARE = 0.4

/** No draw may leave the physical world; the ends are far beyond what the spreads usually reach. */
const BOUNDS: Readonly<Partial<Record<NumericFact, readonly [number, number]>>> = {
  atticRsi: [0.25, 18],
  wallRsi: [0.25, 10],
  foundationRsi: [0, 8],
  windowU: [0.7, 7],
  windowShgc: [0.1, 0.87],
  windowShare: [0.04, 0.35],
  ach50: [0.3, 45],
  heatingEfficiency: [0.4, 6],
  waterEfficiency: [0.35, 5],
}

const bounded = (fact: NumericFact, value: number) => {
  const [low, high] = BOUNDS[fact] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return Math.min(high, Math.max(low, value))
}

/** One-factor model: √ρ common + √(1 − ρ) own, of variance 1. */
function mixed(fact: NumericFact, own: number, care: number, habit: number): number {
  const sign = CARE[fact]
  if (sign) return sign * Math.sqrt(CARE_SHARE) * care + Math.sqrt(1 - CARE_SHARE) * own
  if (fact === 'hotWaterFactor' || fact === 'baseLoadFactor')
    return Math.sqrt(HABIT_SHARE) * habit + Math.sqrt(1 - HABIT_SHARE) * own
  return own
}

/** The facts moved by one set of normal values; the last two are the common factors. */
export function drawnFacts(facts: HomeFacts, spreads: readonly Spread[], z: Float64Array): HomeFacts {
  const care = z[spreads.length] ?? 0
  const habit = z[spreads.length + 1] ?? 0
  const moved: Partial<Record<NumericFact, number>> = {}
  spreads.forEach(({ fact, kind, sd }, j) => {
    const step = sd * mixed(fact, z[j] ?? 0, care, habit)
    moved[fact] = bounded(fact, kind === 'log' ? facts[fact] * Math.exp(step) : facts[fact] + step)
  })
  return { ...facts, ...moved }
}

/**
 * Error of the model itself in the log of a year's total, and what a fit to bills leaves of both
 * (estimates, checked against audited houses: the P10–P90 band should hold three quarters to six sevenths of them).
 */
const MODEL_ERROR = 0.15
const CALIBRATED = { spread: 0.45, model: 0.05 } as const
/**
 * Bills and answers that contradict each other make both doubtful: half of what the best fit is off by adds to the
 * model's error, as far as a mistyped figure may. An estimate.
 */
const MOST_DOUBT = 0.3
const doubtOf = (cvRmse: number) => Math.min(MOST_DOUBT, cvRmse / 2)

/** The option that a normal value stands for, or nothing where the assumption holds. */
export function drawnOption({ others }: Pick<OpenChoice, 'others'>, z: number): string | undefined {
  let chance = 0
  return Object.entries(others).find(([, share]) => {
    chance += share
    return z < inverseNormal(chance)
  })?.[0]
}

/** `choices` are those that nobody made; bills, where they fit, have settled what they would cost. */
export function uncertainHome(
  question: AssessmentInput,
  { facts, spreads }: ModelledHome,
  choices: readonly WeighedChoice[],
  fit?: Pick<Calibration, 'factors' | 'cvRmse'>,
): UncertainHouse {
  const size = { figures: spreads.length + 2, choices: choices.length }
  const supposed = (z: Float64Array): HomeFacts => {
    const drawn = choices.flatMap((choice, k) => {
      const option = drawnOption(choice, z[k] ?? 0)
      return option === undefined ? [] : [[`${choice.section}.${choice.field}`, option]]
    })
    return drawn.length === 0 ? facts : supposedHome(question, Object.fromEntries(drawn)).facts
  }
  const drawnFrom = (spread: readonly Spread[]) => (z: Float64Array, chosen: Float64Array) =>
    buildHouse(drawnFacts(supposed(chosen), spread, z))
  if (fit && fitsBills(fit.cvRmse)) {
    const house = drawnFrom(spreads.map((spread) => ({ ...spread, sd: spread.sd * CALIBRATED.spread })))
    return {
      ...size,
      draw: (z, chosen) => withFactors(house(z, chosen), fit.factors),
      modelError: CALIBRATED.model,
    }
  }
  return {
    ...size,
    draw: drawnFrom(spreads),
    modelError: Math.hypot(MODEL_ERROR, fit ? doubtOf(fit.cvRmse) : 0),
  }
}
