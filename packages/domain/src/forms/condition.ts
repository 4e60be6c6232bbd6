import { isCompanyFact, sameCompany } from '../shared/same-company.ts'

/** One comparison of a fact with what is wanted of it. `known` asks only whether anybody has told it. */
export type FactTest =
  | { readonly fact: string; readonly is: 'one_of' | 'none_of'; readonly values: readonly string[] }
  | { readonly fact: string; readonly is: 'at_least' | 'at_most'; readonly value: number }
  | { readonly fact: string; readonly is: 'known' }

/** The language of every condition: whether a question is asked, and whether a home is eligible. */
export type Condition =
  | FactTest
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

export type Outcome = 'met' | 'not_met' | 'unknown'

/** What is known of a fact; an empty list is a fact nobody has told. */
export type FactValues = (fact: string) => readonly string[]

/** One comparison as it was made. */
export type TraceStep = {
  readonly test: FactTest
  readonly values: readonly string[]
  readonly outcome: Outcome
}
export type EvaluatedCondition = { readonly outcome: Outcome; readonly trace: readonly TraceStep[] }

/** Checks every part, so that the trace is whole: what is unknown may still be decided by its neighbours. */
export function evaluateCondition(condition: Condition, valuesOf: FactValues): EvaluatedCondition {
  if ('fact' in condition) {
    const values = valuesOf(condition.fact)
    const outcome = values.length === 0 ? 'unknown' : compare(condition, values)
    return { outcome, trace: [{ test: condition, values, outcome }] }
  }
  if ('not' in condition) {
    const { outcome, trace } = evaluateCondition(condition.not, valuesOf)
    return { outcome: OPPOSITE[outcome], trace }
  }
  const isAll = 'all' in condition
  const parts = (isAll ? condition.all : condition.any).map((part) => evaluateCondition(part, valuesOf))
  const outcomes = parts.map((part) => part.outcome)
  return {
    outcome: isAll ? allOf(outcomes) : OPPOSITE[allOf(outcomes.map((outcome) => OPPOSITE[outcome]))],
    trace: parts.flatMap((part) => part.trace),
  }
}

/** Whether a condition is met for certain. No condition is always met. */
export const isMet = (condition: Condition | undefined, valuesOf: FactValues): boolean =>
  condition === undefined || evaluateCondition(condition, valuesOf).outcome === 'met'

/** The facts that a condition asks about. */
export function factsOf(condition: Condition): readonly string[] {
  if ('fact' in condition) return [condition.fact]
  if ('not' in condition) return factsOf(condition.not)
  return ('all' in condition ? condition.all : condition.any).flatMap(factsOf)
}

const OPPOSITE = { met: 'not_met', not_met: 'met', unknown: 'unknown' } as const

function allOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('not_met')) return 'not_met'
  return outcomes.includes('unknown') ? 'unknown' : 'met'
}

function compare(test: FactTest, values: readonly string[]): Outcome {
  switch (test.is) {
    case 'known':
      return 'met'
    case 'one_of':
      return isWanted(test.fact, test.values, values) ? 'met' : 'not_met'
    case 'none_of':
      return isWanted(test.fact, test.values, values) ? 'not_met' : 'met'
    case 'at_least':
      return compareNumber(values[0], (number) => number >= test.value)
    case 'at_most':
      return compareNumber(values[0], (number) => number <= test.value)
    default:
      return test satisfies never
  }
}

/** A company is the one that is wanted however a person writes its name; all else is a code. */
function isWanted(fact: string, wanted: readonly string[], values: readonly string[]): boolean {
  if (!isCompanyFact(fact)) return values.some((value) => wanted.includes(value))
  return values.some((value) => wanted.some((company) => sameCompany(company, value)))
}

function compareNumber(value: string | undefined, holds: (number: number) => boolean): Outcome {
  const number = Number(value)
  if (Number.isNaN(number)) return 'unknown'
  return holds(number) ? 'met' : 'not_met'
}
