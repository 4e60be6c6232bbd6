import { expect, it } from 'vitest'
import { SubmitQuery, scheduleRouteId } from './project.ts'

it('books a visit under the id of the first child project, else under its own [S2-7.003]', () => {
  expect(scheduleRouteId({ id: 'own', child_projects: [] })).toBe('own')
  expect(scheduleRouteId({ id: 'own', child_projects: [{ id: 'first' }, { id: 'second' }] })).toBe('first')
})

it.each([
  ['', true],
  ['true', true],
  ['false', false],
  ['0', false],
])('reads ?user_schedule=%s as %s', (word, user_schedule) => {
  const offer_id = '018f6f00-0000-7000-8000-000000000000'
  expect(SubmitQuery.parse({ offer_id, user_schedule: word })).toEqual({ offer_id, user_schedule })
})
