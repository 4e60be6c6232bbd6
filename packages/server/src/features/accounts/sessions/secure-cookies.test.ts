import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ environment: { trustProxy: 'loopback' } })
})
afterAll(() => test.close())

const https = { host: 'lakeshore.localhost', 'x-forwarded-proto': 'https' }
const me = (cookie: string) => test.app.inject({ url: '/api/v1/users', headers: { ...https, cookie } })
const cookiesOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'])

async function signIn() {
  const payload = { email: 'homeowner@lakeshore.test', password: 'Demo-pass-2026' }
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    payload,
    headers: https,
  })
  return cookiesOf(answer)
}

it('under https the cookie of the session is bound to this host, and to https', async () => {
  const cookie = await signIn()
  expect(cookie).toMatch(/^__Host-hearthlight_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect((await me(cookie.split(';')[0] ?? '')).statusCode).toBe(200)
})
it('a cookie that a neighbour of the host could have set is not taken', async () => {
  const [pair = ''] = (await signIn()).split(';')
  expect((await me(pair.replace('__Host-', ''))).statusCode).toBe(401)
})
it('signing out clears the cookie under the same name', async () => {
  const [cookie = ''] = (await signIn()).split(';')
  const answer = await test.app.inject({
    method: 'DELETE',
    url: '/api/v1/auth/user_sessions/1',
    headers: { ...https, cookie },
  })
  expect(cookiesOf(answer)).toMatch(/^__Host-hearthlight_session=; Max-Age=0; Path=\/; /)
})
