import { expect, it } from 'vitest'
import { MOST_ATTEMPTS, retryDelayMs } from './retry-delay.ts'

it('waits four times as long after each try that failed, and gives up in the end', () => {
  expect([1, 2, 3, 7].map(retryDelayMs)).toEqual([10_000, 40_000, 160_000, 40_960_000])
  expect(retryDelayMs(MOST_ATTEMPTS)).toBeUndefined()
})
