import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, centsOfDecimal, decimalOfCents, fromDecimal, multiply, toInteger } from './rational.ts'

it('adds a tenth and two tenths to exactly three tenths, where floats do not', () => {
  const sum = add(fromDecimal('0.1'), fromDecimal('0.2'))
  expect(sum.numerator * 10n).toBe(sum.denominator * 3n)
})

it('rounds halves away from zero', () => {
  expect(toInteger(fromDecimal('2.5'))).toBe(3)
  expect(toInteger(fromDecimal('-2.5'))).toBe(-3)
  expect(toInteger(multiply(fromDecimal('1.005'), fromDecimal('100')))).toBe(101)
})

it('writes cents as a decimal and reads them back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      expect(centsOfDecimal(decimalOfCents(cents))).toBe(cents)
    }),
  )
})

it('refuses what is not a decimal number', () => {
  expect(() => fromDecimal('1,200')).toThrow(RangeError)
})
