type Bar = 'main' | 'account' | 'footer'

/** Where a page stands in a menu and to whom it is shown there. Pages of one `group` open under that heading. */
type MenuPlace = {
  readonly bar: Bar
  readonly order: number
  readonly text: string
  readonly group?: string
  readonly shownTo: 'everyone' | 'signed-out' | 'customer' | 'not-guest'
  /** A person of the account system sees it only once their account is known (spec 2 section 6). */
  readonly needsAccount?: true
}

/**
 * Without this feature the page is not there: the portal goes elsewhere, calls that serve the page answer 404. That there
 * is a feature of the name is checked where it is asked for (`navigation/is-switched-on.ts`): features stand above this table.
 */
type Needed<Name extends string> = {
  readonly name: Name
  readonly otherwise: 'home' | 'sign-in' | 'buildings-list' | 'NotAuthorized'
}

type Rules<Name extends string> = {
  /** Named in the whitelist of guest mode. */
  readonly guests?: true
  readonly feature?: Needed<Name>
  /** Stands in frames of the partner's own sites (`settings.embed_origins`), and knows of no session. */
  readonly embed?: true
  /** About the home a person works on: another of their homes can be chosen on it. */
  readonly home?: true
  readonly menu?: MenuPlace
  /** The page of a menu that this one belongs to: its entry is marked here too. That there is one is checked by a test. */
  readonly under?: string
}

type Audience = 'everyone' | 'signed-in'
type Page<Path extends string, Name extends string> = Rules<Name> & {
  readonly path: Path
  readonly audience: Audience
}

const open = <const Path extends `/${string}`, const Name extends string = never>(
  path: Path,
  rules: Rules<Name> = {},
): Page<Path, Name> => ({
  path,
  audience: 'everyone',
  ...rules,
})
const signedIn = <const Path extends `/${string}`, const Name extends string = never>(
  path: Path,
  rules: Rules<Name> = {},
): Page<Path, Name> => ({
  path,
  audience: 'signed-in',
  ...rules,
})

const GUESTS = { guests: true } as const
const ASSESSMENT = { home: true, feature: { name: 'assessment', otherwise: 'buildings-list' } } as const
const WIZARD = { ...ASSESSMENT, under: 'fuel-type' } as const
const APPLICATIONS = { feature: { name: 'applications', otherwise: 'buildings-list' } } as const
const UNDER_APPLICATIONS = { under: 'applications' } as const
const PUBLIC_OFFERS = { ...GUESTS, feature: { name: 'publicOffers', otherwise: 'home' } } as const

const inReport = (order: number, text: string): Rules<'assessment'> => ({
  ...ASSESSMENT,
  menu: { bar: 'main', group: 'nav.home_report', order, text, shownTo: 'customer' },
})

/**
 * The nouns that a partner switches on and off as a whole, and whether they are on where it says nothing. `energy_use` is the
 * setting `enable_energy_use` and the feature `energyUse`.
 */
export const SWITCHED_NOUNS = { assessment: true, incentives: true, energy_use: false } as const

/**
 * Every page of the product by its name in the specification, as partners write it in their configuration: its path, who
 * may open it, the feature it belongs to and its place in the menus.
 */
