import { describe, expect, it } from 'vitest'
import { BILLS_PAGE, PAGE_OF } from '../assessment/wizard/wizard-pages.ts'
import { type Features, features } from '../partner/features.ts'
import type { PageName } from '../partner/pages/page-name.ts'
import { PAGES } from '../partner/pages/pages.ts'
import { PartnerConfig } from '../partner/partner-config.ts'
import { type GuardContext, guard } from './guards.ts'

const PARTNER = PartnerConfig.parse({
  code: 'oakridge',
  name: 'Oakridge Energy',
  logo_url: '/logo.svg',
  logo_icon_url: '/icon.svg',
  contact_email: 'help@oakridge.test',
  country: 'US',
})
type Settings = Partial<(typeof PARTNER)['settings']>
const partnerWith = (settings: Settings, sso: Partial<(typeof PARTNER)['sso']> = {}) => ({
  ...PARTNER,
  settings: { ...PARTNER.settings, ...settings },
  sso: { ...PARTNER.sso, ...sso },
})
const ALL_ON = { enable_admin_user_sign_up: true, enable_offers_public_page: true }
const FEATURES: Features = features(partnerWith(ALL_ON), null)
const PERSON = { name: 'Ada Byron', user_type: 'customer', verification_step: null } as const

const READER = { email: 'reader@oakridge.test', extra_info: { fulfill_site_permission: 'r' } }

type Change = Partial<Omit<GuardContext, 'features'>> & { features?: Partial<Features> }

const context = ({ features, ...rest }: Change = {}): GuardContext => ({
  user: PERSON,
  path: '/asked?x=1',
  query: {},
  embedded: false,
  sessionExpirePath: null,
  auditMode: 'advanced',
  ...rest,
  features: { ...FEATURES, ...features },
})

const whereTo = (route: PageName, change: Change = {}) => {
  const verdict = guard(route, context(change))
  return verdict.kind === 'allow' ? 'stays' : verdict.to
}
const ALL = Object.keys(PAGES) as PageName[]
const WHITELIST: PageName[] = [
  'home',
  'OffersPublic',
  'user-details',
  'ApplicationUpdate',
  'ApplicationDetails',
  'NotAuthorized',
  'Transition',
]

/** Whoever adds a page that is open to everybody says so here too. */
const OPEN: PageName[] = [
  ...(['home', 'how-it-works', 'about', 'welcome', 'hello', 'thank-you', 'terms-and-conditions'] as const),
  ...(['Transition', 'Maintenance', 'NotAuthorized', 'iframe-test', 'sign-in', 'sign-up'] as const),
  ...(['admin-user-sign-up', 'LoginAs', 'EmailVerification', 'forgot-password', 'request-password'] as const),
  ...([
    'update-password',
    'password-instructions',
    'saml-logout',
    'shared-report',
    'embed-rebate-finder',
  ] as const),
  ...(['rebate-start', 'OffersPublic', 'embed-offers', 'user-details', 'visit'] as const),
]

describe('without a session', () => {
  it.each(ALL.filter((page) => !OPEN.includes(page)))(
    '%s goes to sign-in and carries the way back [S2-4.072]',
    (route) => {
      expect(whereTo(route, { user: null, path: '/applications?page=2' })).toBe(
        '/sign-in?redirect=%2Fapplications%3Fpage%3D2',
      )
    },
  )
  it.each([
    ['/expired', '/expired?redirect=%2Fasked%3Fx%3D1'],
    [
      'https://id.example.test/bye?from=portal',
      'https://id.example.test/bye?from=portal&redirect=%2Fasked%3Fx%3D1',
    ],
  ])('the expiry path %s of single sign-on is used instead of sign-in [S2-4.073]', (path, to) => {
    expect(whereTo('applications', { user: null, sessionExpirePath: path })).toBe(to)
  })
  it.each<PageName>([
    'home',
    'how-it-works',
    'about',
    'sign-in',
    'sign-up',
    'EmailVerification',
    'forgot-password',
    'request-password',
    'update-password',
    'LoginAs',
    'saml-logout',
    'OffersPublic',
    'user-details',
    'terms-and-conditions',
  ])('%s stays open', (route) => {
    expect(whereTo(route, { user: null })).toBe('stays')
  })
})

