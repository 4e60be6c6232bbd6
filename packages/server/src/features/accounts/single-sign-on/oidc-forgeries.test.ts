import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser } from '../../../testing/browsers/browser.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { type Forgery, startForgingProvider } from '../../../testing/identity-providers/forging-provider.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const SITE = 'http://boreale.localhost'
const LOGIN = `${SITE}/api/v1/auth/sso/login?provider=oidc`

let test: TestApp
let provider: Awaited<ReturnType<typeof startForgingProvider>>
beforeAll(async () => {
  test = await testApp()
  provider = await startForgingProvider({ sub: 'homeowner', email: 'homeowner@boreale.test' })
  await changePartner(test, 'boreale', { sso: { oidc: provider.oidc } })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

async function signOn(forge: Forgery) {
  provider.lie(forge)
  const mine = new Browser(test.app, { 'accept-language': 'en' })
  return { mine, landed: await mine.open(LOGIN) }
}
const isSignedIn = async (mine: Browser) => (await mine.send('GET', `${SITE}/api/v1/users`)).status === 200

it('an honest id token signs on', async () => {
  const { mine, landed } = await signOn((honest) => honest)
  expect(landed.url).toBe(`${SITE}/buildings`)
  expect(await isSignedIn(mine)).toBe(true)
})

const claiming =
  (claims: object): Forgery =>
  (honest) => ({ ...honest, claims: { ...honest.claims, ...claims } })

it.each<[string, Forgery]>([
  ['signed by a stranger', (honest) => ({ ...honest, key: provider.strangersKey })],
  ['not signed at all', (honest) => ({ ...honest, header: { alg: 'none' } })],
  [
    'signed by an algorithm of its own choice',
    (honest) => ({ ...honest, header: { alg: 'HS256', kid: 'own' } }),
  ],
  ['of another issuer', claiming({ iss: 'https://elsewhere.test' })],
  ['for another client', claiming({ aud: 'somebody-else' })],
  ['for several clients, asked for by another', claiming({ aud: ['hearthlight', 'x'], azp: 'x' })],
  ['of another sign-on', claiming({ nonce: 'of-another' })],
  ['of no sign-on', claiming({ nonce: undefined })],
  ['that is too old', claiming({ iat: 1_600_000_000, exp: 1_600_000_060 })],
  ['about another person than the one asked about', claiming({ sub: 'somebody' })],
])('an id token %s signs nobody on', async (_what, forge) => {
  const { mine, landed } = await signOn(forge)
  expect(new URL(landed.url).searchParams.get('error')).toBe('accounts.single-sign-on-failed')
  expect(await isSignedIn(mine)).toBe(false)
})
