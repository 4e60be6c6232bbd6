import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from './session.ts'

afterEach(() => localStorage.clear())

it.each([
  ['is in', startSession],
  ['leaves', endSession],
])('the email that waits for its confirmation goes when somebody %s', async (_when, happen) => {
  localStorage.setItem('emailVerificationEmail', 'nora@lakeshore.test')
  localStorage.setItem('language', 'fr')
  await happen()
  expect(Object.keys(localStorage)).toEqual(['language'])
})
