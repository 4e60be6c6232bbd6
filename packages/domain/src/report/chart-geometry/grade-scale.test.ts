import { expect, it } from 'vitest'
import { GRADES, gradeScaleGeometry, markLefts } from './grade-scale.ts'

const WIDTH = 178
const GAP = 6
const centreOf = (letter: (typeof GRADES)[number]) => {
  const box = gradeScaleGeometry(WIDTH).find((one) => one.letter === letter)
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

it('keeps the words of two marks apart and inside the scale, whatever their letters', () => {
  const widths = [18, 52]
  for (const [place, one] of GRADES.entries())
    for (const other of GRADES.slice(place + 1))
      for (const [first = 0, second = 0] of [widths, widths.toReversed()]) {
        const marks = [
          { centre: centreOf(one), width: first },
          { centre: centreOf(other), width: second },
        ]
        const [left = -1, right = -1] = markLefts(marks, WIDTH, GAP)
        expect(left, one + other).toBeGreaterThanOrEqual(0)
        expect(right - (left + first), one + other).toBeGreaterThanOrEqual(GAP - 1e-9)
        expect(right + second, one + other).toBeLessThanOrEqual(WIDTH + 1e-9)
      }
})

it('puts words that have room in the middle over their letter', () => {
  const marks = [
    { centre: centreOf('B'), width: 18 },
    { centre: centreOf('F'), width: 18 },
  ]
  expect(markLefts(marks, WIDTH, GAP)).toEqual([centreOf('B') - 9, centreOf('F') - 9])
})
