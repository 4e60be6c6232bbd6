import { expect, test } from 'vitest'
import { comparisonVerdict } from './comparison-verdict.ts'

test.each([
  [100, 200, 95, 'great'],
  [150, 200, 95, 'good'],
  [201, 200, 95, 'room_to_save'],
] as const)('%d beside a typical %d and a new %d is %s', (own, typical, newHome, verdict) => {
  expect(comparisonVerdict(own, typical, newHome)).toBe(verdict)
})
