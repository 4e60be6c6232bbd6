import { expect, it } from 'vitest'
import { shownCost, shownSum } from './shown-cost.ts'

it('writes a price and its range in one step', () => {
  expect(shownCost({ low: 1811, mid: 2638, high: 3402 })).toEqual({
    low: 180_000,
    mid: 265_000,
    high: 345_000,
  })
})

it('writes both ends of a plan’s range in one step: $7,525–$24,290 is $7,500–$24,300', () => {
  expect(shownSum({ low: 752_500, mid: 1_484_500, high: 2_429_000 })).toEqual({
    low: 750_000,
    mid: 1_484_500,
    high: 2_430_000,
  })
})

it('never leaves the sum out of its own range', () => {
  expect(shownSum({ low: 4500, mid: 4500, high: 4500 })).toEqual({ low: 4500, mid: 4500, high: 4500 })
  expect(shownSum({ low: 1_484_500, mid: 1_484_500, high: 1_484_500 })).toEqual({
    low: 1_480_000,
    mid: 1_484_500,
    high: 1_490_000,
  })
})
