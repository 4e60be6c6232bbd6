import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import { type Features, features as featuresOf } from '@hearthlight/domain/partner/features'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { describe, expect, it } from 'vitest'
import { currentAt, type MenuEntry, mainMenu, menuPages } from './main-menu.ts'

const features = { incentives: true, assessment: true, applications: true, signUp: true } as Features
const customer = {
  user_type: 'customer' as const,
  partner_account_id: null,
  extra_info: EMPTY_EXTRA_INFO,
}
const everything = () => true
const names = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.text)

describe('the main menu', () => {
  it('offers buildings, rebates and the three parts of the report to a signed-in person', () => {
    const menu = mainMenu({ features, user: customer, isBuilt: everything })
    expect(names(menu)).toEqual(['nav.buildings', 'nav.find_rebates', 'nav.home_report', 'nav.applications'])
    const report = menu.find((entry) => entry.text === 'nav.home_report')
    expect(report).toMatchObject({
      pages: [{ route: 'home-overview' }, { route: 'home-analysis' }, { route: 'fuel-type' }],
    })
  })
  it('shows only what exists', () => {
    const isBuilt = (route: PageName) => route === 'buildings-list' || route === 'home-overview'
    const menu = mainMenu({ features, user: customer, isBuilt })
    expect(names(menu)).toEqual(['nav.buildings', 'nav.home_report'])
    expect(menu[1]).toMatchObject({ pages: [{ route: 'home-overview' }] })
  })
  it('follows the features of the partner', () => {
    const bare = { ...features, incentives: false, assessment: false, applications: false }
    expect(names(mainMenu({ features: bare, user: customer, isBuilt: everything }))).toEqual([
      'nav.buildings',
    ])
  })
  it.each([true, false])(
    'offers applications where the partner integrates them: %s [S1-1.009]',
    (enable_applications_integrated) => {
      const partner = PartnerConfig.parse({
        code: 'acme',
        name: 'Acme',
        country: 'US',
        contact_email: 'home@acme.test',
        logo_url: '/l.svg',
        logo_icon_url: '/i.svg',
        settings: { enable_applications_integrated },
      })
      const menu = names(
        mainMenu({ features: featuresOf(partner, null), user: customer, isBuilt: everything }),
      )
      expect(menu).toContain('nav.buildings')
      expect(menu.includes('nav.applications')).toBe(enable_applications_integrated)
    },
  )
  it('hides some links from a sync user without a partner account id [S2-6.015]', () => {
    const sync = { ...customer, extra_info: { ...EMPTY_EXTRA_INFO, is_fulfill_sync: true } }
    const without = names(mainMenu({ features, user: sync, isBuilt: everything }))
    const withAccount = names(
      mainMenu({ features, user: { ...sync, partner_account_id: 'A-1' }, isBuilt: everything }),
    )
    const everyLink = names(mainMenu({ features, user: customer, isBuilt: everything }))
    expect(everyLink).toContain('nav.applications')
    expect(withAccount).toEqual(everyLink)
    const hidden = ['nav.find_rebates', 'nav.applications']
    expect(without).toEqual(everyLink.filter((name) => !hidden.includes(name)))
  })
})

describe('the entry of what is open', () => {
  it.each([
    ['/applications', 'applications', 'page'],
    ['/applications/', 'applications', 'page'],
    ['/applications/p1', 'applications', 'section'],
    ['/applications/p1/edit', 'applications', 'section'],
    ['/offers', 'applications', 'section'],
    ['/insulation', 'fuel-type', 'section'],
    ['/buildings/b1', 'buildings-list', 'section'],
    ['/applications/p1', 'buildings-list', undefined],
    ['/nowhere', 'applications', undefined],
  ] as const)('at %s %s is marked: %s', (path, entry, current) => {
    expect(currentAt(path, entry)).toBe(current)
  })
  it('is an entry of a menu', () => {
    const places = Object.values(PAGES).flatMap(({ under }) => under ?? [])
    expect(places.length).toBeGreaterThan(0)
    for (const place of places)
      expect(PAGES).toHaveProperty(place, expect.objectContaining({ menu: expect.anything() }))
  })
})

describe('the other menus', () => {
  const routes = (bar: 'account' | 'footer', context: Partial<Parameters<typeof menuPages>[1]> = {}) =>
    menuPages(bar, { features, user: null, isBuilt: everything, ...context }).map(({ route }) => route)
  it('offer sign-in and sign-up to a stranger, and only sign-in where there is no sign-up', () => {
    expect(routes('account')).toEqual(['sign-in', 'sign-up'])
    expect(routes('account', { features: { ...features, signUp: false } })).toEqual(['sign-in'])
  })
  it('offer the profile to a person, and nothing to a guest', () => {
    expect(routes('account', { user: customer })).toEqual(['UserEdit'])
    expect(routes('account', { user: { ...customer, user_type: 'guest' } })).toEqual([])
  })
  it('name the partner and the terms at the foot of every page', () => {
    for (const user of [null, customer])
      expect(routes('footer', { user })).toEqual(['about', 'terms-and-conditions'])
  })
})
