import { expect, it } from 'vitest'
import { effectiveFoundationRsi } from './shell-defaults.ts'

it('a basement wall without insulation has none, and one insulated all over has all of it', () => {
  expect(effectiveFoundationRsi(0)).toBeCloseTo(0, 10)
  expect(effectiveFoundationRsi(1.75)).toBeCloseTo(1.75, 10)
  expect(effectiveFoundationRsi(3)).toBeCloseTo(3, 10)
})

it('half of a wall left bare loses more than the mean of its insulation says', () => {
  const half = effectiveFoundationRsi(1.75 / 2)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(1.75 / 4)
})
