import { z } from 'zod'
import { VOCABULARY } from '../shared/vocabulary.ts'

/** Facts of a building's record that conditions may ask about. */
export const RECORD_FACTS = [
  'country',
  'region',
  'ownership',
  'construction_year',
  'electric_utility',
  'gas_utility',
] as const

/** Answers of the assessment count under their own field names; sub-fields included. */
const ANSWER_FACTS: readonly string[] = Object.values(VOCABULARY).flatMap((fields) => Object.keys(fields))

export const FactName = z
  .string()
  .refine((name) => (RECORD_FACTS as readonly string[]).includes(name) || ANSWER_FACTS.includes(name), {
    error: (issue) => `no such fact: ${String(issue.input)}`,
  })

export const FactTest = z.discriminatedUnion('is', [
  z.strictObject({ fact: FactName, is: z.literal('one_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: FactName, is: z.literal('none_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: FactName, is: z.literal('at_least'), value: z.number() }),
  z.strictObject({ fact: FactName, is: z.literal('at_most'), value: z.number() }),
])
export type FactTest = z.infer<typeof FactTest>

export type FactSource = 'answered' | 'record'
export type Fact = { readonly values: readonly string[]; readonly source: FactSource }
/** A fact that is absent is unknown. Assumed inputs of the engine are not facts. */
export type Facts = Readonly<Record<string, Fact>>

export type Outcome = 'met' | 'not_met' | 'unknown'

export function testFact(test: FactTest, facts: Facts): Outcome {
  const fact = facts[test.fact]
  if (!fact || fact.values.length === 0) return 'unknown'
  switch (test.is) {
    case 'one_of':
      return fact.values.some((value) => test.values.includes(value)) ? 'met' : 'not_met'
    case 'none_of':
      return fact.values.some((value) => test.values.includes(value)) ? 'not_met' : 'met'
    case 'at_least':
      return compare(fact, (number) => number >= test.value)
    case 'at_most':
      return compare(fact, (number) => number <= test.value)
    default:
      return test satisfies never
  }
}

function compare(fact: Fact, holds: (number: number) => boolean): Outcome {
  const number = Number(fact.values[0])
  if (Number.isNaN(number)) return 'unknown'
  return holds(number) ? 'met' : 'not_met'
}
