import { expect, it } from 'vitest'
import { minutesToWarnOf } from './idle-clock.ts'

const MINUTE_MS = 60_000

it('warns five minutes before the session ends and counts down', () => {
  expect(minutesToWarnOf(0)).toBeNull()
  expect(minutesToWarnOf(24.9 * MINUTE_MS)).toBeNull()
  expect(minutesToWarnOf(25 * MINUTE_MS)).toBe(5)
  expect(minutesToWarnOf(29.2 * MINUTE_MS)).toBe(1)
  expect(minutesToWarnOf(31 * MINUTE_MS)).toBe(0)
})
