import { expect, it } from 'vitest'
import { idleLimitMs, minutesToWarnOf } from './idle-clock.ts'

const MINUTE_MS = 60_000

it.each([
  ['a person', false, 30],
  ['staff who act for a person', true, 15],
])('warns %s five minutes before the session ends and counts down', (_who, isActing, limit) => {
  const warning = (minutes: number) => minutesToWarnOf(minutes * MINUTE_MS, idleLimitMs(isActing))
  expect(warning(0)).toBeNull()
  expect(warning(limit - 5.1)).toBeNull()
  expect(warning(limit - 5)).toBe(5)
  expect(warning(limit - 0.8)).toBe(1)
  expect(warning(limit + 1)).toBe(0)
})