describe('maintenance mode', () => {
  const on = { maintenance: true }
  it('sends everyone on every other page to Maintenance [S2-4.077]', () => {
    const others = ALL.filter((route) => route !== 'Maintenance' && route !== 'LoginAs')
    for (const user of [null, PERSON, { ...PERSON, user_type: 'guest' as const }]) {
      expect(new Set(others.map((route) => whereTo(route, { user, features: on })))).toEqual(
        new Set(['/maintenance']),
      )
    }
  })
  it.each([
    ['Tester@Oakridge.test', 'stays'],
    ['other@oakridge.test', '/maintenance'],
  ])('spares tester emails only: %s [S2-4.078]', (email, where) => {
    const partner = partnerWith({ maintenance_mode: true, tester_emails: ['tester@oakridge.test'] })
    expect(whereTo('buildings-list', { features: features(partner, { email }) })).toBe(where)
  })
  it.each<PageName>(['Maintenance', 'LoginAs'])('spares %s [S2-4.079]', (route) => {
    expect(whereTo(route, { user: null, features: on })).toBe('stays')
  })
  it('is judged before the frame check, so that the two do not chase each other', () => {
    expect(whereTo('home', { embedded: true, features: on })).toBe('/maintenance')
    expect(whereTo('Maintenance', { embedded: true, features: on })).toBe('stays')
  })
})

describe('in a frame', () => {
  it('is refused unless the partner allows embedding [S2-4.080]', () => {
    expect(whereTo('home', { embedded: true })).toBe('/not-authorized')
    expect(whereTo('NotAuthorized', { embedded: true })).toBe('stays')
    expect(whereTo('home', { embedded: true, features: { embedding: true } })).toBe('stays')
    expect(whereTo('home', { embedded: false })).toBe('stays')
  })
  it.each<PageName>(['embed-rebate-finder', 'embed-offers'])('%s stays where the partner has it', (route) => {
    const both = { rebateFinder: true, embeddedOffers: true }
    expect(whereTo(route, { embedded: true, user: null, features: both })).toBe('stays')
    const none = { rebateFinder: false, embeddedOffers: false }
    expect(whereTo(route, { embedded: true, user: null, features: none })).toBe('/not-authorized')
  })
  it('the test page exists only for partners that allow embedding [S2-2.031]', () => {
    expect(whereTo('iframe-test')).toBe('/not-authorized')
    expect(whereTo('iframe-test', { features: { embedding: true } })).toBe('stays')
  })
})

describe.each(['guest', 'test_guest'] as const)('a %s', (user_type) => {
  const user = { ...PERSON, user_type }
  it('may open the whitelist [S2-4.075] [S2-6.003]', () => {
    expect(WHITELIST.map((route) => whereTo(route, { user }))).toEqual(WHITELIST.map(() => 'stays'))
  })
  it('goes to the public offers from every other route [S2-4.075] [S2-4.076] [S2-6.003]', () => {
    const others = ALL.filter((route) => !WHITELIST.includes(route))
    expect(new Set(others.map((route) => whereTo(route, { user })))).toEqual(new Set(['/offers-public']))
  })
})

it('no page of the portal is for energy advisors, who are people to choose [S1-6.005] [S2-6.010]', () => {
  expect(ALL.filter((page) => /advisor/i.test(`${page} ${PAGES[page].path}`))).toEqual([])
})

describe('public offers', () => {
  it('redirect home when they are disabled [S2-2.005]', () => {
    expect(whereTo('OffersPublic', { user: null, features: { publicOffers: false } })).toBe('/')
    expect(whereTo('user-details', { user: null, features: { publicOffers: false } })).toBe('/')
  })
})

describe("a person named 'New user'", () => {
  const user = { ...PERSON, name: 'New user' }
  it('goes to complete profile from every page that needs a session [S2-4.074]', () => {
    for (const route of ['buildings-list', 'UserEdit', 'incentives', 'fuel-type', 'applications'] as const)
      expect(whereTo(route, { user })).toBe('/user/complete-profile')
    expect(whereTo('complete-profile', { user })).toBe('stays')
  })
  it('is matched exactly', () => {
    expect(whereTo('buildings-list', { user: { ...PERSON, name: 'new user' } })).toBe('stays')
  })
  it('may leave: public pages stay open', () => {
    expect(whereTo('how-it-works', { user })).toBe('stays')
  })
})

describe('account search', () => {
  const user = { ...PERSON, verification_step: 'email_search' } as const
  it('comes before the profile while the step is email_search [S1-2.065] [S2-2.083]', () => {
    expect(whereTo('UserEdit', { user })).toBe('/fetch-account-details')
    expect(whereTo('fetch-account-details', { user })).toBe('stays')
  })
  it('lets a new user through, then brings them back', () => {
    const fresh = { ...user, name: 'New user' }
    expect(whereTo('complete-profile', { user: fresh })).toBe('/fetch-account-details')
    expect(whereTo('fetch-account-details', { user: fresh })).toBe('stays')
  })
  it('does not stand in the way of the detail step', () => {
    expect(whereTo('UserEdit', { user: { ...PERSON, verification_step: 'detail_search' } })).toBe('stays')
  })
})

