import { expect, it } from 'vitest'
import { consolePath } from './console-path.ts'

it('leads to a page of the console, with its record and its query', () => {
  expect(consolePath('today')).toBe('/admin')
  expect(consolePath('applications', {}, { tab: 'late', program: undefined })).toBe(
    '/admin/applications?tab=late',
  )
  expect(consolePath('visit', { id: 'a/b' }, { day: '2026-07-01' })).toBe(
    '/admin/advisors/day/a%2Fb?day=2026-07-01',
  )
})

it('is none without the id of its record', () => {
  // @ts-expect-error the page shows one person
  expect(() => consolePath('person')).toThrow('person needs id')
})
