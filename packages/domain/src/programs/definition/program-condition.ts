import { z } from 'zod'
import { type Condition, evaluateCondition, type FactValues } from '../../forms/condition.ts'

const Fact = z
  .string()
  .min(1)
  .describe(
    'The code of a question of the program, a fact of the home, or `measures`: the codes of what was chosen',
  )
const FactTest = z.discriminatedUnion('is', [
  z.strictObject({ fact: Fact, is: z.literal('one_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: Fact, is: z.literal('none_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: Fact, is: z.literal('at_least'), value: z.number() }),
  z.strictObject({ fact: Fact, is: z.literal('at_most'), value: z.number() }),
  z.strictObject({ fact: Fact, is: z.literal('known') }),
])

/** The one language of conditions, over what is answered in the application and known of the home. */
export const ProgramCondition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    FactTest,
    z.strictObject({ all: z.array(ProgramCondition) }),
    z.strictObject({ any: z.array(ProgramCondition) }),
    z.strictObject({ not: ProgramCondition }),
  ]),
)

const ALWAYS: Condition = { all: [] }
const NEVER: Condition = { any: [] }
/** A fact that nobody can tell. */
const UNKNOWN: Condition = { fact: 'nobody_knows', is: 'known' }
const DECIDED = { met: ALWAYS, not_met: NEVER, unknown: UNKNOWN } as const

/** The condition with every fact decided but the open ones: those are asked on the page that is being shown. */
export function bindFacts(
  condition: Condition,
  known: FactValues,
  isOpen: (fact: string) => boolean,
): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => bindFacts(part, known, isOpen)) }
  if ('any' in condition) return { any: condition.any.map((part) => bindFacts(part, known, isOpen)) }
  if ('not' in condition) return { not: bindFacts(condition.not, known, isOpen) }
  return isOpen(condition.fact) ? condition : DECIDED[evaluateCondition(condition, known).outcome]
}

/** The condition with the values of each comparison changed: options have other words in other languages. */
export function mapValues(condition: Condition, change: (fact: string, value: string) => string): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => mapValues(part, change)) }
  if ('any' in condition) return { any: condition.any.map((part) => mapValues(part, change)) }
  if ('not' in condition) return { not: mapValues(condition.not, change) }
  if (condition.is !== 'one_of' && condition.is !== 'none_of') return condition
  return { ...condition, values: condition.values.map((value) => change(condition.fact, value)) }
}
