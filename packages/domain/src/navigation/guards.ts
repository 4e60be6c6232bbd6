import type { VerificationStep } from '../accounts/extra-info.ts'
import { isGuest } from '../accounts/guest.ts'
import { pathOfThisSite } from '../accounts/path-of-this-site.ts'
import type { UserType } from '../accounts/user.ts'
import { isNewUser } from '../accounts/user-name.ts'
import { isAdvancedPage } from '../assessment/advanced-pages.ts'
import type { Features } from '../partner/features.ts'
import type { PageName } from '../partner/page-name.ts'
import { isAssessmentPage, isForGuests, isPublic } from './route-groups.ts'
import { pathTo } from './routes.ts'

export type GuardFeatures = Pick<
  Features,
  | 'maintenance'
  | 'embedding'
  | 'passwordSignIn'
  | 'adminSignUp'
  | 'publicOffers'
  | 'assessment'
  | 'incentives'
  | 'createBuilding'
>

export type GuardContext = {
  readonly features: GuardFeatures
  readonly user: {
    readonly name: string
    readonly user_type: UserType
    readonly verification_step: VerificationStep | null
  } | null
  /** Path and query of the page asked for: where sign-in brings the person back to. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly embedded: boolean
  readonly sessionExpirePath: string | null
  readonly auditMode: 'lite' | 'advanced' | null
}

export type GuardVerdict = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string }

type Rule = (route: PageName, context: GuardContext) => string | null

/** The guards of the spec in the order they are judged; the first that objects says where to go. */
const RULES: readonly Rule[] = [
  embedding,
  guestMode,
  (route, context) => DOORS[route]?.(context) ?? null,
  session,
  newUser,
  accountSearch,
  partnerFeatures,
]

const ALLOW = { kind: 'allow' } as const
const redirect = (to: string) => ({ kind: 'redirect', to }) as const

/** Maintenance is judged first and alone: the pages it spares answer to no other rule while it lasts. */
export function guard(route: PageName, context: GuardContext): GuardVerdict {
  if (context.features.maintenance)
    return route === 'Maintenance' || route === 'LoginAs' ? ALLOW : redirect(pathTo('Maintenance'))
  for (const rule of RULES) {
    const to = rule(route, context)
    if (to !== null) return redirect(to)
  }
  return ALLOW
}

function embedding(route: PageName, { embedded, features }: GuardContext): string | null {
  const isRefused = embedded && !features.embedding && route !== 'NotAuthorized'
  return isRefused ? pathTo('NotAuthorized') : null
}

function guestMode(route: PageName, { user }: GuardContext): string | null {
  return user !== null && isGuest(user) && !isForGuests(route) ? pathTo('OffersPublic') : null
}

/** Pages before the session that this partner does not have, or that make no sense as they were opened. */
const DOORS: Partial<Record<PageName, (context: GuardContext) => string | null>> = {
  'sign-in': ({ user, query }) =>
    user === null ? null : (pathOfThisSite(query['redirect']) ?? pathTo('buildings-list')),
  'sign-up': ({ user, features }) => {
    if (user !== null) return pathTo('buildings-list')
    return features.passwordSignIn ? null : pathTo('sign-in')
  },
  'admin-user-sign-up': ({ features }) => (features.adminSignUp ? null : pathTo('NotAuthorized')),
  'iframe-test': ({ features }) => (features.embedding ? null : pathTo('NotAuthorized')),
  OffersPublic: ({ features }) => (features.publicOffers ? null : pathTo('home')),
  'user-details': ({ features }) => (features.publicOffers ? null : pathTo('home')),
  'password-instructions': ({ query }) => (query['email'] ? null : pathTo('home')),
}

function session(route: PageName, { user, sessionExpirePath, path }: GuardContext): string | null {
  if (user !== null || isPublic(route)) return null
  const expired = sessionExpirePath ?? pathTo('sign-in')
  return `${expired}${expired.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}`
}

/** Public pages stay open, and the account search too: it may be what brings the name. */
function newUser(route: PageName, { user }: GuardContext): string | null {
  if (user === null || !isNewUser(user) || isPublic(route)) return null
  const mayStay = route === 'complete-profile' || route === 'fetch-account-details'
  return mayStay ? null : pathTo('complete-profile')
}

function accountSearch(route: PageName, { user }: GuardContext): string | null {
  const isProfile = route === 'UserEdit' || route === 'complete-profile'
  return isProfile && user?.verification_step === 'email_search' ? pathTo('fetch-account-details') : null
}

function partnerFeatures(route: PageName, { features, auditMode }: GuardContext): string | null {
  const isBarred =
    (isAssessmentPage(route) && !features.assessment) ||
    (isAdvancedPage(route) && auditMode !== 'advanced') ||
    (route === 'incentives' && !features.incentives) ||
    (route === 'building-new' && !features.createBuilding)
  return isBarred ? pathTo('buildings-list') : null
}
