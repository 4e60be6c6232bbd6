import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import express from 'express'

type Token = {
  readonly header: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
  readonly key: KeyObject
}
export type Forgery = (honest: Token) => Token

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function jwt({ header, claims, key }: Token): string {
  const signed = `${encoded(header)}.${encoded(claims)}`
  const signature =
    header['alg'] === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')
  return `${signed}.${signature}`
}

/** An OpenID Connect provider that lies on demand: its id token is what `forge` makes of an honest one. */
export async function startForgingProvider(person: { readonly sub: string; readonly email: string }) {
  const app = express()
  const server = app.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const { privateKey, publicKey } = newKey()
  let forge: Forgery = (honest) => honest
  let nonce: unknown
  const answers = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
    }),
    '/jwks': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    }),
    '/userinfo': () => ({ ...person, email_verified: true }),
    '/token': () => ({ access_token: 'any', token_type: 'Bearer', id_token: jwt(forge(honest())) }),
  }
  function honest(): Token {
    const now = Math.floor(Date.now() / 1000)
    const about = { ...person, email_verified: true, nonce }
    const claims = { iss: issuer, aud: 'hearthlight', iat: now, exp: now + 60, ...about }
    return { header: { alg: 'RS256', kid: 'own' }, claims, key: privateKey }
  }
  app.get('/authorize', (req, res) => {
    nonce = req.query['nonce']
    const back = new URL(String(req.query['redirect_uri']))
    back.search = new URLSearchParams({ code: 'any', state: String(req.query['state']) }).toString()
    res.redirect(back.href)
  })
  for (const [path, answer] of Object.entries(answers)) app.all(path, (_req, res) => void res.json(answer()))
  return {
    oidc: { issuer, client_id: 'hearthlight' },
    strangersKey: newKey().privateKey,
    lie: (how: Forgery) => {
      forge = how
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
