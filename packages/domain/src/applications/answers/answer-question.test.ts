import { describe, expect, it } from 'vitest'
import { validateAnswers } from '../../forms/validate-answers.ts'
import { ANSWER_TYPES, ListItem } from '../../incentives/incentive.ts'
import { sampleListItem } from '../../incentives/testing/sample-list-item.ts'
import { answerIn, answerQuestion, contentOf } from './answer-question.ts'

const item = (answer_type: ListItem['answer_type'], over: Partial<ListItem> = {}): ListItem =>
  sampleListItem('old-furnace', 'What was replaced?', {
    answer_type,
    select_options: ['Furnace', 'Thermostat'],
    select_codes: ['furnace', 'thermostat'],
    ...over,
  })
const ruleOf = (asked: ListItem, value: unknown, isRequested = false) => {
  const question = answerQuestion(asked, { name: 'content', isRequested, today: '2026-06-15' }, (key) => key)
  return validateAnswers([question], { content: value }, (rule) => rule).mistakes[0]?.rule
}

it('is asked by one of seven answer types, and says required in a word [S2-3.010] [S2-3.011]', () => {
  expect([...ANSWER_TYPES]).toEqual(['boolean', 'date', 'multi_select', 'select', 'integer', 'float', 'text'])
  for (const answer_type of ANSWER_TYPES) expect(ListItem.parse(item(answer_type)).is_required).toBe('true')
  expect(ListItem.safeParse({ ...item('text'), answer_type: 'colour' }).success).toBe(false)
  expect(ListItem.safeParse({ ...item('text'), is_required: true }).success).toBe(false)
})

describe('the answer to a question of an incentive', () => {
  it.each([
    ['boolean', 'true', undefined],
    ['boolean', 'false', undefined],
    ['boolean', 'yes', 'option'],
    ['boolean', 'maybe', 'option'],
    ['date', '2026-10-28', undefined],
    ['date', '28 October', 'date'],
    ['select', 'furnace', undefined],
    ['select', 'Furnace', 'option'],
    ['multi_select', ['furnace', 'thermostat'], undefined],
    ['multi_select', ['furnace', 'coil'], 'option'],
    ['integer', '60000', undefined],
    ['integer', '60.5', 'numeric'],
    ['float', '96.5', undefined],
    ['float', 'a lot', 'decimal'],
    ['text', 'Harbor Heating', undefined],
  ] as const)('of type %s may be %j: %s [S2-5.013] [S2-5.014] [S2-5.015]', (type, value, rule) => {
    expect(ruleOf(item(type), value)).toBe(rule)
  })
  it('is required when the item says so, or when it is asked for again [S2-5.011] [S2-5.012]', () => {
    expect(ruleOf(item('text'), ' ')).toBe('required')
    expect(ruleOf(item('text', { is_required: 'false' }), '')).toBeUndefined()
    expect(ruleOf(item('text', { is_required: 'false' }), '', true)).toBe('required')
  })
  it.each([
    ['boolean', 'true', 'true'],
    ['boolean', 'false', 'false'],
    ['multi_select', ['furnace', 'thermostat'], '["furnace","thermostat"]'],
    ['multi_select', [], ''],
    ['integer', 60000, '60000'],
    ['float', 96.5, '96.5'],
    ['text', '', ''],
  ] as const)('of type %s, %j, is stored as %j [S2-5.015] [S2-5.016]', (type, value, content) => {
    expect(contentOf({ answer_type: type }, value)).toBe(content)
  })
  it('is read again as it was given', () => {
    expect(answerIn({ answer_type: 'multi_select' }, '["furnace"]')).toEqual(['furnace'])
    expect(answerIn({ answer_type: 'multi_select' }, 'coil')).toEqual(['coil'])
    expect(answerIn({ answer_type: 'multi_select' }, '')).toEqual([])
    expect(answerIn({ answer_type: 'text' }, '["furnace"]')).toBe('["furnace"]')
  })
})

it.each([
  [
    item('text', {
      rules: [{ kind: 'pattern', pattern: '\\d{10}', says: 'Ten digits.', breach: 'refused' }],
    }),
    '4410028817',
    '441002881',
  ],
  [
    item('text', { rules: [{ kind: 'pattern', pattern: 'a|b', says: 'One of two.', breach: 'refused' }] }),
    'b',
    'ab',
  ],
  [
    item('date', { rules: [{ kind: 'not_in_future', says: 'Still to come.', breach: 'refused' }] }),
    '2026-06-15',
    '2026-06-16',
  ],
  [
    item('boolean', { rules: [{ kind: 'must_be', answer: 'false', says: 'Too late.', breach: 'refused' }] }),
    'false',
    'true',
  ],
  [
    item('float', { rules: [{ kind: 'at_most', value: 2.5, says: 'Too much.', breach: 'refused' }] }),
    '2.5',
    '2.6',
  ],
] as const)('keeps the rules that the partner wrote for it: %#', (asked, right, wrong) => {
  const messageOf = (value: string) => {
    const question = answerQuestion(
      asked,
      { name: 'content', isRequested: false, today: '2026-06-15' },
      (key) => key,
    )
    return validateAnswers([question], { content: value }, (rule) => rule).mistakes[0]?.message
  }
  expect(messageOf(right)).toBeUndefined()
  expect(messageOf(wrong)).toBe(asked.rules[0]?.says)
  expect(messageOf('')).toBe('required')
})

it('is written in one line where a pattern says how, and else in several', () => {
  const controlOf = (asked: ListItem) =>
    answerQuestion(asked, { name: 'content', isRequested: false, today: '2026-06-15' }, (key) => key).type
  const rule = { kind: 'pattern', pattern: '\\d{10}', says: 'Ten digits.', breach: 'refused' } as const
  expect([controlOf(item('text', { rules: [rule] })), controlOf(item('text'))]).toEqual(['text', 'textarea'])
})
