import { describe, expect, it } from 'vitest'
import { changeAnswer } from './change-answer.ts'
import { compileQuestions } from './compile-questions.ts'
import { FieldDefinition, type FieldDefinitionInput } from './field-definition.ts'
import { fieldProblems } from './field-problems.ts'
import { openingAnswers } from './opening-answers.ts'
import type { DocumentQuestion, Question, RepeatQuestion } from './question.ts'
import { askedQuestions, questionAt } from './question-paths.ts'
import { addItem, removeItem } from './repeat-items.ts'
import { validateAnswers } from './validate-answers.ts'

const compile = (...fields: FieldDefinitionInput[]): readonly Question[] =>
  compileQuestions(
    fields.map((field) => FieldDefinition.parse(field)),
    (key) => key,
  )
const text = (name: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  name,
  type: 'text',
  label: name,
  ...more,
})
const homes: RepeatQuestion = {
  kind: 'repeat',
  name: 'items',
  title: 'Homes',
  min: 1,
  max: 4,
  children: compile(
    text('kind', { type: 'select', options: ['house', 'flat'].map((value) => ({ value, label: value })) }),
    text('floor', { parent: 'kind', mappings: { flat: ['1'] }, required: true }),
    text('zip', { required: true, validations: { zip: 'US' } }),
  ),
}
const tree = [...compile(text('zip')), homes]
const mistakesOf = (questions: readonly Question[], given: Record<string, unknown>) =>
  validateAnswers(questions, given, (rule) => rule).mistakes.map(({ path, rule }) => `${path} ${rule}`)
const paths = (answers: Parameters<typeof askedQuestions>[1]) =>
  askedQuestions(tree, answers).map(({ path }) => path)

describe('a repeat', () => {
  it('asks its questions once for each item, each by the answers of its own item', () => {
    expect(paths({ items: 2, 'items/0/kind': 'house', 'items/1/kind': 'flat' })).toEqual([
      'zip',
      'items/0/kind',
      'items/0/zip',
      'items/1/kind',
      'items/1/floor',
      'items/1/zip',
    ])
  })

  it('points to the item whose answer is wrong, not to the first of that name', () => {
    const given = {
      zip: 'anything',
      items: 4,
      'items/0/zip': '53081',
      'items/1/zip': '53081',
      'items/2/zip': '53081',
      'items/3/zip': '5308',
    }
    const { mistakes } = validateAnswers(tree, given, (rule) => rule)
    expect(fieldProblems(mistakes, 'home')).toMatchObject([{ pointer: '/home/items/3/zip' }])
    expect(questionAt(tree, 'items/3/zip')).toBe(homes.children[2])
    expect(questionAt(tree, 'items/3/street')).toBeUndefined()
  })

  it('wants as many items as it says, and takes no forged number of them', () => {
    expect(mistakesOf(tree, { items: 0 })).toEqual(['items min_items'])
    expect(mistakesOf(tree, { items: 1e9, 'items/0/zip': '53081' })).toContain('items max_items')
    expect(mistakesOf(tree, { items: 'many', 'items/0/zip': '53081' })).toEqual([])
  })

  it('adds a blank item and moves the later ones up when one goes', () => {
    const two = addItem(homes, { items: 1, 'items/0/zip': 'a' }, '')
    expect(two).toMatchObject({ items: 2, 'items/1/zip': '' })
    const three = { ...addItem(homes, two, ''), 'items/1/zip': 'b', 'items/2/zip': 'c' }
    expect(removeItem(homes, three, '', 0)).toMatchObject({
      items: 2,
      'items/0/zip': 'b',
      'items/1/zip': 'c',
    })
    expect(removeItem(homes, three, '', 0)).not.toHaveProperty('items/2/zip')
    expect(removeItem(homes, { items: 1 }, '', 0)).toEqual({ items: 1 })
  })

  it('clears what hung from a changed answer in its own item only', () => {
    const before = { items: 2, 'items/0/kind': 'flat', 'items/0/floor': '1', 'items/1/kind': 'flat' }
    const floors = { ...before, 'items/1/floor': '1' }
    const after = changeAnswer(tree, floors, 'items/1/kind', 'house')
    expect(after).toMatchObject({ 'items/0/floor': '1', 'items/1/kind': 'house' })
    expect(after).not.toHaveProperty('items/1/floor')
  })

  it('opens with as many items as are known, or as few as are wanted', () => {
    expect(openingAnswers(tree, {})).toMatchObject({ items: 1, 'items/0/zip': '' })
    expect(openingAnswers(tree, { items: 2, 'items/1/zip': 'x' })).toMatchObject({ 'items/1/zip': 'x' })
  })
})

describe('an address', () => {
  const address = compile({ name: 'home', type: 'address', label: 'Home', required: true })
  it('is asked in its parts, under its own path; the second line is nobody’s duty', () => {
    expect(askedQuestions(address, {}).map(({ path }) => path)).toEqual([
      'home/address1',
      'home/address2',
      'home/city',
      'home/region',
      'home/zip',
    ])
    expect(mistakesOf(address, {})).toEqual([
      'home/address1 required',
      'home/city required',
      'home/region required',
      'home/zip required',
    ])
  })
  it('takes a zip of its country, in the region beside it', () => {
    const american = compile({ name: 'home', type: 'address', label: 'Home', validations: { zip: 'US' } })
    expect(mistakesOf(american, { 'home/zip': '5308' })).toEqual(['home/zip zip_us'])
    expect(mistakesOf(american, { 'home/zip': '10001', 'home/region': 'WI' })).toEqual([
      'home/zip zip_region',
    ])
    expect(mistakesOf(american, { 'home/zip': '53081', 'home/region': 'WI' })).toEqual([])
  })
})

describe('types of their own', () => {
  it.each([
    ['date', '2026-02-28', '2026-02-29', 'date'],
    ['date', '2024-02-29', '28/02/2026', 'date'],
    ['integer', '12', '12.5', 'numeric'],
    ['decimal', '12.5', '12,,5', 'decimal'],
    ['phone', '+1 (920) 555-0142', '555', 'phone'],
    ['phone', '2125550142', 'call me', 'phone'],
  ] as const)('a %s takes %s and not %s', (type, right, wrong, rule) => {
    const questions = compile(text('answer', { type }))
    expect(mistakesOf(questions, { answer: right })).toEqual([])
    expect(mistakesOf(questions, { answer: wrong })).toEqual([`answer ${rule}`])
  })

  it('a multi-select holds a list of codes, each offered and each once', () => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }))
    const questions = compile(text('answer', { type: 'multi_select', options }))
    expect(validateAnswers(questions, { answer: ['a', 'b'] }, (rule) => rule).values).toEqual({
      answer: ['a', 'b'],
    })
    expect(mistakesOf(questions, { answer: ['c'] })).toEqual(['answer option'])
    expect(mistakesOf(questions, { answer: ['a', 'a'] })).toEqual(['answer option'])
  })

  it('a document is wanted, and not more of them than may be', () => {
    const bill: DocumentQuestion = { kind: 'document', name: 'bill', label: 'Bill', required: true, max: 2 }
    expect(mistakesOf([bill], {})).toEqual(['bill upload'])
    expect(mistakesOf([bill], { bill: ['one', 'two'] })).toEqual([])
    expect(mistakesOf([bill], { bill: ['one', 'two', 'three'] })).toEqual(['bill max_files'])
  })
})
