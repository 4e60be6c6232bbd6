import { createSign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import express from 'express'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../../testing/browsers/browser.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { samlProvider } from '../../../testing/identity-providers/saml-provider.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const SITE = 'http://boreale.localhost'
const SAML = `${SITE}/api/v1/auth/sso/saml`
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const PERSON = {
  subject: 'subject-homeowner',
  email: 'homeowner@boreale.test',
  email_verified: true,
  first_name: 'Mélanie',
  last_name: 'Gagnon',
}
type Way = 'own' | 'spare' | 'neighbour' | 'sha1'

let test: TestApp
let base: string
let closeProviders: () => void
let ownKey: string
const issuer = () => `${base}/own/metadata`

beforeAll(async () => {
  test = await testApp()
  const app = express()
  const server = app.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
  closeProviders = () => server.close()
  const pair = () => generate([{ name: 'commonName', value: 'Identity provider' }])
  const [own, spare, neighbour] = await Promise.all([pair(), pair(), pair()])
  ownKey = own.private
  // All of them call themselves by the one name that is configured; they differ in what they sign with.
  const add = (way: Way, { cert, private: key }: typeof own, hash: 'sha1' | 'sha256') =>
    app.use(
      `/${way}`,
      samlProvider({ issuer: issuer(), cert, key, hash, people: [PERSON], logoutUrlOf: () => `${SAML}/slo` }),
    )
  add('own', own, 'sha256')
  add('spare', spare, 'sha256')
  add('neighbour', neighbour, 'sha256')
  add('sha1', own, 'sha1')
  app.get('/aggregate', (_request, response) => {
    response.type('application/samlmetadata+xml').send(`<EntitiesDescriptor
      xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      ${entity('https://neighbour.test', keyDescriptor('signing', neighbour.cert))}
      ${entity(issuer(), keyDescriptor('signing', own.cert) + keyDescriptor('encryption', spare.cert))}
    </EntitiesDescriptor>`)
  })
  app.get('/oversized', (_request, response) => {
    response.type('application/samlmetadata+xml').send(`<EntitiesDescriptor
      xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      ${entity(issuer(), keyDescriptor('signing', own.cert))}
      <!-- ${'a'.repeat(8 * 1024 * 1024)} -->
    </EntitiesDescriptor>`)
  })
})
afterAll(async () => {
  await test.close()
  closeProviders()
})

const keyDescriptor = (use: string, cert: string) =>
  `<KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
    ${cert.replace(/-----[^-]+-----/g, '').trim()}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`
const entity = (id: string, keys: string) =>
  `<EntityDescriptor entityID="${id}"><IDPSSODescriptor
    protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}</IDPSSODescriptor></EntityDescriptor>`

function configure(way: Way, more: object = {}) {
  const saml = {
    entry_point: `${base}/${way}/sso`,
    logout_url: `${base}/${way}/logout`,
    idp_issuer: issuer(),
    idp_metadata_url: `${base}/aggregate`,
    ...more,
  }
  return changePartner(test, 'boreale', { sso: { saml } })
}

async function signOn(way: Way, more: object = {}) {
  await configure(way, more)
  const mine = new Browser(test.app, { 'accept-language': 'en' })
  const page = await mine.open(`${SITE}/api/v1/auth/sso/login?provider=saml`)
  const chosen = await page.submit({ subject: PERSON.subject })
  const landed = chosen.isForm ? await chosen.submit({}) : chosen
  return { mine, landed }
}
const isSignedIn = async (mine: Browser) => (await mine.send('GET', `${SITE}/api/v1/users`)).status === 200

describe('whose signature counts', () => {
  it('that of the configured party among those that metadata describes', async () => {
    const { mine, landed } = await signOn('own')
    expect(landed.url).toBe(`${SITE}/buildings`)
    expect(await isSignedIn(mine)).toBe(true)
  })
  it('nobody’s where the metadata is larger than any federation’s', async () => {
    await configure('own', { idp_metadata_url: `${base}/oversized` })
    const { url } = await new Browser(test.app).open(`${SITE}/api/v1/auth/sso/login?provider=saml`)
    expect(url).toContain('/sign-in?error=accounts.single-sign-on-failed')
  })
  it.each<[string, Way]>([
    ['another party in the same metadata', 'neighbour'],
    ['its own key for encryption', 'spare'],
  ])('not that of %s', async (_whose, way) => {
    const { mine, landed } = await signOn(way)
    expect(landed.url).toContain(`${SITE}/sign-in?error=`)
    expect(await isSignedIn(mine)).toBe(false)
  })
  it('one over SHA-1 only where the partner allows it', async () => {
    const refused = await signOn('sha1')
    expect(refused.landed.url).toContain(`${SITE}/sign-in?error=`)
    expect(await isSignedIn(refused.mine)).toBe(false)
    const allowed = await signOn('sha1', { allow_sha1: true })
    expect(allowed.landed.url).toBe(`${SITE}/buildings`)
    expect(await isSignedIn(allowed.mine)).toBe(true)
  })
})

const packed = (xml: string) => deflateRawSync(xml).toString('base64')
const logoutRequest = (
  inside = '',
) => `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"
  xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_1" Version="2.0" IssueInstant="2026-01-01T00:00:00Z">
  <saml:Issuer>${issuer()}</saml:Issuer><saml:NameID>${PERSON.subject}</saml:NameID>${inside}</samlp:LogoutRequest>`

function signed(values: Record<string, string>, algorithm = RSA_SHA256): string {
  const query = Object.entries({ ...values, SigAlg: algorithm })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const hash = algorithm.replace(/.*#rsa-/, '')
  const signature = createSign(hash).update(query).sign(ownKey, 'base64')
  return `${query}&Signature=${encodeURIComponent(signature)}`
}

describe('a logout message', () => {
  const hand = (mine: Browser, query: string) => mine.send('GET', `${SAML}/slo?${query}`)
  const saysNo = (answer: Awaited<ReturnType<typeof hand>>) =>
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/sign-in?error='),
    ])

  it('of the provider ends the session here, and is answered', async () => {
    const { mine } = await signOn('own')
    const answer = await hand(mine, signed({ SAMLRequest: packed(logoutRequest()), RelayState: 'back here' }))
    const to = new URL(answer.headers.get('location') ?? '')
    expect(`${to.origin}${to.pathname}`).toBe(`${base}/own/logout`)
    expect(to.searchParams.get('RelayState')).toBe('back here')
    expect(await isSignedIn(mine)).toBe(false)
  })
  it('that nobody signed is not unpacked: 170 bytes held the server for half a minute', async () => {
    const { mine } = await signOn('own')
    const bomb = encodeURIComponent(packed('<a/>'.repeat(25_000)))
    expect(bomb.length).toBeLessThan(300)
    const begun = performance.now()
    saysNo(await hand(mine, `SAMLRequest=${bomb}&SigAlg=x&Signature=y`))
    saysNo(
      await hand(mine, `SAMLRequest=${bomb}&SigAlg=${encodeURIComponent(RSA_SHA256)}&Signature=eA%3D%3D`),
    )
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await isSignedIn(mine)).toBe(true)
  })
  it('is refused when it unpacks to more than 64 kB, even with a signature', async () => {
    const { mine } = await signOn('own')
    saysNo(await hand(mine, signed({ SAMLRequest: packed(logoutRequest(' '.repeat(70_000))) })))
    expect(await isSignedIn(mine)).toBe(true)
  })
  it.each([
    ['is longer than any', () => signed({ SAMLRequest: `${packed(logoutRequest())}${'A'.repeat(12_000)}` })],
    [
      'comes twice',
      () => `SAMLRequest=${packed('<a/>')}&${signed({ SAMLRequest: packed(logoutRequest()) })}`,
    ],
    [
      'hides behind the signature of another one',
      () =>
        `%53AMLRequest=${encodeURIComponent(packed(logoutRequest()))}&${signed({ SAMLResponse: packed('<a/>') })}`,
    ],
    [
      'is signed over SHA-1',
      () => signed({ SAMLRequest: packed(logoutRequest()) }, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
    ],
    [
      'was changed after it was signed',
      () => `${signed({ SAMLRequest: packed(logoutRequest()) })}`.replace('SAMLRequest=', 'SAMLRequest=A'),
    ],
  ])('is refused when it %s', async (_what, query) => {
    const { mine } = await signOn('own')
    saysNo(await hand(mine, query()))
    expect(await isSignedIn(mine)).toBe(true)
  })
})

