import fc from 'fast-check'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { sampleProgram } from './sample-program.ts'

const en = (words: string) => ({ en: words })
const OPTIONS = ['a', 'b', 'c']
const wordOf = (code: string) => `Option ${code}`
/** A measure says by its code what it pays for one, in cents. */
const RATES = [1, 335, 4999]
const MEASURES = RATES.map((cents) => `m-${cents}`)

type Asked = { readonly required: boolean; readonly dependsOn: number; readonly option: number }

const asked: fc.Arbitrary<Asked> = fc.record({
  required: fc.boolean(),
  dependsOn: fc.integer({ min: -4, max: 8 }),
  option: fc.integer({ min: 0, max: OPTIONS.length - 1 }),
})

/** One to three steps of questions, each of which may hang from an answer before it, then measures and terms. */
export const randomProgram: fc.Arbitrary<ProgramDefinition> = fc
  .array(fc.array(asked, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((groups) => {
    let number = 0
    const question_groups = groups.map((questions, at) => ({
      code: `g${at}`,
      name: en(`Group ${at}`),
      questions: questions.map(({ required, dependsOn, option }) => {
        const here = number
        number += 1
        return {
          code: `q${here}`,
          question: en(`Question ${here}`),
          type: 'Specific values' as const,
          options: OPTIONS.map((code) => ({ code, label: en(wordOf(code)) })),
          required,
          // Tags keep their order: there are fewer than ten in a group.
          sorting_tag: String(here),
          ...(dependsOn >= 0 &&
            dependsOn < here && {
              visible_when: {
                fact: `q${dependsOn}`,
                is: 'one_of' as const,
                values: [OPTIONS[option] ?? 'a'],
              },
            }),
        }
      }),
    }))
    const measures = RATES.map((cents) => ({
      code: `m-${cents}`,
      name: en(`Measure ${cents}`),
      type: 'plain',
      category: en('All'),
      details: en('A measure.'),
      unit_label: en('pieces'),
      formula: {
        parts: [
          { kind: 'per_unit' as const, rate: (cents / 100).toFixed(2), unit: 'each' as const, cap: '100' },
        ],
        never_above_cost: false,
      },
      formula_says: en('A rate'),
    }))
    const { steps } = sampleProgram()
    return sampleProgram({
      question_groups,
      attachment_groups: [],
      measure_groups: [{ code: 'things', name: en('Things'), measures }],
      measure_types: { plain: { name: en('Plain'), field_groups: [] } },
      cart: { title: en('Cart'), total_label: en('Total'), footnote: en('About'), cap: '250' },
      steps: [
        ...question_groups.map(({ code, name }) => ({
          id: code,
          type: 'prq' as const,
          name,
          groups: [code],
        })),
        ...steps.filter(({ type }) => type === 'measurelist' || type === 'tandc'),
      ],
    })
  })

export type WalkStep =
  | { readonly kind: 'save'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'measure'; readonly measure: string; readonly quantity: number }
  | { readonly kind: 'go'; readonly nav: 'ns' | 'ps' | 'cs' }

const walkStep: fc.Arbitrary<WalkStep> = fc.oneof(
  fc.record({
    kind: fc.constant('save' as const),
    values: fc.dictionary(
      fc.integer({ min: 0, max: 11 }).map((number) => `q${number}`),
      fc.constantFrom(...OPTIONS.map(wordOf), ''),
      { maxKeys: 8 },
    ),
  }),
  fc.record({
    kind: fc.constant('measure' as const),
    measure: fc.constantFrom(...MEASURES),
    quantity: fc.integer({ min: 0, max: 400 }),
  }),
  fc.record({
    kind: fc.constant('go' as const),
    nav: fc.constantFrom('ns' as const, 'ps' as const, 'cs' as const),
  }),
)

export const randomWalk: fc.Arbitrary<readonly WalkStep[]> = fc.array(walkStep, { maxLength: 25 })
