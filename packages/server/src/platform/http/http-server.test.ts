import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let site: TestApp
let closed: TestApp
let webRoot: string
let now = new Date()

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'hearthlight-web-'))
  await mkdir(path.join(webRoot, 'assets'))
  await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><title>Portal</title>')
  await writeFile(path.join(webRoot, 'assets/main-1a2b3c.js'), 'export const big = "x"\n'.repeat(200))
  await writeFile(path.join(webRoot, 'assets/ready-4d5e6f.js'), 'export const ready = true')
  await writeFile(path.join(webRoot, 'assets/ready-4d5e6f.js.br'), 'made at build time')
  await writeFile(path.join(webRoot, 'sw.js'), '// worker')
  site = await testApp({ webRoot, now: () => now })
  closed = await testApp({ webRoot, environment: { apiPages: false } })
})
afterAll(async () => {
  await site.close()
  await closed.close()
  await rm(webRoot, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'lakeshore.localhost', ...headers } })

describe('the answer to a signed-in person', () => {
  it('holds data.attributes and meta.csrf [S1-7.005]', async () => {
    const headers = await site.signIn('homeowner@lakeshore.test')
    const answer = await get('/api/v1/users', headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.attributes.email).toBe('homeowner@lakeshore.test')
    expect(answer.json().meta.csrf).toBe(headers['x-csrf-token'])
  })
  it('holds meta.csrf even where the schema of the route does not name it [S1-7.005]', async () => {
    const headers = await site.signIn('homeowner@lakeshore.test')
    const answer = (await get('/api/v1/buildings/new', headers)).json()
    expect(answer.data.attributes.country).toBe('US')
    expect(answer.meta.csrf).toBe(headers['x-csrf-token'])
  })
  it('holds no csrf for nobody', async () => {
    expect((await get('/api/v1/partners')).json().meta?.csrf).toBeUndefined()
  })
  it('is never kept by a cache', async () => {
    const answer = await get('/api/v1/users', await site.signIn('homeowner@lakeshore.test'))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('a write by cookie', () => {
  const visit = { landing_page: '/' }
  const post = (headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: '/ahoy/visits', payload: visit, headers })

  it('needs the csrf token of its own session', async () => {
    const mine = await site.signIn('homeowner@lakeshore.test')
    const other = await site.signIn('new@lakeshore.test')
    const { 'x-csrf-token': _token, ...without } = mine
    expect((await post(without)).json().errors[0]).toMatchObject({ status: '403', code: 'csrf' })
    expect((await post({ ...mine, 'x-csrf-token': other['x-csrf-token'] })).statusCode).toBe(403)
    expect((await post(mine)).statusCode).toBe(201)
  })
  it('is free of it when the token came as a bearer', async () => {
    const { cookie, host } = await site.signIn('homeowner@lakeshore.test')
    const token = cookie.split('=')[1]
    expect((await post({ host, authorization: `Bearer ${token}` })).statusCode).toBe(201)
  })
})

describe('a session', () => {
  const asked = (headers: Record<string, string>) => get('/api/v1/users', headers)

  it('ends after half an hour without a word, and lives on with one', async () => {
    const start = new Date()
    now = start
    const headers = await site.signIn('homeowner@lakeshore.test')
    const later = (minutes: number) => {
      now = new Date(start.getTime() + minutes * 60_000)
    }
    later(29)
    expect((await asked(headers)).statusCode).toBe(200)
    later(58)
    expect((await asked(headers)).statusCode).toBe(200)
    later(89)
    expect((await asked(headers)).statusCode).toBe(401)
    now = new Date()
  })
  it('does not open the site of another partner', async () => {
    const headers = await site.signIn('homeowner@lakeshore.test')
    expect((await asked({ ...headers, host: 'tejo.localhost' })).statusCode).toBe(401)
  })
  it('is refused with a token that nobody was given', async () => {
    const answer = await asked({ host: 'lakeshore.localhost', cookie: 'hearthlight_session=invented' })
    expect(answer.json().errors[0]).toMatchObject({ status: '401', code: 'shared.no-session' })
  })
})

describe('a refusal', () => {
  it('speaks the language of the person', async () => {
    const french = await get('/api/v1/users', { host: 'boreale.localhost', 'accept-language': 'fr-CA' })
    const english = await get('/api/v1/users', { host: 'boreale.localhost', 'accept-language': 'en' })
    expect(english.json().errors[0].title).toBe('Please sign in to continue.')
    expect(french.json().errors[0].title).not.toBe(english.json().errors[0].title)
  })
  it.each([
    ['broken JSON', '{"landing_page":', 'application/json', 400],
    ['a wrong type', 'landing_page', 'text/csv', 415],
    ['too many bytes', JSON.stringify({ landing_page: 'x'.repeat(1_100_000) }), 'application/json', 413],
    ['a missing field', '{}', 'application/json', 422],
    ['nothing', '', 'application/json', 400],
  ])('of %s is never a bare 500', async (_what, payload, type, status) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/ahoy/visits',
      payload,
      headers: { host: 'lakeshore.localhost', 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0]).toMatchObject({ status: String(status) })
    expect(answer.body).not.toMatch(/\bat .+\.ts:/)
  })
  it('names the field in the person’s language', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/ahoy/visits',
      payload: {},
      headers: { host: 'lakeshore.localhost', 'accept-language': 'en' },
    })
    expect(answer.json().errors[1]).toMatchObject({
      title: 'This field is required.',
      source: { pointer: '/landing_page' },
    })
  })
  it('carries the id under which it is logged', async () => {
    const [one, other] = [await get('/api/v1/users'), await get('/api/v1/users')]
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })
})

