import type { ExtraInfo } from '../accounts/extra-info.ts'
import { pathOfThisSite } from '../accounts/path-of-this-site.ts'
import type { PageName } from '../partner/pages/page-name.ts'
import { isPlainPage, pathTo } from './path-to.ts'

type AfterSignIn = {
  readonly storedProgramId?: string | null
  readonly redirect?: string | null
  readonly landingPage?: string | null
}

/**
 * A stored program first, then where the person was going, then the landing page of single sign-on, then the list.
 * Only `redirect` comes from outside; pages named by the partner were checked with its configuration.
 */
export function afterSignIn({ storedProgramId, redirect, landingPage }: AfterSignIn): string {
  // A way back that applies for the same program may say more: for which home, or which measure.
  if (storedProgramId && storedProgramId !== programAppliedFor(redirect))
    return pathTo('applicationsNew', {}, { programId: storedProgramId })
  return pathOfThisSite(redirect) ?? landingPage ?? pathTo('buildings-list')
}

/** The program of an address that begins an application; null for every other address. */
export function programAppliedFor(address: string | null | undefined): string | null {
  const [path, query] = pathOfThisSite(address)?.split(/[?#]/) ?? []
  return path === pathTo('applicationsNew') ? new URLSearchParams(query).get('programId') : null
}

/** `before` is the person as the form opened: the step that was being answered decides where the answer goes. */
export function afterProfileSave(before: Pick<ExtraInfo, 'verification_step' | 'programId'>): string {
  if (before.verification_step === 'detail_search')
    return pathTo('fetch-account-details', {}, { isSearchDetail: 'true' })
  if (before.programId) return pathTo('applicationsNew', {}, { programId: before.programId })
  return pathTo('buildings-list')
}

export function afterAccountSearch(type: string): string {
  switch (type) {
    case 'user_synced':
    case 'account_not_found':
    case 'more_than_one_found':
      return pathTo('UserEdit')
    default:
      return pathTo('buildings-list')
  }
}

/** A token that came back still has to confirm the email; else the partner's next page. */
export function afterPasswordUpdate(token: string | null, nextPage: PageName): string {
  if (token !== null) return pathTo('EmailVerification', {}, { token })
  return pathTo(isPlainPage(nextPage) ? nextPage : 'sign-in')
}

type LogoutUrls = { readonly singleLogoutUrl?: string | null; readonly spaHomeUrl?: string | null }

export function afterSamlLogout({ singleLogoutUrl, spaHomeUrl }: LogoutUrls): string {
  return singleLogoutUrl || spaHomeUrl || pathTo('home')
}
