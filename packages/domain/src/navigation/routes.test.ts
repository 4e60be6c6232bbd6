import { describe, expect, it } from 'vitest'
import type { PageName } from '../partner/page-name.ts'
import { pathTo } from './routes.ts'

it.each<[PageName, string]>([
  ['sign-in', '/sign-in'],
  ['sign-up', '/sign-up'],
  ['UserEdit', '/user/edit'],
  ['fetch-account-details', '/fetch-account-details'],
  ['request-password', '/request-password'],
])('route %s is at %s', (name, path) => {
  expect(pathTo(name)).toBe(path)
})

describe('a path', () => {
  it('has its parameters and its query filled in, escaped', () => {
    expect(pathTo('admin-user-sign-up', { admin_id: 'a/b' })).toBe('/admin-user-sign-up/a%2Fb')
    expect(pathTo('LoginAs', {}, { token: 't&1', admin_id: '7' })).toBe('/login-as?token=t%261&admin_id=7')
  })
  it('leaves out what has no value', () => {
    expect(pathTo('EmailVerification', {}, { token: undefined, first_access: 'true' })).toBe(
      '/verify-email?first_access=true',
    )
  })
})
