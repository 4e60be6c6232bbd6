import type { VerificationStep } from '../accounts/extra-info.ts'
import { isGuest } from '../accounts/guest.ts'
import { pathOfThisSite } from '../accounts/path-of-this-site.ts'
import type { UserType } from '../accounts/user.ts'
import { isNewUser } from '../accounts/user-name.ts'
import { isAdvancedPage } from '../assessment/wizard/advanced-pages.ts'
import type { Features } from '../partner/features.ts'
import type { PageName } from '../partner/pages/page-name.ts'
import { PAGES } from '../partner/pages/pages.ts'
import { isSwitchedOn } from './is-switched-on.ts'
import { pathTo } from './path-to.ts'

export type GuardContext = {
  readonly features: Features
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

type Rule = (page: PageName, context: GuardContext) => string | null

/** The guards of the spec in the order they are checked; the first that objects says where to go. */
const RULES: readonly Rule[] = [
  embedding,
  guestMode,
  (page, context) => ENTRY_RULES[page]?.(context) ?? null,
  session,
  newUser,
  accountSearch,
  partnerFeatures,
]

const ALLOW = { kind: 'allow' } as const
const redirect = (to: string) => ({ kind: 'redirect', to }) as const

/** Maintenance is checked first and alone: the pages it spares answer to no other rule while it lasts. */
export function guard(page: PageName, context: GuardContext): GuardVerdict {
  if (context.features.maintenance)
    return page === 'Maintenance' || page === 'LoginAs' ? ALLOW : redirect(pathTo('Maintenance'))
  for (const rule of RULES) {
    const to = rule(page, context)
    if (to !== null) return redirect(to)
  }
  return ALLOW
}

/** The pages that are made for frames are kept out of them by their own feature and by the browser. */
function embedding(page: PageName, { embedded, features }: GuardContext): string | null {
  const mayBeFramed = features.embedding || PAGES[page].embed || page === 'NotAuthorized'
  return embedded && !mayBeFramed ? pathTo('NotAuthorized') : null
}

function guestMode(page: PageName, { user }: GuardContext): string | null {
  return user !== null && isGuest(user) && !PAGES[page].guests ? pathTo('OffersPublic') : null
}

const needsSession = (page: PageName): boolean => PAGES[page].audience === 'signed-in'

/** Pages that make no sense as they were opened. */
const ENTRY_RULES: Partial<Record<PageName, (context: GuardContext) => string | null>> = {
  'sign-in': ({ user, query }) =>
    user === null ? null : (pathOfThisSite(query['redirect']) ?? pathTo('buildings-list')),
  'sign-up': ({ user }) => (user === null ? null : pathTo('buildings-list')),
  'password-instructions': ({ query }) => (query['email'] ? null : pathTo('home')),
}

function session(page: PageName, { user, sessionExpirePath, path }: GuardContext): string | null {
  if (user !== null || !needsSession(page)) return null
  const expired = sessionExpirePath ?? pathTo('sign-in')
  return `${expired}${expired.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}`
}

/** Public pages stay open, and the account search too: it may be what brings the name. */
function newUser(page: PageName, { user }: GuardContext): string | null {
  if (user === null || !isNewUser(user) || !needsSession(page)) return null
  const mayStay = page === 'complete-profile' || page === 'fetch-account-details'
  return mayStay ? null : pathTo('complete-profile')
}

function accountSearch(page: PageName, { user }: GuardContext): string | null {
  const isProfile = page === 'UserEdit' || page === 'complete-profile'
  return isProfile && user?.verification_step === 'email_search' ? pathTo('fetch-account-details') : null
}

function partnerFeatures(page: PageName, { features, auditMode }: GuardContext): string | null {
  if (isAdvancedPage(page) && auditMode !== 'advanced') return pathTo('buildings-list')
  const { feature } = PAGES[page]
  return feature === undefined || isSwitchedOn(page, features) ? null : pathTo(feature.otherwise)
}