describe('the headers', () => {
  it('allow no inline script and no frame around the site', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'self'")
  })
  it.each(['/', '/api/docs/', '/dev/mailbox', '/partner-assets/lakeshore/logo.svg', '/api/v1/partners'])(
    'of %s name who may frame it, and leave no base, plug-in or form to others',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toMatch(/frame-ancestors '(none|self)'/)
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toMatch(/form-action '(none|self)'/)
      expect(policy).toMatch(/(object|default)-src 'none'/)
    },
  )
  it.each(['/', '/healthz', '/api/v1/partners', '/api/v1/users', '/api/v1/gone'])(
    'of %s forbid guessing types and tell other sites nothing',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )
})

describe('the web app', () => {
  it('is the answer to every page of the portal, checked anew each time', async () => {
    for (const url of ['/', '/buildings', '/applications/1/edit?x=y', '/dev/kit']) {
      const answer = await get(url, { accept: 'text/html' })
      expect(answer.body).toContain('<title>Portal</title>')
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })
  it('keeps hashed files for ever and the service worker never', async () => {
    expect((await get('/assets/main-1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })
  it('compresses what is worth it', async () => {
    expect(
      (await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBe('br')
  })
  it('sends the compressed copy that lies beside a file', async () => {
    const answer = await get('/assets/ready-4d5e6f.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.body).toBe('made at build time')
    expect((await get('/assets/ready-4d5e6f.js')).body).toBe('export const ready = true')
  })
  it('does not answer a lost file or call with a page', async () => {
    expect((await get('/assets/gone-000000.js', { accept: '*/*' })).statusCode).toBe(404)
    expect((await get('/api/v1/gone', { accept: 'text/html' })).statusCode).toBe(404)
  })
  it('does not reach outside its folder', async () => {
    expect((await get('/assets/../../package.json')).body).not.toContain('hearthlight')
  })
})

describe('the documentation of the API', () => {
  it('is generated from the schemas that validate the calls', async () => {
    const { paths } = (await get('/api/openapi.json')).json()
    expect(
      paths['/ahoy/visits'].post.requestBody.content['application/json'].schema.properties,
    ).toHaveProperty('landing_page')
  })
  it('can be read as a page', async () => {
    const page = await get('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
  })
  it.each(['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])(
    'is not at %s where it is switched off',
    async (url) => {
      const answer = await closed.app.inject({ url, headers: { host: 'lakeshore.localhost' } })
      expect(answer.json().errors[0]).toMatchObject({ status: '404' })
    },
  )
})

describe('metrics', () => {
  it('are told to this machine by route pattern', async () => {
    await get('/api/v2/offers/green-gables')
    await get('/api/v1/nothing/green-gables')
    await get('/healthz')
    const answer = await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(answer.body).toMatch(/http_request_duration_seconds_count{[^}]*route="\/api\/v2\/offers\/:id"/)
    expect(answer.body).not.toContain('green-gables')
    // Whoever probes asks every few seconds, and would be most of what is counted.
    expect(answer.body).not.toContain('/healthz')
  })
  it.each([
    ['another machine', '10.1.2.3', {}],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' }],
  ])('are not told to %s', async (_who, remoteAddress, headers) => {
    expect((await site.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404)
  })
})
