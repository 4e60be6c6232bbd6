import type { VisitInput } from '@hearthlight/domain/shared/visit'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { insertVisit } from './visit-store.ts'

/** Queries hold tokens and searches, so of addresses only the path is kept, and of a referrer only its site. */
export function recordVisit(db: PartnerDb, scope: Scope, visit: VisitInput): Promise<string> {
  return insertVisit(db, scope, {
    landing_page: pathOf(visit.landing_page),
    referrer: siteOf(visit.referrer),
    screen_width: visit.screen_width ?? null,
    screen_height: visit.screen_height ?? null,
    // Whoever is signed in, whatever the body says.
    user_id: scope.actor.kind === 'user' ? scope.actor.person.id : null,
  })
}

const pathOf = (page: string) =>
  URL.canParse(page, 'http://site') ? new URL(page, 'http://site').pathname : '/'

const siteOf = (referrer: string | null | undefined) =>
  referrer && URL.canParse(referrer) ? new URL(referrer).origin : null
