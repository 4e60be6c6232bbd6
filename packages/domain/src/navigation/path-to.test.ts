import { describe, expect, it } from 'vitest'
import { isPlainPage, type PlainPage, pathTo } from './path-to.ts'

it.each<[PlainPage, string]>([
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
  it('is none without its id: that neither compiles nor gives the path of another page', () => {
    // @ts-expect-error the path has an id
    expect(() => pathTo('building-details')).toThrow('building-details needs id')
    // @ts-expect-error the path has another id
    expect(() => pathTo('building-details', { admin_id: '7' })).toThrow('building-details needs id')
    expect(() => pathTo('building-details', { id: '' })).toThrow('building-details needs id')
  })
  it('is plain where it needs no id', () => {
    expect((['home', 'building-details', 'measure-cart'] as const).map(isPlainPage)).toEqual([
      true,
      false,
      false,
    ])
  })
  it('leaves out what has no value', () => {
    expect(pathTo('EmailVerification', {}, { token: undefined, first_access: 'true' })).toBe(
      '/verify-email?first_access=true',
    )
  })
})
