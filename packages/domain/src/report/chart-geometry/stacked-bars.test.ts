import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StackedGeometry, type StackedSegment, stackedBars } from './stacked-bars.ts'
import { type TextMeasure, textWidth } from './text-width.ts'

const segment = (key: string, before: number, after: number): StackedSegment => ({
  key,
  before,
  after,
  label: `${key} $${before}`,
  afterLabel: `${key} $${after}`,
})

const home = [
  segment('Heating', 1340, 630),
  segment('Appliances and lights', 930, 930),
  segment('Hot water', 245, 245),
  segment('Cooling', 180, 130),
  segment('Ventilation', 105, 65),
]

test('both bars share one scale and the gap is the saving', () => {
  const drawing = stackedBars(home, 1020)
  const [before, after] = [drawing.before, drawing.after]
  if (after === undefined || drawing.gap === undefined) throw new Error('an after bar was given')
  expect(before.total).toBe(2800)
  expect(drawing.gap.value).toBe(before.total - after.total)
  const unit = (row: StackedGeometry['before']) => {
    const second = row.bars[1]
    const first = row.bars[0]
    if (first === undefined || second === undefined) throw new Error('five bars were given')
    return second.x / first.value
  }
  expect(unit(before)).toBeCloseTo(unit(after), 6)
})

test('a house that saves nothing has no gap', () => {
  expect(stackedBars([segment('Heating', 100, 120)], 1020).gap).toBeUndefined()
})

/** A partner's font may be wider than the guess: labels keep apart by the width they really have. */
const wideFont: TextMeasure = (text, fontSize) => textWidth(text, fontSize) * 1.2

test.each([
  ['guessed', undefined, textWidth],
  ['measured', wideFont, wideFont],
])(
  'no label leaves the paper and none covers another or its leader, %s, whatever the numbers',
  (_how, measure, real) => {
    const value = fc.integer({ min: 0, max: 5000 })
    const names = ['Chauffage', 'Appareils et éclairage', 'Eau chaude', 'Climatisation', 'Ventilation']
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 5, maxLength: 5 }), (values) => {
        const segments = values.map(([before, after], index) => segment(names[index] ?? '', before, after))
        const drawing = stackedBars(segments, 680, measure)
        const rows = [drawing.before, drawing.after].filter((row) => row !== undefined)
        const faults = rows.flatMap((row) => {
          const labels = row.bars.flatMap((bar) => {
            const text = segments.find((one) => one.key === bar.key)
            if (bar.label === undefined || text === undefined) return []
            const words = row === drawing.before ? text.label : (text.afterLabel ?? '')
            return [{ ...bar.label, end: bar.label.x + real(words, drawing.fontSize) }]
          })
          const outside = labels.filter((label) => label.end > drawing.width)
          const covered = labels.filter((one, index) =>
            labels
              .slice(index + 1)
              .some(
                (other) =>
                  (one.y === other.y && one.end > other.x) ||
                  (other.leader !== undefined && reaches(other.leader, one.y) && one.end > other.leader.x),
              ),
          )
          return [...outside, ...covered]
        })
        expect(faults).toEqual([])
      }),
      { numRuns: 300 },
    )
  },
)

const reaches = ({ from, to }: { from: number; to: number }, y: number) =>
  Math.min(from, to) < y && y < Math.max(from, to)

test.each([
  ['every label fits over its bar', [segment('Heating', 900, 500), segment('Hot water', 800, 700)]],
  ['some labels are flags', home],
])('the words above the first bar stand a line apart from its title: %s', (_, segments) => {
  const { before, after } = stackedBars(segments, 1020)
  const lines = before.bars.map((bar) => (bar.label?.y ?? 0) - before.titleY)
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(20)
  expect((after?.titleY ?? 0) - (before.y + before.height)).toBeGreaterThanOrEqual(20)
})
