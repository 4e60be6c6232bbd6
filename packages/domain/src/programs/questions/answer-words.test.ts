import { expect, it } from 'vitest'
import { formats } from '../../partner/formats.ts'
import { answerWords } from './answer-words.ts'

const IMPERIAL = {
  ...{ country: 'US', currency_code: 'USD', currency_icon: '$', time_zone: 'America/Chicago' },
  settings: { area_unit: 'square_feet' },
} as const
const METRIC = {
  ...{ country: 'PT', currency_code: 'EUR', currency_icon: '€', time_zone: 'Europe/Lisbon' },
  settings: { area_unit: 'square_meters' },
} as const
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['an imperial', formats(IMPERIAL, 'en'), 'sq ft', ['1,850.5 sq ft', '1974', '$1,850.50', '11-01-2026']],
  ['a metric', formats(METRIC, 'pt'), 'm²', ['1 850,5 m²', '1974', '1 850,50 €', '01/11/2026']],
])('an answer is written in the units and words of %s partner', (_, written, unit, words) => {
  const said = (type: string, response: string, of?: string) =>
    plain(answerWords({ type, response, unit: of }, written, (key) => key))
  expect([
    said('Float', '1850.5', unit),
    said('Numeric', '1974'),
    said('Currency', '1850.5'),
    said('Date', '2026-11-01'),
  ]).toEqual(words)
  expect(said('BOOLEAN', 'false')).toBe('programs:field.false')
  expect(said('multi_select', 'Kitchen;Bathroom')).toBe('Kitchen, Bathroom')
  expect(answerWords({ type: 'Numeric', response: null }, written, (key) => key)).toBeNull()
})
