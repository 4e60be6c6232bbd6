import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandGeometry } from './band.ts'
import { gradeScaleGeometry } from './grade-scale.ts'
import { monthlyProfile } from './monthly-profile.ts'
import { niceTicks } from './ticks.ts'

test('ticks are round, cover the data and hold zero', () => {
  expect(niceTicks(0, 32240)).toEqual([0, 10000, 20000, 30000, 40000])
  expect(niceTicks(0, 0)).toEqual([0, 1])
  fc.assert(
    fc.property(fc.integer({ min: -100000, max: 0 }), fc.integer({ min: 1, max: 1000000 }), (min, max) => {
      const ticks = niceTicks(min, max)
      expect(ticks[0]).toBeLessThanOrEqual(min)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})

test('a band stays on its line', () => {
  expect(bandGeometry({ low: 2400, value: 2800, high: 3200 }, 0, 4000)).toEqual({ low: 60, at: 70, high: 80 })
  expect(bandGeometry({ low: -5, value: 2, high: 99 }, 0, 10)).toEqual({ low: 0, at: 20, high: 100 })
})

test('seven grades fill the width', () => {
  const boxes = gradeScaleGeometry(380)
  const last = boxes.at(-1)
  expect(boxes.map((box) => box.letter).join('')).toBe('ABCDEFG')
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(380, 6)
})

test('a month without a bill has no dot', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    modelled: 100 + index,
    ...(index === 0 && { billed: 90 }),
  }))
  const drawing = monthlyProfile(months, 343)
  expect(drawing.months[0]?.bill).toBeGreaterThan(drawing.months[0]?.y ?? 0)
  expect(drawing.months[1]?.bill).toBeUndefined()
})
