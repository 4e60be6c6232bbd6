import { expect, test } from 'vitest'
import { comparisonVerdict } from './comparison-verdict.ts'

test.each([
  ['B', 100, 200, 95, 'great'],
  ['C', 150, 200, 95, 'good'],
  ['E', 201, 200, 95, 'room_to_save'],
  ['B', 150, 140, 95, 'room_to_save'],
] as const)(
  'label %s and %d beside a typical %d and a new %d is %s',
  (letter, own, typical, newHome, verdict) => {
    expect(comparisonVerdict(letter, { own, typical, newHome })).toBe(verdict)
  },
)

test('"Great: about as well as a new one" never stands beside label D', () => {
  expect(comparisonVerdict('D', { own: 100, typical: 104, newHome: 98 })).toBe('good')
  expect(comparisonVerdict('E', { own: 100, typical: 104, newHome: 98 })).toBe('room_to_save')
})
