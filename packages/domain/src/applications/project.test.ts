import { expect, it } from 'vitest'
import { SubmitQuery } from './project.ts'

it.each([
  ['', true],
  ['true', true],
  ['false', false],
  ['0', false],
])('reads ?user_schedule=%s as %s', (word, user_schedule) => {
  const offer_id = '018f6f00-0000-7000-8000-000000000000'
  expect(SubmitQuery.parse({ offer_id, user_schedule: word })).toEqual({ offer_id, user_schedule })
})
