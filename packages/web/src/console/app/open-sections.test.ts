import { expect, it } from 'vitest'
import { isBenchAt } from './open-sections.ts'

it.each([
  ['/admin/programs/p1', true],
  ['/admin/applications/a1', true],
  ['/admin/site', true],
  ['/admin/site/', true],
  ['/admin/site/versions', true],
  ['/admin/programs', false],
  ['/admin/incentives/i1', false],
  ['/admin/programs/', false],
  ['/admin/people/p1', false],
  ['/admin', false],
  ['/admin/site/elsewhere', false],
])('a bench is known by its address: %s %s', (pathname, isBench) => {
  expect(isBenchAt(pathname)).toBe(isBench)
})
