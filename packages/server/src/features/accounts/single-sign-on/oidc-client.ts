import type { Sso } from '@hearthlight/domain/partner/sso'
import { Problem } from '@hearthlight/domain/shared/problem'
import * as openid from 'openid-client'
import type { Scope } from '../../../platform/scope.ts'
import { discoverProvider, forgetProvider } from './discover-provider.ts'
import type { SsoDeps } from './sso-deps.ts'

type Settings = NonNullable<Sso['oidc']>
type Expected = { readonly state: string; readonly nonce: string; readonly verifier: string }

export const OIDC_PATH = '/api/v1/auth/sso/oidc'

export function oidcSettings({ partner: { config } }: Pick<Scope, 'partner'>): Settings {
  if (!config.sso.allowed || !config.sso.oidc) throw new Problem('shared.not-found')
  return config.sso.oidc
}

/** Our side of the OpenID Connect conversation: code flow with PKCE, state and nonce. */
export async function oidcClient(deps: SsoDeps, settings: Settings) {
  const config = await discoverProvider(deps, settings)
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
    async arrival(arrivedAt: URL, expected: Expected) {
      try {
        return await arrive(config, arrivedAt, expected)
      } catch (error) {
        forgetProvider(deps, settings)
        throw error
      }
    },
    logoutUrl: (home: string, idToken: string | null) =>
      openid.buildEndSessionUrl(config, {
        post_logout_redirect_uri: home,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      }).href,
  }
}

async function arrive(config: openid.Configuration, arrivedAt: URL, { state, nonce, verifier }: Expected) {
  const tokens = await openid.authorizationCodeGrant(config, arrivedAt, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Problem('accounts.single-sign-on-failed')
  const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
  return { claims: { ...more, ...claims }, idToken: tokens.id_token ?? null }
}
