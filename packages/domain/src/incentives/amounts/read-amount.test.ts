import { expect, it } from 'vitest'
import { readAmount, readDecimal } from './read-amount.ts'

it.each([
  ['2800,00', '2800.00'],
  ['2.800,00', '2800.00'],
  ['2 800,5', '2800.5'],
  ['2\u202F800,00', '2800.00'],
  ['2800.00', '2800.00'],
  ['2.800', '2800'],
  ['2,800.00', undefined],
  ['28,00,00', undefined],
  ['0.800', undefined],
  ['', undefined],
])('reads %s in Portugal as %s', (text, amount) => {
  expect(readAmount(text, ['pt-PT'])).toBe(amount)
})

it.each([
  ['2,800.00', '2800.00'],
  ['2800', '2800'],
  [' 2800.5 ', '2800.5'],
  ['2800,00', undefined],
  ['2.800,00', undefined],
  ['-5', undefined],
])('reads %s in the United States as %s', (text, amount) => {
  expect(readAmount(text, ['en-US'])).toBe(amount)
})

it('reads what is written as in any of the places', () => {
  const both = (text: string) => readAmount(text, ['en-GB', 'pt-PT'])
  expect(['2800,00', '2.800,00', '2,800.00', '2.800', '2,800'].map(both)).toEqual([
    ...['2800.00', '2800.00', '2800.00', '2800', '2800'],
  ])
  expect(both('2,80,0')).toBeUndefined()
})

it.each([
  ['2800,00', '2800.00', undefined],
  ['2.800,00', '2800.00', undefined],
  ['1,25', '1.25', undefined],
  ['0,125', '0.125', undefined],
  ['0.125', '0.125', '0.125'],
  ['1.125', '1125', '1.125'],
  ['2,800.5', undefined, '2800.5'],
  ['0,12345', undefined, undefined],
  ['-5', undefined, undefined],
])('reads the rate %s in Portugal as %s, in the United States as %s', (text, portuguese, american) => {
  expect([readDecimal(text, ['pt-PT']), readDecimal(text, ['en-US'])]).toEqual([portuguese, american])
})
