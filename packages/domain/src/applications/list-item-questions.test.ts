import { describe, expect, it } from 'vitest'
import { validateAnswers } from '../forms/validate-answers.ts'
import { ANSWER_TYPES, ListItem } from '../incentives/incentive.ts'
import { answerOf, contentOf } from './answer-content.ts'
import { listItemQuestions } from './list-item-questions.ts'

const item = (changes: Partial<ListItem>): ListItem => ({
  id: 'asked',
  name: 'Asked?',
  description: '',
  answer_type: 'text',
  is_required: 'false',
  select_options: ['Attic floor', 'Rim joist'],
  select_codes: ['attic-floor', 'rim-joist'],
  restrict_data_access: false,
  ...changes,
})
const rulesOf = (asked: ListItem, content: string) =>
  validateAnswers(
    listItemQuestions([asked], (key) => key),
    { [asked.id]: answerOf(asked, content) },
    (rule) => rule,
  ).mistakes.map(({ rule }) => rule)

const GOOD: Readonly<Record<ListItem['answer_type'], string>> = {
  boolean: 'false',
  date: '2026-06-15',
  multi_select: '["rim-joist","attic-floor"]',
  select: 'rim-joist',
  integer: '12',
  float: '2.5',
  text: 'In spring',
}

describe('a question of an incentive', () => {
  it('has one of the seven answer types, and says required in a word [S2-3.010] [S2-3.011]', () => {
    const types = ['boolean', 'date', 'multi_select', 'select', 'integer', 'float', 'text']
    expect([...ANSWER_TYPES]).toEqual(types)
    for (const answer_type of types) {
      expect(ListItem.safeParse({ ...item({}), answer_type, is_required: 'true' }).success).toBe(true)
    }
    expect(ListItem.safeParse({ ...item({}), answer_type: 'colour' }).success).toBe(false)
    expect(ListItem.safeParse({ ...item({}), is_required: true }).success).toBe(false)
  })
  it.each(ANSWER_TYPES)(
    'of the type %s takes what it asks for, and gives it back as it was stored',
    (answer_type) => {
      const asked = item({ answer_type })
      const content = GOOD[answer_type]
      expect(rulesOf(asked, content)).toEqual([])
      expect(contentOf(asked, answerOf(asked, content))).toBe(content)
    },
  )
  it.each([
    ['integer', '2.5', 'numeric'],
    ['integer', 'two', 'numeric'],
    ['float', 'two', 'decimal'],
    ['float', '1,5', 'decimal'],
    ['boolean', 'maybe', 'option'],
    ['select', 'basement', 'option'],
    ['multi_select', '["basement"]', 'option'],
    ['multi_select', 'not a list', 'option'],
    ['multi_select', '["rim-joist","rim-joist"]', 'option'],
    ['date', '2026-02-30', 'date'],
  ] as const)(
    'of the type %s refuses %j by the rule %s [S2-5.013] [S2-5.014]',
    (answer_type, content, rule) => {
      expect(rulesOf(item({ answer_type }), content)).toEqual([rule])
    },
  )
  it('must be answered when is_required is true, and when staff ask for it [S2-5.011] [S2-5.012]', () => {
    expect(rulesOf(item({ is_required: 'true' }), ' ')).toEqual(['required'])
    expect(rulesOf(item({ is_required: 'false' }), ' ')).toEqual([])
    const [asked] = listItemQuestions(
      [item({})],
      (key) => key,
      () => true,
    )
    expect(asked?.required).toBe(true)
  })
})

it('stores booleans as words and several choices as a JSON list [S2-5.015] [S2-5.016]', () => {
  const yesNo = item({ answer_type: 'boolean' })
  expect([contentOf(yesNo, true), contentOf(yesNo, false), contentOf(yesNo, '')]).toEqual([
    'true',
    'false',
    '',
  ])
  expect(contentOf(item({ answer_type: 'multi_select' }), ['attic-floor'])).toBe('["attic-floor"]')
  expect(contentOf(item({ answer_type: 'multi_select' }), [])).toBe('')
})
