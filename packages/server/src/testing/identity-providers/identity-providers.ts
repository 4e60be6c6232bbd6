import type { AddressInfo } from 'node:net'
import express from 'express'
import { generate } from 'selfsigned'
import type { IdentityPerson } from './identity-person.ts'
import { oidcProvider } from './oidc-provider.ts'
import { samlProvider } from './saml-provider.ts'

type Options = {
  readonly port?: number
  readonly people: readonly IdentityPerson[]
  /** The site of the partner, as the browser knows it. */
  readonly site: string
  readonly clientSecret?: string
}

/** One SAML and one OIDC provider on one port: the real protocols, people of straw. */
export async function startIdentityProviders({ port = 0, people, site, clientSecret }: Options) {
  const app = express()
  const server = app.listen(port, '127.0.0.1')
  await new Promise((listening, failed) => server.once('listening', listening).once('error', failed))
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Identity provider' }])
  const sso = `${site}/api/v1/auth/sso`
  const saml = { issuer: `${base}/saml/metadata`, cert, key, people, logoutUrlOf: () => `${sso}/saml/slo` }
  let discoveries = 0
  app.use((request, _response, next) => {
    if (request.path.endsWith('/.well-known/openid-configuration')) discoveries += 1
    next()
  })
  app.use('/saml', samlProvider(saml))
  app.use(
    '/oidc',
    oidcProvider({
      issuer: `${base}/oidc`,
      clientId: 'hearthlight',
      clientSecret,
      redirectUris: [`${sso}/oidc/callback`],
      postLogoutRedirectUris: [`${site}/`],
      people,
    }),
  )
  return {
    base,
    saml: {
      entry_point: `${base}/saml/sso`,
      logout_url: `${base}/saml/logout`,
      idp_issuer: saml.issuer,
      metadata_url: saml.issuer,
      certificate: cert,
      key,
    },
    oidc: {
      issuer: `${base}/oidc`,
      client_id: 'hearthlight',
      ...(clientSecret === undefined ? {} : { client_secret: clientSecret }),
    },
    /** How often the OIDC provider was asked what it publishes about itself. */
    discoveries: () => discoveries,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
