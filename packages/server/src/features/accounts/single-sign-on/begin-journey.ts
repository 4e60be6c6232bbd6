import { pathOfThisSite } from '@hearthlight/domain/accounts/path-of-this-site'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { hashOfKey, newKey } from './browser-cookie.ts'
import { OIDC_PATH, oidcClient, oidcSettings } from './oidc-client.ts'
import { samlService } from './saml-service.ts'
import type { SsoDeps } from './sso-deps.ts'
import { save } from './sso-request-store.ts'

const JOURNEY_MS = 10 * 60_000

export type Departure = { readonly url: string; readonly browserKey: string }
type Way = { readonly site: string; readonly redirect: string | undefined }

/** Sends a browser to the provider, marked so that only this browser can come back with the answer. */
export async function beginSaml(deps: SsoDeps, scope: Scope, { site, redirect }: Way): Promise<Departure> {
  const { saml } = await samlService(deps, scope, site)
  const [state, browserKey] = [newKey(), newKey()]
  await saveState(deps, scope, state, { browser: hashOfKey(browserKey), redirect: pathOfThisSite(redirect) })
  return { url: await saml.getAuthorizeUrlAsync(state, undefined, {}), browserKey }
}

export async function beginOidc(deps: SsoDeps, scope: Scope, { site, redirect }: Way): Promise<Departure> {
  const client = await oidcClient(deps, oidcSettings(scope))
  const [state, browserKey] = [newKey(), newKey()]
  const { url, verifier, nonce } = await client.departure(`${site}${OIDC_PATH}/callback`, state)
  const journey = { browser: hashOfKey(browserKey), redirect: pathOfThisSite(redirect), verifier, nonce }
  await saveState(deps, scope, state, journey)
  return { url, browserKey }
}

async function saveState(
  { db, now }: Pick<SsoDeps, 'db' | 'now'>,
  scope: Scope,
  state: string,
  value: object,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + JOURNEY_MS)
  const kept = { key: ['state', state], value: JSON.stringify(value), expiresAt } as const
  if (!(await inPartner(db, scope, (db) => save(db, scope, kept, now()))))
    throw new Problem('accounts.single-sign-on-failed')
}
