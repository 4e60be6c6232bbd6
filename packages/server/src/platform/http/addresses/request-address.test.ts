import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ownHost } from './request-address.ts'

describe('the port of a Host header', () => {
  const own = { port: 3000, publicUrl: new URL('https://energy.example:8443') }

  it.each([
    ['lakeshore.localhost', 'lakeshore.localhost'],
    ['lakeshore.localhost:3000', 'lakeshore.localhost:3000'],
    ['lakeshore.localhost:4711', 'lakeshore.localhost:4711'],
    ['lakeshore.localhost:8443', 'lakeshore.localhost:8443'],
    ['lakeshore.localhost:1337', 'lakeshore.localhost'],
    ['lakeshore.localhost:99999', 'lakeshore.localhost:99999'],
    ['lakeshore.localhost:80@evil.test:1337', 'lakeshore.localhost:80@evil.test'],
    ['[::1]:1337', '[::1]'],
    ['Energy.example:1337', 'energy.example:8443'],
    ['energy.example', 'energy.example:8443'],
  ])('of %s becomes %s', (host, expected) => {
    expect(ownHost(host, own, 4711)).toBe(expected)
  })
})

describe('behind a trusted proxy', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await testApp({ environment: { trustProxy: 'loopback' } })
  })
  afterAll(() => site.close())
  const partnerAt = async (headers: Record<string, string>) =>
    (await site.app.inject({ url: '/api/v1/partners', headers })).json().data.attributes.code

  it('the Host header picks the partner, and X-Forwarded-Host never does', async () => {
    const host = 'lakeshore.localhost'
    expect(await partnerAt({ host: 'tejo.localhost' })).toBe('tejo')
    expect(await partnerAt({ host, 'x-forwarded-host': 'tejo.localhost' })).toBe('lakeshore')
    expect(await partnerAt({ host, forwarded: 'host=tejo.localhost' })).toBe('lakeshore')
  })
  it('a mailed link leads to the address of the site, not to a port or host that the sender wrote', async () => {
    const headers = {
      host: 'lakeshore.localhost:1337',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
    }
    const payload = { email: 'homeowner@lakeshore.test' }
    const url = '/api/v1/auth/forgot_password'
    expect((await site.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
    const [mail] = await site.mailbox()
    const links = mail?.text.match(/https?:\/\/\S+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(
      new Set(['https://lakeshore.localhost']),
    )
  })
})

describe('with a public address that begins with https', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await testApp({ environment: { publicUrl: new URL('https://lakeshore.localhost:8443') } })
  })
  afterAll(() => site.close())
  const signIn = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/v1/auth/user_sessions',
      payload: { email: 'homeowner@lakeshore.test', password: 'Demo-pass-2026' },
      // What the proxy says of the protocol is wrong or missing here on purpose.
      headers: { host: 'lakeshore.localhost' },
    })

  it('cookies are for https only and the browser is told to stay there, sub-domains too', async () => {
    const { headers } = await signIn()
    expect(String(headers['set-cookie'])).toMatch(/^__Host-hearthlight_session=[^;]+;.*; Secure/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
  it('mails lead there', async () => {
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot_password',
      payload: { email: 'homeowner@lakeshore.test' },
      headers: { host: 'lakeshore.localhost:1337' },
    })
    const [mail] = await site.mailbox()
    expect(mail?.text).toContain('https://lakeshore.localhost:8443/')
  })
})
