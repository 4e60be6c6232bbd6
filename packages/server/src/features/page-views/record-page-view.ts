import type { PageViewInput } from '@hearthlight/domain/shared/page-view'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { insertPageView } from './page-view-store.ts'

/** Queries hold tokens and searches, so of addresses only the path is kept, and of a referrer only its site. */
export function recordPageView(db: PartnerDb, scope: Scope, view: PageViewInput): Promise<string> {
  return insertPageView(db, scope, {
    landing_page: pathOf(view.landing_page),
    referrer: siteOf(view.referrer),
    screen_width: view.screen_width ?? null,
    screen_height: view.screen_height ?? null,
    // Whoever is signed in, whatever the body says.
    user_id: scope.actor.kind === 'user' ? scope.actor.person.id : null,
  })
}

const pathOf = (page: string) =>
  URL.canParse(page, 'http://site') ? new URL(page, 'http://site').pathname : '/'

const siteOf = (referrer: string | null | undefined) =>
  referrer && URL.canParse(referrer) ? new URL(referrer).origin : null
