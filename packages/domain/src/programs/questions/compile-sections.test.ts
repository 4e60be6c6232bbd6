import { describe, expect, it } from 'vitest'
import { UserType } from '../../accounts/user.ts'
import type { FieldQuestion } from '../../forms/question.ts'
import { askedQuestions } from '../../forms/question-paths.ts'
import { validateAnswers } from '../../forms/validate-answers.ts'
import { QUESTION_TYPES, QuestionDefinition } from '../definition/question-definition.ts'
import { parseRules } from '../options/question-rules.ts'
import { sortByTag } from '../sort-by-tag.ts'
import type { ProgramQuestion, QuestionSection } from '../wire/questionnaire.ts'
import { answerList, compileSections, formValues } from './compile-sections.ts'

const question = (over: Partial<ProgramQuestion>): ProgramQuestion => ({
  id: 'q',
  group_id: 'g',
  question: 'Question',
  type: 'Free-form',
  rules: '',
  response: null,
  response_2: null,
  required: 'false',
  sorting_tag: '',
  available_in_portal: true,
  available_in_mobile: true,
  use_spinner: false,
  additional_response_info: null,
  response_option_id: null,
  old_question_id: null,
  min: null,
  max: null,
  visible_when: null,
  ...over,
})
const section = (...questions: ProgramQuestion[]): QuestionSection => ({
  id: 'g',
  name: 'Group',
  message_or_instructions: null,
  measure_instruction: null,
  sorting_tag: '',
  project_id: 'p',
  system_id: 'b',
  question_type: 'Question',
  questions,
})
const compile = (...questions: ProgramQuestion[]) => compileSections([section(...questions)], (key) => key)
const field = (over: Partial<ProgramQuestion>): FieldQuestion => {
  const [placed] = askedQuestions(compile(question(over)), {})
  if (placed?.question.kind !== 'field') throw new Error('no field')
  return placed.question
}

describe('the size of a field', () => {
  it.each([
    ['a year', { type: 'Numeric', max: 2026 }, 4],
    ['an area', { type: 'Numeric', max: 20_000 }, 5],
    ['a number with decimals', { type: 'Float', max: 60 }, 7],
    ['a date', { type: 'Date' }, 10],
    ['a text', { type: 'Free-form' }, undefined],
  ] as const)('%s is as wide as its answer', (_, over, chars) => {
    expect(field(over).chars).toBe(chars)
  })
  it('has its unit beside a number, and beside nothing else', () => {
    expect(field({ type: 'Numeric', unit: 'sq ft' }).unit).toBe('sq ft')
    expect(field({ type: 'Free-form', unit: 'sq ft' }).unit).toBeUndefined()
  })
})

describe('the rules of a question', () => {
  it('are options parted by semicolons [S2-3.018]', () => {
    expect(parseRules('A; B ;C;')).toEqual({ options: ['A', 'B', 'C'] })
    expect(field({ type: 'Specific values', rules: 'A;B;C' }).options.map(({ value }) => value)).toEqual([
      ...['A', 'B', 'C'],
    ])
  })
  it('hold the placeholder between dashes [S2-3.019]', () => {
    expect(parseRules('-Choose-;A;B')).toEqual({ options: ['A', 'B'], placeholder: 'Choose' })
    expect(parseRules('-- Choose one --;A-B')).toEqual({ options: ['A-B'], placeholder: 'Choose one' })
    expect(parseRules('-5 °C;A;-Choose-;B-')).toEqual({
      options: ['-5 °C', 'A', 'B-'],
      placeholder: 'Choose',
    })
    expect(field({ type: 'Specific values', rules: '-Choose-;A' }).placeholder).toBe('Choose')
  })
})

const DEFINITION = { code: 'kind', question: { en: 'Which kind?' }, type: 'Free-form' }

describe('a question for a contractor', () => {
  it('differs from one for a customer in its words only: there is no other mark of either [S2-1.015]', () => {
    const asked = { type: 'Specific values', rules: 'Ducted;Ductless', required: 'true' } as const
    const { label: toCustomer, ...customer } = field({ ...asked, question: 'Which kind will you have?' })
    const { label: toContractor, ...contractor } = field({
      ...asked,
      question: 'Which kind will you install?',
    })
    expect([toCustomer, toContractor]).toEqual(['Which kind will you have?', 'Which kind will you install?'])
    expect(contractor).toEqual(customer)
    expect(QuestionDefinition.safeParse({ ...DEFINITION, audience: 'contractor' }).success).toBe(false)
    expect(QuestionDefinition.safeParse(DEFINITION).success).toBe(true)
    expect(UserType.options).toEqual(['customer', 'guest', 'test_guest'])
  })
})

describe('a question of a program', () => {
  it('has one of ten types [S2-3.017]', () => {
    const isType = (type: string) => QuestionDefinition.safeParse({ ...DEFINITION, type }).success
    expect(QUESTION_TYPES).toHaveLength(10)
    expect([isType('Date'), isType('Colour')]).toEqual([true, false])
  })
  it.each([
    ['Boolean', 'radio'],
    ['date', 'date'],
    ['multi_select', 'multi_select'],
    ['Specific values', 'select'],
    ['Specific values (multi-select)', 'multi_select'],
    ['Numeric', 'integer'],
    ['Float', 'decimal'],
    ['Free-form', 'textarea'],
    ['Free-form (single line)', 'text'],
    ['Date', 'date'],
  ] as const)('of type %s has a control of its own, %s [S2-3.017]', (type, control) => {
    expect(QUESTION_TYPES).toContain(type)
    expect(field({ type, rules: 'A;B' }).type).toBe(control)
  })
  it('is required when its word is true, and only then [S2-3.020]', () => {
    expect([field({ required: 'true' }).required, field({ required: 'false' }).required]).toEqual([
      true,
      false,
    ])
  })
  it('is asked while its condition holds', () => {
    const tree = compile(
      question({ id: 'pet', type: 'Specific values', rules: 'Cat;Dog' }),
      question({ id: 'name', visible_when: { fact: 'pet', is: 'one_of', values: ['Dog'] } }),
    )
    const paths = (pet: string) => askedQuestions(tree, { pet }).map(({ path }) => path)
    expect(paths('Dog')).toEqual(['pet', 'name'])
    expect(paths('Cat')).toEqual(['pet'])
  })
  it('is not asked here when it is for the telephone only', () => {
    expect(askedQuestions(compile(question({ available_in_portal: false })), {})).toEqual([])
  })
  it('says no as well as yes', () => {
    const tree = compile(question({ type: 'Boolean', required: 'true' }))
    const check = (value: string | boolean | null) =>
      validateAnswers(tree, formValues(tree, { q: value }), (rule) => rule).mistakes.length
    expect([check(false), check('false'), check(true), check(null)]).toEqual([0, 0, 0, 1])
  })
})

it('sends several options joined by semicolons, and takes them so [S2-5.017]', () => {
  const asked = section(question({ type: 'multi_select', rules: 'A;B;C' }))
  expect(answerList([asked], { q: ['A', 'C'] })).toEqual({ g: { q: 'A;C' } })
  expect(formValues(compileSections([asked], String), { q: 'A;C' })).toEqual({ q: ['A', 'C'] })
})

it('sorts by tag, numbers as numbers [S2-9.009]', () => {
  const sorted = sortByTag(['10', '2', 'B', '1'].map((sorting_tag) => ({ sorting_tag })))
  expect(sorted.map(({ sorting_tag }) => sorting_tag)).toEqual(['1', '2', '10', 'B'])
})
