import { expect, it } from 'vitest'
import { classifyIncentive } from '../incentives/classify-incentive.ts'
import type { IdentifiedIncentive } from '../incentives/incentive.ts'
import { sampleIncentive } from '../incentives/testing/sample-incentive.ts'
import { refusalToApply } from './may-apply.ts'

const classify = (changes: Partial<IdentifiedIncentive>, today = '2026-06-15', assigned = false) => {
  const incentive = sampleIncentive(changes)
  const ea_assignment = assigned ? { [incentive.project_type.id]: {} } : {}
  return classifyIncentive(incentive, { building: { id: 'home', ea_assignment }, projects: [], today })
}
const YEAR = { start_at: '2026-01-01', end_at: '2026-12-31' }

it.each([
  ['null on its first day', { date_range: YEAR }, '2026-01-01', null],
  ['null on its last day', { date_range: YEAR }, '2026-12-31', null],
  ['that it is over', { date_range: YEAR }, '2027-01-01', 'applications.outside-dates'],
  ['that it is not active', { is_active: false }, '2026-06-15', 'applications.not-open'],
  ['that an answer rules it out', { is_triggered: false }, '2026-06-15', 'applications.not-open'],
  ['null while the answers leave it open', { is_triggered: null }, '2026-06-15', null],
  ['null when it is recommended', { is_recommended: true }, '2026-06-15', null],
])('answers %s', (_what, changes, today, code) => {
  expect(refusalToApply(classify(changes, today))).toBe(code)
})

it('lets a home apply whose advisor is at it', () => {
  expect(refusalToApply(classify({}, '2026-06-15', true))).toBeNull()
})
