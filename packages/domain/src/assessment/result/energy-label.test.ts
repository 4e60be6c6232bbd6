import { expect, it } from 'vitest'
import { energyLabel, letterLimits } from './energy-label.ts'

const references = { stock: 200, regulation: 100 }

it.each([
  [0, 'A', 10],
  [50, 'A', 9],
  [100, 'B', 8],
  [150, 'C', 7],
  [200, 'D', 5],
  [250, 'E', 4],
  [300, 'F', 3],
  [400, 'G', 1],
  [4000, 'G', 1],
])('%d kWh/m² is %s, %d of 10', (kWhPerM2, letter, score) => {
  expect(energyLabel(kWhPerM2 * 100, 100, references)).toMatchObject({ letter, score })
})

it('counts gigajoules, and a home that sends out more than it buys is an A', () => {
  expect(energyLabel(10_000, 100, references).gigajoules).toBeCloseTo(36)
  expect(energyLabel(-500, 100, references)).toMatchObject({ letter: 'A', score: 10, kWhPerM2: 0 })
})

it('keeps its letters apart where new homes are hardly better than old ones', () => {
  const limits = letterLimits({ stock: 100, regulation: 120 })
  expect(limits.toSorted((a, b) => a - b)).toEqual(limits)
  expect(new Set(limits).size).toBe(6)
})

it.each([0.3, 0.9, 1, 1.3])(
  'a home built to today’s code is B, be it %d of what the mean home uses',
  (share) => {
    const mild = { stock: 100, regulation: 100 * share }
    expect(energyLabel(mild.regulation * 80, 80, mild)).toMatchObject({ letter: 'B', score: 8 })
  },
)
