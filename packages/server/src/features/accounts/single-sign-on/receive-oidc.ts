import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type Arrival, OidcState } from './finish-journey.ts'
import { OIDC_PATH, oidcClient, oidcSettings } from './oidc-client.ts'
import { ProviderPerson } from './provider-person.ts'
import type { SsoDeps } from './sso-deps.ts'
import { take } from './sso-request-store.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the provider's redirect says, checked: state, nonce, code and its PKCE verifier, signature of the id token. */
export async function receiveOidc(
  deps: SsoDeps,
  scope: Scope,
  site: string,
  search: string,
): Promise<Arrival> {
  const settings = oidcSettings(scope)
  const arrivedAt = new URL(`${site}${OIDC_PATH}/callback${search}`)
  const state = arrivedAt.searchParams.get('state') ?? ''
  const kept = await inPartner(deps.db, scope, (db) => take(db, scope, ['state', state], deps.now()))
  if (kept === undefined) throw new Problem('accounts.single-sign-on-failed')
  if (arrivedAt.searchParams.get('error') === 'access_denied')
    throw new Problem('accounts.single-sign-on-stopped')
  const { verifier, nonce, ...journey } = OidcState.parse(JSON.parse(kept))
  const client = await oidcClient(deps, settings)
  const { claims, idToken } = await client.arrival(arrivedAt, { state, nonce, verifier })
  const person = ProviderPerson.parse({
    issuer: settings.issuer,
    subject: claims.sub,
    email: claims['email'],
    emailVerified: claims['email_verified'] === true,
    first_name: text(claims['given_name']),
    last_name: text(claims['family_name']),
    accountId: text(claims['partner_account_id']) || null,
  })
  return { person, journey, session: { protocol: 'oidc', subject: claims.sub, idToken } }
}
