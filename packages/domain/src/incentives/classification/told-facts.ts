import { z } from 'zod'
import type { FieldSpec } from '../../shared/field-spec.ts'
import { SECTIONS, UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import { FactName, type Facts } from './fact-test.ts'

/** What the answer to a question of an application tells of the home; in programs and incentives alike. */
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
  readonly tells: { readonly fact: string; readonly codes?: readonly string[] | undefined }
  /** What could be answered, as it is kept; undefined where anything can: such an answer tells itself. */
  readonly options: readonly string[] | undefined
  readonly values: readonly string[]
}

/** What answers of an application tell: rules read it before what the home tells. */
export const toldFacts = (answers: readonly TellingAnswer[]): Facts =>
  Object.fromEntries(
    answers.flatMap(({ tells: { fact, codes }, options, values }) => {
      const told =
        options === undefined
          ? values
          : values.map((value) => codes?.[options.indexOf(value)] ?? '').filter((code) => code !== '')
      return told.length === 0 ? [] : [[fact, { values: told, source: 'application' as const }]]
    }),
  )

/** Each option tells a code that the fact can have, or says that it tells nothing. */
export function lintTells({ fact, codes = [] }: Tells, options: number): readonly string[] {
  if (codes.length !== options) return ['not one code an option']
  const known = codesOf(fact)
  const strange = codes.filter((code) => code !== '' && known?.includes(code) === false)
  return strange.map((code) => `no such code: ${code}`)
}

/** The codes that a fact can have; undefined where it can have any. What somebody does not know is no fact. */
function codesOf(fact: string): readonly string[] | undefined {
  const spec = SECTIONS.flatMap((section) => Object.entries<FieldSpec>(VOCABULARY[section])).find(
    ([field]) => field === fact,
  )?.[1]
  return spec !== undefined && 'options' in spec ? spec.options.filter((code) => code !== UNKNOWN) : undefined
}
