/// <reference path="./untyped-modules.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import express, { type Router } from 'express'
import Provider, { type Context } from 'oidc-provider'
import type { IdentityPerson } from './identity-person.ts'
import { signInPage } from './sign-in-page.ts'

type OidcProvider = {
  readonly issuer: string
  readonly clientId: string
  /** Without one the client is public, secured by PKCE alone. */
  readonly clientSecret: string | undefined
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
  readonly people: readonly IdentityPerson[]
}

const claimsOf = ({ subject, email, email_verified, first_name, last_name }: IdentityPerson) => ({
  sub: subject,
  email,
  email_verified,
  given_name: first_name,
  family_name: last_name,
})

/** Whoever signs in here has agreed: the provider belongs to the same partner. */
async function grantEverything({ oidc }: Context) {
  const { client, session } = oidc
  const earlier = session.grantIdFor(client.clientId)
  if (earlier) return oidc.provider.Grant.find(earlier)
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Who signs out at the partner's site has said so already: the provider does not ask again. */
async function signOutAtOnce(context: Context, form: string) {
  const yes = '<input type="hidden" name="logout" value="yes"></form>'
  context.body = `<!doctype html><html lang="en"><title>Signing out</title>${form.replace('</form>', yes)}
    <script>document.forms[0].submit()</script></html>`
}

/** An OpenID Connect provider: discovery, code with PKCE, userinfo, end of session. */
export function oidcProvider(settings: OidcProvider): Router {
  const { issuer, people } = settings
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        ...(settings.clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: settings.clientSecret }),
        redirect_uris: settings.redirectUris,
        post_logout_redirect_uris: settings.postLogoutRedirectUris,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutAtOnce },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${issuer}/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
    },
    loadExistingGrant: grantEverything,
    findAccount: (_: unknown, subject: string) => {
      const person = people.find((each) => each.subject === subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
  })
  const router = express.Router()
  router.get('/interaction/:uid', (req, res) => {
    const action = `${issuer}/interaction/${req.params.uid}`
    res.send(signInPage('OpenID Connect provider', action, people))
  })
  router.post('/interaction/:uid', express.urlencoded({ extended: false }), (req, res, next) => {
    const answer = req.body.subject
      ? { login: { accountId: String(req.body.subject) } }
      : { error: 'access_denied', error_description: 'the person stopped' }
    provider.interactionFinished(req, res, answer).catch(next)
  })
  router.use(provider.callback())
  return router
}