export const PAGES = {
  home: open('/', GUESTS),
  'how-it-works': open('/how-it-works', {
    menu: { bar: 'main', order: 1, text: 'nav.how_it_works', shownTo: 'signed-out' },
  }),
  about: open('/about', { menu: { bar: 'footer', order: 1, text: 'nav.about', shownTo: 'everyone' } }),
  welcome: open('/welcome'),
  hello: open('/hello'),
  'thank-you': open('/thank-you'),
  'terms-and-conditions': open('/terms-and-conditions', {
    menu: { bar: 'footer', order: 2, text: 'nav.terms', shownTo: 'everyone' },
  }),
  Transition: open('/please-wait', GUESTS),
  Maintenance: open('/maintenance'),
  NotAuthorized: open('/not-authorized', GUESTS),
  'iframe-test': open('/iframe-test', { feature: { name: 'embedding', otherwise: 'NotAuthorized' } }),
  'sign-in': open('/sign-in', {
    menu: { bar: 'account', order: 1, text: 'nav.sign_in', shownTo: 'signed-out' },
  }),
  'sign-up': open('/sign-up', {
    feature: { name: 'signUp', otherwise: 'sign-in' },
    menu: { bar: 'account', order: 2, text: 'nav.sign_up', shownTo: 'signed-out' },
  }),
  'admin-user-sign-up': open('/admin-user-sign-up/:admin_id', {
    feature: { name: 'adminSignUp', otherwise: 'NotAuthorized' },
  }),
  LoginAs: open('/login-as'),
  EmailVerification: open('/verify-email'),
  'forgot-password': open('/forgot-password'),
  'request-password': open('/request-password'),
  'update-password': open('/update-password'),
  'password-instructions': open('/password-instructions'),
  'saml-logout': open('/saml-logout'),
  UserEdit: signedIn('/user/edit', {
    menu: { bar: 'account', order: 3, text: 'nav.profile', shownTo: 'customer' },
  }),
  'complete-profile': signedIn('/user/complete-profile'),
  'fetch-account-details': signedIn('/fetch-account-details'),
  'buildings-list': signedIn('/buildings', {
    menu: { bar: 'main', order: 2, text: 'nav.buildings', shownTo: 'customer' },
  }),
  'building-new': signedIn('/buildings-new', {
    feature: { name: 'createBuilding', otherwise: 'buildings-list' },
    under: 'buildings-list',
  }),
  'building-details': signedIn('/buildings/:id', { under: 'buildings-list' }),
  'fuel-type': signedIn('/fuel-type', inReport(7, 'nav.update_assessment')),
  'heating-system': signedIn('/heating-system', WIZARD),
  'water-heating-system': signedIn('/water-heating-system', WIZARD),
  'house-type': signedIn('/house-type', WIZARD),
  'area-basics': signedIn('/area-basics', WIZARD),
  'energy-bills': signedIn('/energy-bills', WIZARD),
  renovation: signedIn('/renovation', WIZARD),
  insulation: signedIn('/insulation', WIZARD),
  'windows-and-doors': signedIn('/windows-and-doors', WIZARD),
  'ventilation-system': signedIn('/ventilation-system', WIZARD),
  'audit-file': signedIn('/audit-file', WIZARD),
  'home-overview': signedIn('/home-overview', inReport(4, 'nav.overview')),
  'home-analysis': signedIn('/home-analysis', inReport(5, 'nav.analysis')),
  EnergyUse: signedIn('/energy-use', {
    home: true,
    feature: { name: 'energyUse', otherwise: 'buildings-list' },
    menu: { bar: 'main', group: 'nav.home_report', order: 6, text: 'nav.energy_use', shownTo: 'customer' },
  }),
  MeasuredSavings: signedIn('/measured-savings', {
    home: true,
    feature: { name: 'energyUse', otherwise: 'buildings-list' },
    menu: {
      bar: 'main',
      group: 'nav.home_report',
      order: 8,
      shownTo: 'customer',
      text: 'nav.measured_savings',
    },
  }),
  EnergyUseSources: signedIn('/energy-use/sources', {
    home: true,
    feature: { name: 'energyUse', otherwise: 'buildings-list' },
    under: 'EnergyUse',
  }),
  'shared-report': open('/shared-report', { feature: { name: 'assessment', otherwise: 'home' } }),
  incentives: signedIn('/incentives', {
    home: true,
    feature: { name: 'incentives', otherwise: 'buildings-list' },
    menu: { bar: 'main', order: 3, text: 'nav.find_rebates', shownTo: 'not-guest', needsAccount: true },
  }),
  'embed-rebate-finder': open('/embed/rebate-finder', {
    embed: true,
    feature: { name: 'rebateFinder', otherwise: 'NotAuthorized' },
  }),
  'rebate-start': open('/rebate-start', { feature: { name: 'incentives', otherwise: 'home' } }),
  Offers: signedIn('/offers', { ...APPLICATIONS, ...UNDER_APPLICATIONS, home: true }),
  OffersPublic: open('/offers-public', PUBLIC_OFFERS),
  'embed-offers': open('/embed/offers', {
    embed: true,
    feature: { name: 'embeddedOffers', otherwise: 'NotAuthorized' },
  }),
  'user-details': open('/user-details', PUBLIC_OFFERS),
  applications: signedIn('/applications', {
    ...APPLICATIONS,
    menu: { bar: 'main', order: 8, text: 'nav.applications', shownTo: 'customer', needsAccount: true },
  }),
  applicationsShowAll: signedIn('/applications/all', { ...APPLICATIONS, ...UNDER_APPLICATIONS }),
  applicationsNew: signedIn('/applications/new', { ...APPLICATIONS, ...UNDER_APPLICATIONS, home: true }),
  ApplicationDetails: signedIn('/applications/:id', { ...GUESTS, ...UNDER_APPLICATIONS }),
  ApplicationUpdate: signedIn('/applications/:id/edit', { ...GUESTS, ...UNDER_APPLICATIONS }),
  'measure-cart': signedIn('/applications/:id/measure-cart', { ...APPLICATIONS, ...UNDER_APPLICATIONS }),
  'applied-projects': signedIn('/applied-projects', { ...APPLICATIONS, ...UNDER_APPLICATIONS }),
  'user-schedule-plans': signedIn('/user-schedule-plans/:id', {
    feature: { name: 'bookTimeslots', otherwise: 'buildings-list' },
  }),
  visit: open('/visit', { feature: { name: 'bookTimeslots', otherwise: 'home' } }),
} as const
