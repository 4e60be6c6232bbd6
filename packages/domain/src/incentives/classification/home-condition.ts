import { z } from 'zod'
import { type Condition, type EvaluatedCondition, evaluateCondition } from '../../forms/condition.ts'
import { VOCABULARY } from '../../shared/vocabulary.ts'

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

const FactTest = z.discriminatedUnion('is', [
  z.strictObject({ fact: FactName, is: z.literal('one_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: FactName, is: z.literal('none_of'), values: z.array(z.string()).min(1) }),
  z.strictObject({ fact: FactName, is: z.literal('at_least'), value: z.number() }),
  z.strictObject({ fact: FactName, is: z.literal('at_most'), value: z.number() }),
  z.strictObject({ fact: FactName, is: z.literal('known') }),
])

/** A condition of a catalogue: the language of all forms, over the facts of a home. */
export const HomeCondition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    FactTest,
    z.strictObject({ all: z.array(HomeCondition).min(1) }),
    z.strictObject({ any: z.array(HomeCondition).min(1) }),
    z.strictObject({ not: HomeCondition }),
  ]),
)

/** Where something is known from: the assessment, the record of the home, or an application's own answers. */
export const FACT_SOURCES = ['answered', 'record', 'application'] as const
export type FactSource = (typeof FACT_SOURCES)[number]
export type Fact = {
  readonly values: readonly string[]
  readonly source: FactSource
  /** What was told, where the fact itself was not: what a person is shown and may correct. */
  readonly follows_from?: { readonly fact: string; readonly values: readonly string[] }
}
/** A fact that is absent is unknown. Assumed inputs of the engine are not facts. */
export type Facts = Readonly<Record<string, Fact>>

export const evaluateHomeCondition = (condition: Condition, facts: Facts): EvaluatedCondition =>
  evaluateCondition(condition, (name) => facts[name]?.values ?? [])
