import { type Condition, type EvaluatedCondition, factsOf, type Outcome } from '../../forms/condition.ts'
import { evaluateHomeCondition, type Fact, type Facts } from './home-condition.ts'

/** Who or what settles a condition that no answer of the person can settle. */
export type SettledBy = 'document' | 'person'

export type EligibilityCondition = {
  readonly code: string
  readonly says: string
  readonly test?: Condition | undefined
  readonly settled_by?: SettledBy | undefined
  readonly source_url?: string | undefined
}

export type TraceLine = {
  readonly code: string
  readonly says: string
  readonly outcome: Outcome
  readonly used: {
    readonly fact: string
    readonly values: readonly string[]
    readonly source: Fact['source']
  } | null
  readonly settled_by: SettledBy | null
  /** The facts that decide it: what to answer or correct. */
  readonly asks: readonly string[]
  readonly source_url: string | null
}

export const VERDICTS = ['eligible', 'likely', 'needs_person', 'not_eligible'] as const
export type Verdict = (typeof VERDICTS)[number]
export type Eligibility = { readonly verdict: Verdict; readonly trace: readonly TraceLine[] }

/** A function of stored facts alone, so that going back and forth in a form can never change it. */
export function checkEligibility(conditions: readonly EligibilityCondition[], facts: Facts): Eligibility {
  const trace = conditions.map((condition) => traceLine(condition, facts))
  return { verdict: verdictOf(trace), trace }
}

function traceLine(condition: EligibilityCondition, facts: Facts): TraceLine {
  const { code, says, test } = condition
  const evaluated = test && evaluateHomeCondition(test, facts)
  return {
    code,
    says,
    outcome: evaluated?.outcome ?? 'unknown',
    used: evaluated === undefined ? null : decisiveFact(evaluated, facts),
    settled_by: condition.settled_by ?? null,
    asks: test === undefined ? [] : [...new Set(factsOf(test))],
    source_url: condition.source_url ?? null,
  }
}

/** Of several comparisons, the first that came out as the whole did; else the first whose fact is known. */
function decisiveFact({ outcome, trace }: EvaluatedCondition, facts: Facts): TraceLine['used'] {
  const known = trace.filter((step) => step.values.length > 0)
  const step = known.find((one) => one.outcome === outcome) ?? known[0]
  const fact = step && facts[step.test.fact]
  if (step === undefined || fact === undefined) return null
  const told = fact.follows_from ?? { fact: step.test.fact, values: fact.values }
  return { ...told, source: fact.source }
}

/** What is unknown makes an incentive likely at best, and never refuses it. */
export function verdictOf(trace: readonly Pick<TraceLine, 'outcome' | 'settled_by'>[]): Verdict {
  if (trace.some((line) => line.outcome === 'not_met')) return 'not_eligible'
  const isOpen = (line: Pick<TraceLine, 'outcome'>) => line.outcome === 'unknown'
  if (trace.some((line) => isOpen(line) && line.settled_by === 'person')) return 'needs_person'
  return trace.some((line) => isOpen(line) || line.settled_by === 'document') ? 'likely' : 'eligible'
}
