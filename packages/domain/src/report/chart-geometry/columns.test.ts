import { expect, test } from 'vitest'
import { columnPairs } from './columns.ts'

const pairs = [
  { key: 'heating', label: 'Heating', before: 32240, after: 15130 },
  { key: 'appliances', label: 'Appliances and lights', before: 5400, after: 5400 },
]

test('columns stand on zero with bars 25 thick [S1-9.007]', () => {
  const drawing = columnPairs(pairs, 1020)
  expect(drawing.barWidth).toBe(25)
  expect(drawing.ticks[0]).toEqual({ value: 0, y: drawing.baseline })
  for (const pair of drawing.pairs) {
    expect(pair.before.y + pair.before.height).toBeCloseTo(drawing.baseline, 6)
  }
})

test('data labels are hidden when the chart is narrower than 480', () => {
  expect(columnPairs(pairs, 479).isWide).toBe(false)
  expect(columnPairs(pairs, 480).isWide).toBe(true)
})

test('a long name breaks between words', () => {
  expect(columnPairs([...pairs, ...pairs], 480).pairs[1]?.lines).toEqual(['Appliances', 'and lights'])
})
