import { z } from 'zod'
import { LONGEST_TEXT, simplePattern } from './simple-pattern.ts'

/** Whether a broken rule keeps the person from going on, or is told to who reviews the application. */
const BREACHES = ['refused', 'reviewed'] as const

/** A rule that an answer must keep, with the sentence for who breaks it. */
const ruleSaid = <Says extends z.ZodType>(says: Says) => {
  const told = {
    says: says.describe('What is said to who breaks it'),
    breach: z
      .enum(BREACHES)
      .default('refused')
      .describe('refused: the answer is not taken; reviewed: the reviewer is told of it'),
  }
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('pattern'),
      pattern: z
        .string()
        .min(1)
        .max(200)
        .refine((text) => simplePattern(text) !== undefined, { message: 'is no pattern' })
        .describe(
          `A regular expression for the whole of a text of at most ${LONGEST_TEXT} signs, without looking around and going back`,
        ),
      ...told,
    }),
    z.strictObject({ kind: z.literal('at_least'), value: z.number(), ...told }),
    z.strictObject({ kind: z.literal('at_most'), value: z.number(), ...told }),
    z.strictObject({ kind: z.literal('not_in_future'), ...told }),
    z.strictObject({
      kind: z.literal('must_be'),
      answer: z.string().min(1).describe('The code of the option; of a yes or no `true` or `false`'),
      ...told,
    }),
  ])
}

/** As a partner writes it, in all its languages. */
export const CatalogueRule = <Texts extends z.ZodType>(texts: Texts) => ruleSaid(texts)

/** As a reader is given it, in one. */
export const AnswerRule = ruleSaid(z.string())
export type AnswerRule = z.infer<typeof AnswerRule>

/** The kinds of answers that each rule can be asked of. */
export const RULED_TYPES: Readonly<Record<AnswerRule['kind'], readonly string[]>> = {
  pattern: ['text'],
  at_least: ['integer', 'float'],
  at_most: ['integer', 'float'],
  not_in_future: ['date'],
  must_be: ['boolean', 'select'],
}

/** Whether an answer that is there keeps a rule; `today` is a day of the partner's calendar. */
export function keepsRule(rule: AnswerRule, answer: string, today: string): boolean {
  switch (rule.kind) {
    case 'pattern':
      return simplePattern(rule.pattern)?.keeps(answer) ?? true
    case 'at_least':
      return Number(answer) >= rule.value
    case 'at_most':
      return Number(answer) <= rule.value
    case 'not_in_future':
      return answer <= today
    case 'must_be':
      return answer === rule.answer
    default:
      return rule satisfies never
  }
}
