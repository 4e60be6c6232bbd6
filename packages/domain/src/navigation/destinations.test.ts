import { describe, expect, it } from 'vitest'
import {
  afterAccountSearch,
  afterPasswordUpdate,
  afterProfileSave,
  afterSamlLogout,
  afterSignIn,
} from './destinations.ts'

describe('after sign-in', () => {
  it('a stored program id goes to the new application, whatever else was asked [S2-4.035]', () => {
    expect(afterSignIn({ storedProgramId: 'p 1', redirect: '/user/edit' })).toBe(
      '/applications/new?programId=p%201',
    )
  })
  it('a redirect that applies for the stored program is followed with all it says', () => {
    const redirect = '/applications/new?programId=p1&buildingId=b1'
    expect(afterSignIn({ storedProgramId: 'p1', redirect })).toBe(redirect)
    expect(afterSignIn({ storedProgramId: 'p2', redirect })).toBe('/applications/new?programId=p2')
  })
  it('the redirect query is followed [S1-4.008]', () => {
    expect(afterSignIn({ redirect: '/user/edit?tab=2#top' })).toBe('/user/edit?tab=2#top')
  })
  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/a//evil.test',
    '',
    'user/edit',
  ])('a redirect %j that is no path of this site is ignored', (redirect) => {
    expect(afterSignIn({ redirect })).toBe('/buildings')
  })
  it('a redirect may carry an address in its query', () => {
    expect(afterSignIn({ redirect: '/iframe-test?url=https://a.test//b' })).toBe(
      '/iframe-test?url=https://a.test//b',
    )
  })
  it('without a redirect the buildings list opens [S1-4.009]', () => {
    expect(afterSignIn({})).toBe('/buildings')
  })
  it('a person who came by single sign-on lands on the page of the partner [S2-6.011]', () => {
    expect(afterSignIn({ landingPage: '/incentives' })).toBe('/incentives')
    expect(afterSignIn({ landingPage: '/incentives', redirect: '/user/edit' })).toBe('/user/edit')
  })
})

describe('after a profile save', () => {
  it('goes to applicationsNew with a programId [S1-2.067] [S2-2.087]', () => {
    expect(afterProfileSave({ verification_step: null, programId: '7' })).toBe(
      '/applications/new?programId=7',
    )
  })
  it('goes to the buildings list without one [S1-2.068] [S2-2.088]', () => {
    expect(afterProfileSave({ verification_step: null, programId: null })).toBe('/buildings')
  })
  it('searches by details first in the detail step [S2-2.089]', () => {
    expect(afterProfileSave({ verification_step: 'detail_search', programId: '7' })).toBe(
      '/fetch-account-details?isSearchDetail=true',
    )
  })
})

describe('after a password update', () => {
  it('a token that came back goes to email verification [S1-8.013]', () => {
    expect(afterPasswordUpdate('t1', 'welcome')).toBe('/verify-email?token=t1')
  })
  it('else the configured next page opens [S1-8.014]', () => {
    expect(afterPasswordUpdate(null, 'welcome')).toBe('/welcome')
  })
})

describe('after the account search', () => {
  it('an account that was found leads to the profile [S1-4.012] [S2-4.036]', () => {
    expect(afterAccountSearch('user_synced')).toBe('/user/edit')
  })
  it('so does none found [S1-4.013] [S2-4.037]', () => {
    expect(afterAccountSearch('account_not_found')).toBe('/user/edit')
  })
  it('so do several found [S1-4.014] [S2-4.038]', () => {
    expect(afterAccountSearch('more_than_one_found')).toBe('/user/edit')
  })
  it('anything else leads to the buildings [S1-4.015] [S2-4.039]', () => {
    expect(afterAccountSearch('no_search_needed')).toBe('/buildings')
    expect(afterAccountSearch('anything else')).toBe('/buildings')
  })
})

it.each([
  [{ singleLogoutUrl: 'https://id.test/slo', spaHomeUrl: 'https://www.test/' }, 'https://id.test/slo'],
  [{ spaHomeUrl: 'https://www.test/' }, 'https://www.test/'],
  [{}, '/'],
])('saml logout with %j goes to %s [S2-2.034]', (urls, to) => {
  expect(afterSamlLogout(urls)).toBe(to)
})
