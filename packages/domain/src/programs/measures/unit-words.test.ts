import { expect, it } from 'vitest'
import { unitWords } from './unit-words.ts'

it('calls one by the word for one, in the way of counting of the language', () => {
  const fans = { units_qty: 'fans', units_qty_one: 'fan' }
  expect([0, 1, 2].map((count) => unitWords(fans, count, 'en-US'))).toEqual(['fans', 'fan', 'fans'])
  const units = { units_qty: 'appareils', units_qty_one: 'appareil' }
  expect([0, 1, 2].map((count) => unitWords(units, count, 'fr-CA'))).toEqual([
    'appareil',
    'appareil',
    'appareils',
  ])
})

it('has one word where a program gives one', () => {
  expect(unitWords({ units_qty: 'sq ft', units_qty_one: null }, 1, 'en-US')).toBe('sq ft')
  expect(unitWords({ units_qty: 'sq ft' }, 1, 'en-US')).toBe('sq ft')
})
