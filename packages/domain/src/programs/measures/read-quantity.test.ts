import { expect, it } from 'vitest'
import { readQuantity } from './read-quantity.ts'

it.each([
  ['3', 3],
  [4, 4],
  [' 12 ', 12],
  ['-2', 0],
  ['abc', 0],
  ['1.5', 0],
  ['', 0],
  [null, 0],
])('reads %j as %i: what is invalid or negative is none [S2-4.057]', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})
