import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waterfall } from './waterfall.ts'

test('each step hangs from the one before and the end is what is left', () => {
  const drawing = waterfall(2800, [
    { key: 'thermostat', saving: 80 },
    { key: 'air', saving: 210 },
    { key: 'pump', saving: -60 },
  ])
  expect(drawing.end.left).toBe(2570)
  expect(drawing.steps.map((step) => step.isRise)).toEqual([false, false, true])
  expect(drawing.start.width).toBe(100)
})

test('steps never leave the track', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 8 }),
      (start, savings) => {
        const drawing = waterfall(
          start,
          savings.map((saving, index) => ({ key: String(index), saving })),
        )
        for (const bar of [drawing.start, ...drawing.steps, drawing.end]) {
          expect(bar.from).toBeGreaterThanOrEqual(0)
          expect(bar.from + bar.width).toBeLessThanOrEqual(100.001)
        }
      },
    ),
  )
})
