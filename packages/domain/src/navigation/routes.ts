import type { PageName } from '../partner/page-name.ts'

/** Where each page is. Menus, guards and links speak of pages by their names. */
export const ROUTES = {
  home: '/',
  'how-it-works': '/how-it-works',
  about: '/about',
  welcome: '/welcome',
  hello: '/hello',
  'thank-you': '/thank-you',
  'terms-and-conditions': '/terms-and-conditions',
  Transition: '/please-wait',
  Maintenance: '/maintenance',
  NotAuthorized: '/not-authorized',
  'iframe-test': '/iframe-test',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  'admin-user-sign-up': '/admin-user-sign-up/:admin_id',
  LoginAs: '/login-as',
  EmailVerification: '/verify-email',
  'forgot-password': '/forgot-password',
  'request-password': '/request-password',
  'update-password': '/update-password',
  'password-instructions': '/password-instructions',
  'saml-logout': '/saml-logout',
  UserEdit: '/user/edit',
  'complete-profile': '/user/complete-profile',
  'fetch-account-details': '/fetch-account-details',
  'buildings-list': '/buildings',
  'building-new': '/buildings-new',
  'building-details': '/buildings/:id',
  'fuel-type': '/fuel-type',
  'heating-system': '/heating-system',
  'water-heating-system': '/water-heating-system',
  'house-type': '/house-type',
  'area-basics': '/area-basics',
  'energy-bills': '/energy-bills',
  renovation: '/renovation',
  insulation: '/insulation',
  'windows-and-doors': '/windows-and-doors',
  'ventilation-system': '/ventilation-system',
  'home-overview': '/home-overview',
  'home-analysis': '/home-analysis',
  'shared-report': '/shared-report',
  incentives: '/incentives',
  Offers: '/offers',
  OffersPublic: '/offers-public',
  'user-details': '/user-details',
  applications: '/applications',
  applicationsNew: '/applications/new',
  ApplicationDetails: '/applications/:id',
  ApplicationUpdate: '/applications/:id/edit',
  'measure-cart': '/applications/:id/measure-cart',
  'applied-projects': '/applied-projects',
  'user-schedule-plans': '/user-schedule-plans/:id',
} as const satisfies Record<PageName, string>

/** The path of a route with its parameters filled in and a query appended. */
export function pathTo(
  name: PageName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join('&')
  return search === '' ? path : `${path}?${search}`
}
