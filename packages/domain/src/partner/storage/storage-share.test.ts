import { expect, it } from 'vitest'
import { shareOf } from './storage-share.ts'

it('is as full as the fuller of the two caps', () => {
  const cap = { documents: 200, bytes: 1000 }
  expect(shareOf({ documents: 190, bytes: 10 }, cap)).toBe(0.95)
  expect(shareOf({ documents: 2, bytes: 850 }, cap)).toBe(0.85)
  expect(shareOf({ documents: 0, bytes: 0 }, cap)).toBe(0)
})
