import { expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../buildings/rebate-project.ts'
import { INCENTIVE_STATUSES } from '../incentive-statuses.ts'
import { rebateAhead } from './rebate-ahead.ts'

it('goes on from where it stands to the payment, the applicant first where they were asked', () => {
  const next = (from: (typeof APPLICATION_STATUSES)[number]) =>
    rebateAhead(from).map(({ status, by }) => `${status} by ${by}`)
  expect(next('submitted')).toEqual([
    'eligibility_review by partner',
    'approved by partner',
    'payment_issued by partner',
  ])
  expect(next('information_requested')).toEqual([
    'eligibility_review by applicant',
    'approved by partner',
    'payment_issued by partner',
  ])
  for (const end of ['payment_issued', 'declined', 'withdrawn'] as const) expect(next(end)).toEqual([])
})

it.each(APPLICATION_STATUSES)('makes no move from %s that staff cannot make', (from) => {
  const ways = [from, ...rebateAhead(from).map(({ status }) => status)]
  for (const [index, to] of ways.slice(1).entries())
    expect(INCENTIVE_STATUSES.waysFrom(ways[index] ?? from, 'reviewer')).toContain(to)
})
