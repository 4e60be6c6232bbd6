import type { PageName } from '../partner/page-name.ts'

const member = (names: readonly PageName[]) => {
  const group: ReadonlySet<PageName> = new Set(names)
  return (route: PageName): boolean => group.has(route)
}

/** Pages that need no session. */
export const isPublic = member([
  'home',
  'how-it-works',
  'about',
  'welcome',
  'hello',
  'thank-you',
  'terms-and-conditions',
  'Transition',
  'Maintenance',
  'NotAuthorized',
  'iframe-test',
  'sign-in',
  'sign-up',
  'admin-user-sign-up',
  'LoginAs',
  'EmailVerification',
  'forgot-password',
  'request-password',
  'update-password',
  'password-instructions',
  'saml-logout',
  'OffersPublic',
  'user-details',
  'shared-report',
])

/** The whitelist of guest mode, word for word. */
export const isForGuests = member([
  'home',
  'OffersPublic',
  'user-details',
  'ApplicationUpdate',
  'ApplicationDetails',
  'NotAuthorized',
  'Transition',
])

export const isAssessmentPage = member([
  'fuel-type',
  'heating-system',
  'water-heating-system',
  'house-type',
  'area-basics',
  'energy-bills',
  'renovation',
  'insulation',
  'windows-and-doors',
  'ventilation-system',
  'home-overview',
  'home-analysis',
])
