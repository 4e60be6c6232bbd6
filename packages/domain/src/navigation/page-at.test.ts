import { expect, it } from 'vitest'
import { PAGES } from '../partner/pages/pages.ts'
import { pageAt } from './page-at.ts'

it.each(Object.entries(PAGES))('finds %s by its path', (page, { path }) => {
  expect(pageAt(path.replace(/:\w+/g, 'one'))).toBe(page)
})

it('takes a path as the router of the portal does', () => {
  expect(pageAt('/Sign-In/')).toBe('sign-in')
  expect(pageAt('/buildings/0192')).toBe('building-details')
})

it('knows no page at another path', () => {
  for (const path of ['/nowhere', '/buildings/1/2', '/admin/sign-in', ''])
    expect(pageAt(path)).toBeUndefined()
})