describe('partner switches', () => {
  it('close every assessment page without assessment [S1-6.016] [S2-4.081]', () => {
    const pages: PageName[] = [...Object.values(PAGE_OF), BILLS_PAGE, 'home-overview', 'home-analysis']
    expect(pages).toHaveLength(12)
    for (const page of pages)
      expect(whereTo(page, { features: features(partnerWith({ enable_assessment: false }), null) })).toBe(
        '/buildings',
      )
    for (const page of pages) expect(whereTo(page)).toBe('stays')
  })
  const inModes = (page: PageName) =>
    (['lite', null, 'advanced'] as const).map((auditMode) => whereTo(page, { auditMode }))
  it('open /insulation only for a building in advanced mode [S2-4.082]', () => {
    expect(inModes('insulation')).toEqual(['/buildings', '/buildings', 'stays'])
  })
  it('open /windows-and-doors only for a building in advanced mode [S2-4.083]', () => {
    expect(inModes('windows-and-doors')).toEqual(['/buildings', '/buildings', 'stays'])
  })
  it('close /incentives and /rebate-start without incentives [S2-2.002] [S1-6.017]', () => {
    const without = { features: features(partnerWith({ enable_incentives: false }), null) }
    expect([whereTo('incentives', without), whereTo('rebate-start', without)]).toEqual(['/buildings', '/'])
    expect([whereTo('incentives'), whereTo('rebate-start')]).toEqual(['stays', 'stays'])
  })
  it('close a shared report without assessment', () => {
    expect(
      whereTo('shared-report', { features: features(partnerWith({ enable_assessment: false }), null) }),
    ).toBe('/')
    expect(whereTo('shared-report', { user: null })).toBe('stays')
  })
  it.each<PageName>([
    'applications',
    'applicationsShowAll',
    'applicationsNew',
    'Offers',
    'applied-projects',
    'measure-cart',
  ])('close %s without integrated applications [S1-1.009]', (page) => {
    const places = [false, true].map((enable_applications_integrated) =>
      whereTo(page, { features: features(partnerWith({ enable_applications_integrated }), null) }),
    )
    expect(places).toEqual(['/buildings', 'stays'])
  })
  it('close admin sign-up unless it is allowed [S2-4.084] [S1-2.056]', () => {
    expect(whereTo('admin-user-sign-up', { features: features(PARTNER, null) })).toBe('/not-authorized')
    expect(whereTo('admin-user-sign-up', { user: null })).toBe('stays')
  })
  it('send sign-up to sign-in where password login is hidden [S1-2.047] [S2-4.085]', () => {
    expect(
      whereTo('sign-up', {
        user: null,
        features: features(partnerWith({}, { hide_user_pass_login: true }), null),
      }),
    ).toBe('/sign-in')
    expect(whereTo('sign-up', { user: null })).toBe('stays')
  })
  it('send a person without the create right from the new building to the list [S1-6.012]', () => {
    expect(whereTo('building-new', { features: features(partnerWith({}), READER) })).toBe('/buildings')
  })
})

describe('pages that need something', () => {
  it('password instructions without an email go home [S1-2.061]', () => {
    expect(whereTo('password-instructions', { user: null })).toBe('/')
    expect(whereTo('password-instructions', { user: null, query: { email: 'a@b.test' } })).toBe('stays')
  })
  it('sign-in is not shown to a signed-in person and follows a safe redirect only', () => {
    expect(whereTo('sign-in')).toBe('/buildings')
    expect(whereTo('sign-in', { query: { redirect: '/user/edit' } })).toBe('/user/edit')
    expect(whereTo('sign-in', { query: { redirect: '//evil.test' } })).toBe('/buildings')
  })
})

describe('redirects end', () => {
  const byPath = new Map(ALL.map((route) => [PAGES[route].path as string, route]))
  const off = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, false]))
  const people = {
    nobody: null,
    'a customer': PERSON,
    'a new user': { ...PERSON, name: 'New user', verification_step: 'email_search' },
    'a guest': { ...PERSON, user_type: 'guest' },
  } as const
  const settings = { 'all on': FEATURES, 'all off': off, maintenance: { ...off, maintenance: true } }
  const endsFrom = (route: PageName, change: Change, hops = 4): boolean => {
    const to = whereTo(route, { ...change, auditMode: null })
    const next = to === 'stays' ? undefined : byPath.get(to.split('?')[0] ?? '')
    return next === undefined || (hops > 0 && endsFrom(next, change, hops - 1))
  }
  const cases = Object.entries(people).flatMap(([who, user]) =>
    Object.entries(settings).map(([how, features]) => [who, how, { user, features }] as const),
  )
  it.each(cases)('for %s with %s', (_who, _how, change) => {
    expect(ALL.filter((route) => !endsFrom(route, change))).toEqual([])
  })
})
