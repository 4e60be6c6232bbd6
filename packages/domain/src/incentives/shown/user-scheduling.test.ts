import { expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../buildings/rebate-project.ts'
import { allowsUserScheduling } from './user-scheduling.ts'

it('lets a person book while an application is not settled', () => {
  expect(APPLICATION_STATUSES.filter((status) => allowsUserScheduling({ by_user: true }, status))).toEqual([
    'submitted',
    'eligibility_review',
    'information_requested',
    'approved',
  ])
})
it('lets nobody book where the incentive has no visit, or leaves it to the partner', () => {
  expect(allowsUserScheduling(null, 'submitted')).toBe(false)
  expect(allowsUserScheduling({ by_user: false }, 'submitted')).toBe(false)
  expect(allowsUserScheduling({ by_user: true }, 'submitted', 'manager')).toBe(false)
})
