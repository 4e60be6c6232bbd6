import { expect, test } from 'vitest'
import { measureBars } from './measure-bars.ts'

test('bars start at zero and whiskers stay on the track [S1-2.094]', () => {
  const { zero, bars } = measureBars([
    { key: 'air', value: 210, low: 140, high: 280 },
    { key: 'attic', value: 190 },
  ])
  expect(zero).toBe(0)
  expect(bars[0]?.from).toBe(0)
  expect(bars[0]?.width).toBeGreaterThan(bars[1]?.width ?? 0)
  expect((bars[1]?.width ?? 0) / (bars[0]?.width ?? 1)).toBeCloseTo(190 / 210, 6)
  expect(bars[0]?.whisker?.high).toBeLessThanOrEqual(100)
  expect(bars[1]?.whisker).toBeUndefined()
})

test('a measure that raises the bill runs to the left of zero', () => {
  const { zero, bars } = measureBars([
    { key: 'heat-pump', value: -60, low: -140, high: 20 },
    { key: 'air', value: 200 },
  ])
  const [pump] = bars
  expect(pump?.isNegative).toBe(true)
  expect((pump?.from ?? 0) + (pump?.width ?? 0)).toBeCloseTo(zero, 6)
  expect(pump?.whisker?.low).toBe(0)
})
