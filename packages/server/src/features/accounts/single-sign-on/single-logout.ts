import { afterSamlLogout } from '@hearthlight/domain/navigation/destinations'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { endSessionsOf } from '../sessions/own-sessions.ts'
import { oidcClient, oidcSettings } from './oidc-client.ts'
import { samlService, samlSettings } from './saml-service.ts'
import { readSignedQuery, requireSignature } from './signed-query.ts'
import type { SsoDeps } from './sso-deps.ts'
import { findIdentity } from './sso-identity-store.ts'
import { type ProviderSession, takeForLogout } from './sso-session-store.ts'

type Here = { readonly site: string }

/** Where a browser that was signed out here goes to be signed out at the provider too. */
export async function logoutUrl(
  deps: SsoDeps,
  scope: Scope,
  { site, key }: Here & { readonly key: string | undefined },
): Promise<string> {
  const ended =
    key === undefined
      ? undefined
      : await inPartner(deps.db, scope, (db) => takeForLogout(db, scope, key, deps.now()))
  if (ended === undefined) return homeOf(scope)
  return ended.protocol === 'saml'
    ? samlLogoutUrl(deps, scope, site, ended)
    : oidcLogoutUrl(deps, scope, site, ended)
}

/** Where a finished single logout ends. */
export const homeOf = ({ partner }: Pick<Scope, 'partner'>): string =>
  afterSamlLogout({ spaHomeUrl: partner.config.sso.spa_home_url ?? null })

async function samlLogoutUrl(
  deps: SsoDeps,
  scope: Scope,
  site: string,
  ended: Extract<ProviderSession, { protocol: 'saml' }>,
): Promise<string> {
  const { saml, settings } = await samlService(deps, scope, site)
  if (settings.logout_url === undefined) return homeOf(scope)
  const profile = {
    issuer: settings.idp_issuer,
    nameID: ended.subject,
    nameIDFormat: ended.subjectFormat,
    ...(ended.sessionIndex === null ? {} : { sessionIndex: ended.sessionIndex }),
  }
  return saml.getLogoutUrlAsync(profile, '', {})
}

async function oidcLogoutUrl(
  deps: SsoDeps,
  scope: Scope,
  site: string,
  ended: Extract<ProviderSession, { protocol: 'oidc' }>,
): Promise<string> {
  const client = await oidcClient(deps, oidcSettings(scope))
  if (client.config.serverMetadata().end_session_endpoint === undefined) return homeOf(scope)
  return client.logoutUrl(`${site}/`, ended.idToken)
}

/** A logout message of the provider: the answer to ours, or its own wish to sign the person out here. */
export async function receiveLogout(
  deps: SsoDeps,
  scope: Scope,
  { site, search }: Here & { readonly search: string },
): Promise<string> {
  samlSettings(scope)
  const message = readSignedQuery(search)
  const { saml, settings, certificates } = await samlService(deps, scope, site)
  await requireSignature(message, { certificates, allowSha1: settings.allow_sha1 })
  const { profile } = await saml.validateRedirectAsync(message.query, message.search)
  if (!message.query.SAMLRequest) return homeOf(scope)
  if (!profile) throw new Problem('accounts.single-sign-on-failed')
  const identity = { issuer: settings.idp_issuer, subject: profile.nameID }
  const known = await inPartner(deps.db, scope, (db) => findIdentity(db, scope, identity))
  if (known) await endSessionsOf(deps, scope, { kind: 'user', id: known.userId })
  return saml.getLogoutResponseUrlAsync(profile, message.query.RelayState ?? '', {}, true)
}