describe('an answer to a sign-on', () => {
  beforeAll(() => configure('own'))
  const post = (fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sso/saml/acs',
      headers: { host: 'boreale.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  it('is read up to 64 kB', async () => {
    expect((await post({ SAMLResponse: 'A'.repeat(66_000), RelayState: 'x' })).statusCode).toBe(413)
  })
  it.each(['without a journey', 'on a journey that anybody may begin'])(
    'of thousands of elements is not searched, %s',
    async (how) => {
      const login = await test.app.inject({
        url: '/api/v1/auth/sso/login?provider=saml',
        headers: { host: 'boreale.localhost' },
      })
      const asked = new URL(String(login.headers.location)).searchParams
      const request = inflateRawSync(Buffer.from(asked.get('SAMLRequest') ?? '', 'base64')).toString()
      const id = / ID="([^"]+)"/.exec(request)?.[1]
      const wide = `<Response InResponseTo="${id}">${'<a/>'.repeat(10_400)}</Response>`
      const begun = performance.now()
      const answer = await post({
        SAMLResponse: Buffer.from(wide).toString('base64'),
        RelayState: how === 'without a journey' ? 'none' : (asked.get('RelayState') ?? ''),
      })
      expect(answer.headers.location).toContain('/sign-in?error=')
      expect(performance.now() - begun).toBeLessThan(2_000)
    },
  )
})
