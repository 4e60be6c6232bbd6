import { expect, it } from 'vitest'
import { paidQuantities } from './measure-quantities.ts'

it('turns an area into square feet and a capacity into tons', () => {
  expect(paidQuantities('m2', 100).ft2).toBeCloseTo(1076.391042, 6)
  expect(paidQuantities('kW', 10.55055).ton).toBeCloseTo(3, 6)
})
it('counts things as they are and leaves lengths out', () => {
  expect(paidQuantities('window', 12)).toEqual({ each: 12 })
  expect(paidQuantities('m', 40)).toEqual({})
})
