import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
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
  for (let calls = 0; calls < RATE_LIMITS.visit.max; calls += 1)
    expect((await visit('10.0.0.1')).statusCode).toBe(204)
  const refused = await visit('10.0.0.1')
  expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'shared.too-many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visit('10.0.0.2')).statusCode).toBe(204)
})
it('takes the addresses of one IPv6 network for one', async () => {
  for (let calls = 0; calls < RATE_LIMITS.visit.max; calls += 1) await visit(`2001:db8::${calls}`)
  expect((await visit('2001:db8::ffff')).statusCode).toBe(429)
  expect((await visit('2001:db8:0:1::1')).statusCode).toBe(204)
})
