import { expect, it } from 'vitest'
import { atErasure } from './personal-data.ts'

it.each([
  ['one that was paid is kept', 'payment_issued', true, true, 'kept'],
  ['one under review stands in the way', 'eligibility_review', true, false, 'open'],
  ['an approved one is still to be paid', 'approved', true, false, 'open'],
  ['a declined one goes', 'declined', true, true, 'deleted'],
  ['a draft goes', 'draft', false, false, 'deleted'],
] as const)('%s', (_what, status, isSubmitted, hasEnded, outcome) => {
  expect(atErasure({ status, isSubmitted, hasEnded })).toBe(outcome)
})
