import type { AmountFormula } from './amounts/amount-formula.ts'
import { paysByUnit } from './amounts/formula-parts.ts'
import { type AnswerRule, RULED_TYPES } from './answer-rule.ts'
import { codesByOption, lintTells, type Tells, YES_AND_NO } from './classification/told-facts.ts'
import { offeredOptions } from './offered-options.ts'

type Codes = readonly string[]
type Entry = {
  readonly needs_approval_first: boolean
  readonly quantity_question: string | null
  readonly amount_question: string | null
  readonly amount: AmountFormula
} & Readonly<
  Record<
    | ('documents' | 'optional_documents' | 'payment_documents')
    | ('questions' | 'optional_questions' | 'payment_questions'),
    Codes
  >
>
type Question = Parameters<typeof offeredOptions>[0] & {
  readonly answer_type: string
  readonly after_work: boolean
  readonly rules: readonly (Pick<AnswerRule, 'kind'> & { readonly answer?: string })[]
  readonly tells?: Tells | undefined
}
/** As much of a catalogue as is looked at here. */
type Catalogue = {
  readonly documents: Readonly<Record<string, { readonly after_work: boolean }>>
  readonly questions: Readonly<Record<string, Question>>
  readonly incentives: readonly Entry[]
}

type Found = { path: (string | number)[]; message: string }

/** What a catalogue asks that nobody can answer or give, and rules that cannot hold. */
export const lintCatalogue = (catalogue: Catalogue): Found[] => [
  ...lintRules(catalogue),
  ...lintTold(catalogue),
  ...catalogue.incentives.flatMap((entry, index) => [
    ...lintStages(catalogue, entry, index),
    ...lintNumbers(catalogue, entry, index),
  ]),
]

/** Before an approval there is no work, so nothing that comes of the work. */
function lintStages(catalogue: Catalogue, entry: Entry, index: number): Found[] {
  return (['documents', 'questions'] as const).flatMap((kind) => {
    const later = entry[`payment_${kind}`]
    const asked = { [kind]: entry[kind], [`optional_${kind}`]: entry[`optional_${kind}`] }
    const isAsked = (code: string) => Object.values(asked).flat().includes(code)
    return [
      ...later
        .filter((code) => !isAsked(code))
        .map((code) => ({
          path: ['incentives', index, `payment_${kind}`],
          message: `is not asked at all: ${code}`,
        })),
      ...(later.length > 0 && !entry.needs_approval_first
        ? [
            {
              path: ['incentives', index, `payment_${kind}`],
              message: 'there is no approval to wait for',
            },
          ]
        : []),
      ...Object.entries(asked).flatMap(([field, codes]) =>
        codes
          .filter(
            (code) =>
              entry.needs_approval_first &&
              catalogue[kind][code]?.after_work === true &&
              !later.includes(code),
          )
          .map((code) => ({
            path: ['incentives', index, field],
            message: `exists only after the work: ${code}`,
          })),
      ),
    ]
  })
}

/** The questions whose answers are counted with, and what each has to take. */
const NUMBERS = {
  quantity_question: { types: ['integer'], message: 'is no whole number' },
  amount_question: { types: ['integer', 'float'], message: 'is no number' },
} as const

const lintNumbers = ({ questions }: Catalogue, entry: Entry, index: number): Found[] =>
  (['quantity_question', 'amount_question'] as const).flatMap((field) => {
    const code = entry[field]
    if (code === null) return []
    const { types, message } = NUMBERS[field]
    const type = questions[code]?.answer_type
    const found = [
      ...([...entry.questions, ...entry.optional_questions].includes(code)
        ? types.some((one) => one === type)
          ? []
          : [`${message}: ${code}`]
        : [`is not asked at all: ${code}`]),
      ...(field === 'amount_question' && !paysByUnit(entry.amount)
        ? ['no part of the amount counts it']
        : []),
    ]
    return found.map((words) => ({ path: ['incentives', index, field], message: words }))
  })

/** What a question offers to answer with; none where anything is taken. */
const answersTo = (question: Question): readonly string[] =>
  question.answer_type === 'boolean' ? YES_AND_NO : offeredOptions(question).map(({ code }) => code)

const lintTold = ({ questions }: Catalogue): Found[] =>
  Object.entries(questions).flatMap(([code, question]) =>
    question.tells === undefined
      ? []
      : lintByOrder(question.tells, answersTo(question)).map((message) => ({
          path: ['questions', code, 'tells', 'codes'],
          message,
        })),
  )

const lintByOrder = (tells: Tells, options: readonly string[]) =>
  lintTells({ fact: tells.fact, codes: codesByOption(tells, options) }, options)

function lintRules({ questions }: Catalogue): Found[] {
  return Object.entries(questions).flatMap(([code, question]) =>
    question.rules.flatMap((rule, index) => {
      const path = ['questions', code, 'rules', index]
      if (!RULED_TYPES[rule.kind].includes(question.answer_type))
        return [{ path: [...path, 'kind'], message: 'does not fit the kind of answer' }]
      return rule.answer !== undefined && !answersTo(question).includes(rule.answer)
        ? [{ path: [...path, 'answer'], message: `no such code: ${rule.answer}` }]
        : []
    }),
  )
}
