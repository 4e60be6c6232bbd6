import { expect, it } from 'vitest'
import { type FormatPartner, formats } from '../../partner/formats.ts'
import { answerWords } from './answer-words.ts'

const partner = (country: 'US' | 'PT', area_unit: 'square_feet' | 'square_meters'): FormatPartner => ({
  country,
  currency_code: country === 'US' ? 'USD' : 'EUR',
  currency_icon: country === 'US' ? '$' : '€',
  time_zone: 'Europe/Lisbon',
  settings: { area_unit },
})
const IMPERIAL = formats(partner('US', 'square_feet'), 'en')
const METRIC = formats(partner('PT', 'square_meters'), 'pt')
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['an imperial', IMPERIAL, 'sq ft', ['1,850.5 sq ft', '1974', '$1,850.50', '11-01-2026']],
  ['a metric', METRIC, 'm²', ['1 850,5 m²', '1974', '1 850,50 €', '01/11/2026']],
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
