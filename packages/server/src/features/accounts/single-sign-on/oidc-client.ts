import type { Sso } from '@hearthlight/domain/partner/sso'
import { Problem } from '@hearthlight/domain/shared/problem'
import * as openid from 'openid-client'
import type { Scope } from '../../../platform/scope.ts'
import { isLoopback, requireTrustedWay } from './provider-url.ts'
import type { SsoDeps } from './sso-deps.ts'

type Settings = NonNullable<Sso['oidc']>

export const OIDC_PATH = '/api/v1/auth/sso/oidc'

export function oidcSettings({ partner: { config } }: Pick<Scope, 'partner'>): Settings {
  if (!config.sso.allowed || !config.sso.oidc) throw new Problem('shared.not-found')
  return config.sso.oidc
}

/** Our side of the OpenID Connect conversation: code flow with PKCE, state and nonce. */
export async function oidcClient(deps: SsoDeps, settings: Settings) {
  const config = await discover(deps, settings)
  return {
    config,
    async departure(redirectUri: string, state: string) {
      const [verifier, nonce] = [openid.randomPKCECodeVerifier(), openid.randomNonce()]
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, verifier, nonce }
    },
    async arrival(arrivedAt: URL, expected: { state: string; nonce: string; verifier: string }) {
      const tokens = await openid.authorizationCodeGrant(config, arrivedAt, {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Problem('accounts.single-sign-on-failed')
      const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
      return { claims: { ...more, ...claims }, idToken: tokens.id_token ?? null }
    },
    logoutUrl: (home: string, idToken: string | null) =>
      openid.buildEndSessionUrl(config, {
        post_logout_redirect_uri: home,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      }).href,
  }
}

async function discover(deps: SsoDeps, settings: Settings): Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer)
  requireTrustedWay(issuer, deps.allowPlainLoopback)
  const secret = settings.client_secret && secretOf(deps, settings.client_secret)
  return openid.discovery(
    issuer,
    settings.client_id,
    secret || undefined,
    secret ? undefined : openid.None(),
    {
      execute: isLoopback(issuer) && deps.allowPlainLoopback ? [openid.allowInsecureRequests] : [],
    },
  )
}

function secretOf({ variable }: SsoDeps, written: string): string | undefined {
  return written.startsWith('$') ? variable(written.slice(1)) : written
}
