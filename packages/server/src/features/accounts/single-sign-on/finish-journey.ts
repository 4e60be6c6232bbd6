import { afterSignIn } from '@hearthlight/domain/navigation/destinations'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Problem } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { hashOfKey, keyOf } from './browser-cookie.ts'
import { personOfProvider } from './person-of-provider.ts'
import { Journey, type ProviderPerson } from './provider-person.ts'
import type { SsoDeps } from './sso-deps.ts'
import { forgetEndedSessions, insertProviderSession, type ProviderSession } from './sso-session-store.ts'

export type Arrival = {
  readonly person: ProviderPerson
  readonly session: ProviderSession
  readonly journey: Journey
}

/** The end of the journey: the person of the provider is signed in here. Answers where they land. */
export async function finishJourney(
  deps: SsoDeps,
  exchange: Exchange,
  scope: Scope,
  { person, session, journey }: Arrival,
): Promise<string> {
  const key = keyOf(exchange.request, 'journey')
  // Without this, somebody could sign a stranger's browser in as themselves (login CSRF, RFC 6749 10.12).
  if (key === undefined || hashOfKey(key) !== journey.browser)
    throw new Problem('accounts.single-sign-on-failed')
  const known = await personOfProvider(deps, scope, person)
  if (known.kind === 'user-exists') return pathTo('sign-in', {}, { userExists: 'true' })
  const begun = await beginSession(deps, exchange, scope, known.user, { way: 'single-sign-on' })
  await inPartner(deps.db, scope, async (db) => {
    await forgetEndedSessions(db, scope, deps.now())
    await insertProviderSession(db, begun.session, session)
  })
  const { login_landing_page } = scope.partner.config.sso
  return afterSignIn({ redirect: journey.redirect, landingPage: login_landing_page })
}

export const OidcState = Journey.extend({ verifier: z.string(), nonce: z.string() })
