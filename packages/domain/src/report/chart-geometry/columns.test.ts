import { expect, test } from 'vitest'
import { columnPairs } from './columns.ts'
import { textWidth } from './text-width.ts'

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

test('a column is as high as what it stands for, before and after [S1-2.110]', () => {
  const drawn = columnPairs(pairs, 1020).pairs.flatMap(({ before, after }) => [before.height, after.height])
  const high = Math.max(...drawn)
  const expected = [1, 15130 / 32240, 5400 / 32240, 5400 / 32240]
  expect(drawn.map((height) => height / high)).toEqual(expected.map((share) => expect.closeTo(share, 6)))
})

test('data labels are hidden when the chart is narrower than 480', () => {
  expect(columnPairs(pairs, 479).isWide).toBe(false)
  expect(columnPairs(pairs, 480).isWide).toBe(true)
})

test('a long name breaks between words', () => {
  expect(columnPairs([...pairs, ...pairs], 480).pairs[1]?.lines).toEqual(['Appliances', 'and lights'])
})

test('names of five uses stand apart on a phone, the longest a little smaller', () => {
  const names = ['Chauffage', 'Climatisation', 'Eau chaude', 'Appareils et éclairage', 'Ventilation']
  const drawing = columnPairs(
    names.map((label) => ({ key: label, label, before: 10, after: 10 })),
    300,
  )
  const ends = drawing.pairs.map(({ cx, lines }) => {
    const half = Math.max(...lines.map((line) => textWidth(line, drawing.fontSize))) / 2
    return { from: cx - half, to: cx + half }
  })
  ends.slice(1).forEach(({ from }, index) => {
    expect(from).toBeGreaterThan(ends[index]?.to ?? 0)
  })
  expect(drawing.fontSize).toBeGreaterThanOrEqual(10)
})
