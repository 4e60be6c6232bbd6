import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureStep, rangeAround, shownEstimate, toStep } from './figure-step.ts'
import { halfWidthPercent, percentSaved, wholePercent } from './percent.ts'

describe('the step of a home’s figures', () => {
  it('follows the width of the band', () => {
    expect(figureStep('money', { low: 2437, high: 3183 })).toBe(10)
    expect(figureStep('money', { low: 380, high: 520 })).toBe(5)
    expect(figureStep('kWh', { low: 20_000, high: 32_000 })).toBe(100)
    expect(figureStep('kWh', { low: 3200, high: 4100 })).toBe(10)
    expect(figureStep('kg', { low: 10_000, high: 16_000 })).toBe(50)
  })
  it('is a kilogram where electricity is nearly free of CO₂: 18 and 17 are not a quarter less', () => {
    expect(figureStep('kg', { low: 11, high: 24 })).toBe(1)
    expect(figureStep('kg', { low: 345, high: 575 })).toBe(5)
  })
  it('is that of the figure and of both ends of its range', () => {
    expect(shownEstimate('money', 2837, { low: 2437, high: 3183 })).toEqual({
      value: 2840,
      low: 2430,
      high: 3190,
      step: 10,
    })
  })
  it('ranges rounded to whole tonnes are no longer printed as 10.0–16.0', () => {
    expect(shownEstimate('kg', 12_612, { low: 10_021, high: 15_830 })).toMatchObject({
      value: 12_600,
      low: 10_000,
      high: 15_850,
    })
  })
  it('never writes minus zero', () => {
    expect(Object.is(toStep(-2, 10), 0)).toBe(true)
  })
})

it('a range holds the whole band and the figure beside it', () => {
  const money = fc.float({ min: -9000, max: 9000, noNaN: true })
  fc.assert(
    fc.property(money, fc.float({ min: 0, max: 9000, noNaN: true }), money, (low, width, value) => {
      const range = rangeAround({ low, high: low + width }, toStep(value, 10), 10)
      expect(range.low).toBeLessThanOrEqual(Math.min(low, range.value))
      expect(range.high).toBeGreaterThanOrEqual(Math.max(low + width, range.value))
    }),
  )
})

describe('a percentage', () => {
  it('is rounded to a whole number [S1-9.009]', () => {
    expect(wholePercent(0.335)).toBe(34)
    expect(percentSaved(45_150, 27_530)).toBe(39)
    expect(percentSaved(200, 133)).toBe(34)
  })
  it('of nothing is nothing', () => {
    expect(percentSaved(0, 10)).toBe(0)
  })
  it('says how wide a band is', () => {
    expect(halfWidthPercent({ low: 2400, high: 3200 }, 2800)).toBe(14)
  })
})
