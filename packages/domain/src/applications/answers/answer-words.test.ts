import { expect, it } from 'vitest'
import type { ListItem } from '../../incentives/incentive.ts'
import { type FormatPartner, formats } from '../../partner/formats.ts'
import { answerWords } from './answer-words.ts'

const partner = (country: 'US' | 'CA'): FormatPartner => ({
  country,
  currency_code: 'USD',
  currency_icon: '$',
  time_zone: 'America/Toronto',
  settings: { area_unit: country === 'US' ? 'square_feet' : 'square_meters' },
})
const item = (answer_type: ListItem['answer_type']): ListItem => ({
  id: 'q',
  name: 'Q',
  description: '',
  answer_type,
  is_required: 'true',
  rules: [],
  select_codes: ['gas', 'oil'],
  select_options: ['Natural gas', 'Oil'],
  restrict_data_access: false,
  is_quantity: false,
  sets_amount: false,
  stage: 'application',
})
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['imperial', formats(partner('US'), 'en'), ['1,850', '2.50', '05-20-2026', 'Natural gas, Oil']],
  ['metric', formats(partner('CA'), 'fr'), ['1 850', '2,50', '2026-05-20', 'Natural gas et Oil']],
])('an answer to a question of a rebate is written as an %s partner writes it', (_, written, words) => {
  const said = (type: ListItem['answer_type'], content: string) =>
    plain(answerWords(item(type), content, written, (key) => key))
  expect([
    said('integer', '1850'),
    said('float', '2.50'),
    said('date', '2026-05-20'),
    said('multi_select', '["gas","oil"]'),
  ]).toEqual(words)
  expect(said('boolean', 'true')).toBe('incentives:answer.true')
  expect(said('select', 'oil')).toBe('Oil')
})

it('what is no number and no day stays as it was written', () => {
  const written = formats(partner('US'), 'en')
  expect(answerWords(item('integer'), 'two', written, (key) => key)).toBe('two')
  expect(answerWords(item('date'), 'in May', written, (key) => key)).toBe('in May')
})
