import { expect, it } from 'vitest'
import { Retention } from './retention.ts'

it.each([
  ['draft_days', 30, 1825],
  ['closed_document_days', 365, 3650],
  ['email_log_days', 30, 730],
  ['audit_log_days', 365, 3650],
])('%s is between %s and %s, in whole days', (name, least, most) => {
  const isTaken = (days: unknown) => Retention.safeParse({ [name]: days }).success
  expect([least - 1, least, most, most + 1, least + 0.5, null].map(isTaken)).toEqual([
    ...[false, true, true, false, false, false],
  ])
})
