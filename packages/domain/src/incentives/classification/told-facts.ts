import { z } from 'zod'
import type { FieldSpec } from '../../shared/field-spec.ts'
import { SECTIONS, UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import { FactName, type Facts } from './home-condition.ts'

/** What the answer to a question of an incentive tells of the home. */
export const Tells = z.strictObject({
  fact: FactName,
  codes: z
    .array(z.string())
    .optional()
    .describe('For each option, in their order, the code it tells; an empty one tells nothing'),
})
export type Tells = Readonly<z.infer<typeof Tells>>

/** What a yes or no is answered with, in the order in which its codes stand. */
export const YES_AND_NO = ['true', 'false'] as const

export type TellingAnswer = {
  readonly fact: string
  /** By what can be answered, the code that it tells; undefined where anything can: such an answer tells itself. */
  readonly codes: Readonly<Record<string, string>> | undefined
  readonly values: readonly string[]
}

/** What answers of an application tell: rules read it before what the home tells. */
export const toldFacts = (answers: readonly TellingAnswer[]): Facts =>
  Object.fromEntries(
    answers.flatMap(({ fact, codes, values }) => {
      const of = new Map(Object.entries(codes ?? {}))
      const told =
        codes === undefined
          ? values
          : values.map((value) => of.get(value) ?? '').filter((code) => code !== '')
      return told.length === 0 ? [] : [[fact, { values: told, source: 'application' as const }]]
    }),
  )

/** The code that each option tells, where they stand in the order of the options. */
export const codesByOption = (
  { codes = [] }: Tells,
  options: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(codes.map((code, index) => [options[index] ?? `${index}`, code]))

type TellingQuestion = {
  readonly fact: string
  readonly codes?: Readonly<Record<string, string>> | undefined
}

/** Each option tells a code that the fact can have, or says that it tells nothing. */
export function lintTells(
  { fact, codes = {} }: TellingQuestion,
  options: readonly string[],
): readonly string[] {
  const told = new Map(Object.entries(codes))
  if (told.size !== options.length || !options.every((option) => told.has(option)))
    return ['not one code an option']
  const known = codesOf(fact)
  const strange = [...told.values()].filter((code) => code !== '' && known?.includes(code) === false)
  return strange.map((code) => `no such code: ${code}`)
}

/** The codes that a fact can have; undefined where it can have any. What somebody does not know is no fact. */
function codesOf(fact: string): readonly string[] | undefined {
  const spec = SECTIONS.flatMap((section) => Object.entries<FieldSpec>(VOCABULARY[section])).find(
    ([field]) => field === fact,
  )?.[1]
  return spec !== undefined && 'options' in spec ? spec.options.filter((code) => code !== UNKNOWN) : undefined
}
