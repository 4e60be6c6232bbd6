import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { RATE_LIMITS } from './rate-limits.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ environment: { rateLimits: true } })
})
afterAll(() => site.close())

const visit = (remoteAddress: string) =>
  site.app.inject({
    method: 'POST',
    url: '/ahoy/visits',
    remoteAddress,
    headers: { host: 'lakeshore.localhost', dnt: '1' },
    payload: { landing_page: '/' },
  })

it('refuses an address that calls too often, and no other', async () => {
  for (let calls = 0; calls < RATE_LIMITS.pageView.max; calls += 1)
    expect((await visit('10.0.0.1')).statusCode).toBe(204)
  const refused = await visit('10.0.0.1')
  expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'shared.too-many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visit('10.0.0.2')).statusCode).toBe(204)
})
it('counts by person whoever is signed in, however many share an address', async () => {
  const [ann, bob] = await Promise.all(
    ['homeowner@lakeshore.test', 'new@lakeshore.test'].map((email) => site.signIn(email)),
  )
  const visitAs = (headers: typeof ann) =>
    site.app.inject({
      method: 'POST',
      url: '/ahoy/visits',
      remoteAddress: '10.0.0.9',
      payload: { landing_page: '/' },
      headers: { ...headers, dnt: '1' },
    })
  for (let calls = 0; calls < RATE_LIMITS.pageView.max; calls += 1)
    expect((await visitAs(ann)).statusCode).toBe(204)
  expect((await visitAs(ann)).statusCode).toBe(429)
  expect((await visitAs(bob)).statusCode).toBe(204)
  expect((await visit('10.0.0.9')).statusCode).toBe(204)
})
it('counts by network who reads the programs that everybody may see', async () => {
  const look = (remoteAddress: string) =>
    site.app.inject({
      url: '/api/v1/fulfill-integrate/programs_public',
      remoteAddress,
      headers: { host: 'lakeshore.localhost' },
    })
  for (let calls = 0; calls < RATE_LIMITS.pageView.max; calls += 1) await look('10.0.1.1')
  expect((await look('10.0.1.1')).statusCode).toBe(429)
  expect((await look('10.0.1.2')).statusCode).toBe(200)
})
it('takes the addresses of one IPv6 network for one', async () => {
  for (let calls = 0; calls < RATE_LIMITS.pageView.max; calls += 1) await visit(`2001:db8::${calls}`)
  expect((await visit('2001:db8::ffff')).statusCode).toBe(429)
  expect((await visit('2001:db8:0:1::1')).statusCode).toBe(204)
})

it('counts all ways to guess a secret together', async () => {
  const routes = [
    ['/api/v1/auth/user_sessions', { email: 'x' }],
    ['/api/v1/auth/user_update_password', { password: 'x' }],
    ['/api/v1/auth/admin_sessions', { email: 'x' }],
    ['/api/v1/users/account_verification', { address: 'x' }],
  ] as const
  const guess = (call: number, remoteAddress: string) => {
    const [url, payload] = routes[call % routes.length] ?? routes[0]
    return site.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: { host: 'boreale.localhost' },
    })
  }
  for (let call = 0; call < RATE_LIMITS.auth.max; call += 1)
    expect((await guess(call, '10.0.0.3')).statusCode).toBe(422)
  for (let call = 0; call < routes.length; call += 1)
    expect((await guess(call, '10.0.0.3')).statusCode).toBe(429)
  expect((await guess(0, '10.0.0.4')).statusCode).toBe(422)
})
