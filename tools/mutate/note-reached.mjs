import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'

/**
 * Writes down which marked functions each test file enters. Those entered while a file is loaded are told apart:
 * the next test file finds it loaded already, and would seem not to need them.
 */
globalThis.reachedMarks = new Set()
let whileLoading = []
beforeAll(() => {
  whileLoading = [...globalThis.reachedMarks]
})
afterAll(() => {
  const noted = { test: expect.getState().testPath, whileLoading, reached: [...globalThis.reachedMarks] }
  appendFileSync(process.env['REACHED_FILE'], `${JSON.stringify(noted)}\n`)
})
