import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { bootOf, webBuild } from '../../testing/servers/web-build.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const fontFile = (source: string, file: string) => ({
  [`../../node_modules/@fontsource-variable/${source}-wght-normal.woff2`]: { file: `assets/${file}.woff2` },
})
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'], css: ['assets/index-1.css'] },
  '_shared.js': { file: 'assets/shared-2.js', css: ['assets/shared-2.css'] },
  'src/features/pages/home-screen.tsx': {
    file: 'assets/home-3.js',
    imports: ['_shared.js', '_house.js'],
    css: ['assets/home-3.css'],
  },
  '_house.js': { file: 'assets/house-4.js' },
  'src/features/accounts/sign-in/sign-in-screen.tsx': {
    file: 'assets/sign-in-5.js',
    imports: ['index.html'],
  },
  ...fontFile('newsreader/files/newsreader-latin-ext', 'N-ext'),
  ...fontFile('newsreader/files/newsreader-latin', 'N'),
  ...fontFile('fraunces/files/fraunces-latin', 'F'),
  ...fontFile('source-sans-3/files/source-sans-3-latin', 'S'),
}
const PAGES = {
  home: 'src/features/pages/home-screen.tsx',
  'sign-in': 'src/features/accounts/sign-in/sign-in-screen.tsx',
}
/** Stands for the built app, which the browser journeys run; it fails where the partner is called so. */
const DRAWING = `export const drawPage = async ({ path, host, language, partner }) => {
  if (partner.name === 'Undrawable') throw new Error('cannot')
  return {
    title: 'Drawn & dry',
    links: '</logo.svg>; rel=preload; as="image"',
    body: '<h1>' + [path, host, language].join(' ') + '</h1>',
    namespaces: ['shared', 'partner'],
  }
}
`

let site: TestApp
let build: Awaited<ReturnType<typeof webBuild>>
beforeAll(async () => {
  build = await webBuild({
    manifest: MANIFEST,
    pages: PAGES,
    drawing: DRAWING,
    files: {
      'embed.js': 'customElements',
      'assets/index-1.css': '.start{color:red}',
      'assets/shared-2.css': '.shared{color:red}',
      'assets/home-3.css': '.home{content:"</style>"}',
    },
  })
  site = await testApp({ webRoot: build.root })
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'lakeshore.localhost', accept: 'text/html', ...headers } })

const hrefs = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, href]) => href)

describe('the document of a page', () => {
  it.each([
    ['lakeshore', 'en', 'Lakeshore Power &amp; Gas'],
    ['boreale', 'fr', 'Énergie Boréale'],
    ['boreale', 'en', 'Énergie Boréale'],
    ['tejo', 'pt', 'Energia do Tejo'],
  ])(
    'of %s in %s says whose it is, in which language, and brings its data',
    async (code, language, title) => {
      const { body } = await get('/welcome', { host: `${code}.localhost`, 'accept-language': language })
      expect(body).toContain(`<html lang="${language}" data-brand="${code}">`)
      expect(body).toContain(`<title>${title}</title>`)
      expect(body).toMatch(/<meta name="description" content="[^"]{20,}">/)
      const boot = bootOf(body)
      const asked = await site.app.inject({
        url: '/api/v1/partners',
        headers: { host: `${code}.localhost`, 'accept-language': language },
      })
      expect(boot.partner).toEqual(asked.json().data.attributes)
      expect(boot).toMatchObject({ language, person: null })
      expect(boot.texts['shared']).toHaveProperty('nav.menu')
    },
  )

  it('names every file that its page loads, styles and scripts, and nothing of another page', async () => {
    const { body } = await get('/')
    expect(hrefs(body, 'stylesheet')).toEqual([
      '/assets/shared-2.css',
      '/assets/index-1.css',
      '/assets/home-3.css',
    ])
    expect(body).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
    expect(hrefs(body, 'modulepreload')).toEqual([
      '/assets/shared-2.js',
      '/assets/home-3.js',
      '/assets/house-4.js',
    ])
    expect(hrefs((await get('/nowhere')).body, 'modulepreload')).toEqual(['/assets/shared-2.js'])
  })

  it('loads the fonts of its partner, and no others', async () => {
    expect(hrefs((await get('/welcome')).body, 'preload')).toEqual(['/assets/N.woff2', '/assets/S.woff2'])
  })

  it('brings the words of the feature that its page belongs to', async () => {
    const { texts } = bootOf((await get('/sign-in?redirect=%2F')).body)
    expect(Object.keys(texts)).toEqual(['shared', 'accounts'])
  })

  it('lets nothing in the data end the element that holds it', async () => {
    const about = { text: 'A </script><script>alert(1)</script> B' }
    await changePartner(site, 'tejo', { settings: { sections: { about } } })
    const { body } = await get('/', { host: 'tejo.localhost' })
    await changePartner(site, 'tejo')
    expect(body).not.toContain('<script>alert')
    expect(bootOf(body).partner.settings.sections.about.text).toBe(about.text)
  })
})

describe('a page that is made for frames of other sites', () => {
  const FINDER = '/embed/rebate-finder'
  const ancestorsOf = async (url: string, host = 'lakeshore.localhost') =>
    /frame-ancestors [^;]*/.exec(String((await get(url, { host })).headers['content-security-policy']))?.[0]

  it('may be framed by the sites that the partner names, and no other page by them', async () => {
    expect(await ancestorsOf(FINDER)).toBe("frame-ancestors 'self' https://www.lakeshore.test")
    expect(await ancestorsOf('/')).toBe("frame-ancestors 'self'")
    expect(await ancestorsOf(FINDER, 'tejo.localhost')).toBe("frame-ancestors 'self'")
    expect(await ancestorsOf('/', 'boreale.localhost')).toBe(
      "frame-ancestors 'self' https://www.boreale.test",
    )
  })

  it('is told nothing of who is signed in, and may be stored', async () => {
    const { cookie } = await site.signIn('homeowner@lakeshore.test')
    const { body, headers } = await get(FINDER, { cookie })
    expect(bootOf(body).person).toBeNull()
    expect(headers['cache-control']).toBe('no-cache')
    expect(bootOf((await get('/welcome', { cookie })).body).person).not.toBeNull()
  })

  it('speaks as the site around it asks, where the partner has the language', async () => {
    const languageOf = async (query: string) =>
      bootOf((await get(`${FINDER}${query}`, { 'accept-language': 'en' })).body).language
    expect(await languageOf('?lang=es')).toBe('es')
    expect(await languageOf('?lang=fr')).toBe('en')
    expect(bootOf((await get('/welcome?lang=es', { 'accept-language': 'en' })).body).language).toBe('en')
  })

  it('is opened by one script that every site may load, at one address, asked about by its tag', async () => {
    const { headers, statusCode } = await get('/embed.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=600',
      etag: expect.stringMatching(/./),
    })
    const known = await get('/embed.js', { 'if-none-match': String(headers.etag) })
    expect(known.statusCode).toBe(304)
    expect((await get('/assets/index-1.css')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

describe('a public page', () => {
  const drawnAt = async (url: string, headers?: Record<string, string>) =>
    /<div id="root" data-rendered><h1>(.*)<\/h1><\/div>/.exec((await get(url, headers)).body)?.[1]

  it('comes drawn, with its title, what it shows first and the words it speaks', async () => {
    const { body, headers } = await get('/sign-in')
    expect(await drawnAt('/sign-in')).toBe('/sign-in lakeshore.localhost en')
    expect(body).toContain('<title>Drawn &amp; dry</title>')
    expect(headers.link).toBe('</logo.svg>; rel=preload; as="image"')
    expect(Object.keys(bootOf(body).texts)).toEqual(['shared', 'partner'])
  })
  it.each(['/', '/how-it-works', '/about', '/sign-up', '/terms-and-conditions', '/?utm_source=mail'])(
    'is drawn at %s',
    async (url) => {
      expect(await drawnAt(url)).toContain('lakeshore.localhost')
    },
  )
  it.each(['/buildings', '/nowhere', '/About', '/sign-in?redirect=%2Fbuildings', '/admin/sign-in'])(
    'is not drawn at %s, which the browser has to decide',
    async (url) => {
      expect(await drawnAt(url)).toBeUndefined()
    },
  )
  it('is drawn for the host it is asked at, and in the language', async () => {
    expect(await drawnAt('/about', { host: '127.0.0.1', 'accept-language': 'es' })).toBe(
      '/about 127.0.0.1 es',
    )
    expect(await drawnAt('/about')).toBe('/about lakeshore.localhost en')
  })
  it('waits for no style sheet: what it looks like stands in it', async () => {
    const { body } = await get('/')
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1]
    expect(style).toContain('.shared{color:red}')
    expect(style).toContain('.home{content:"<\\/style>"}')
    expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin media="not all" href="/assets/shared-2.css">',
      '<link rel="stylesheet" crossorigin media="not all" href="/assets/index-1.css">',
      '<link rel="stylesheet" crossorigin media="not all" href="/assets/home-3.css">',
    ])
    const undrawn = (await get('/sign-in?redirect=%2F')).body
    expect(undrawn).not.toContain('.shared')
    expect(undrawn).not.toContain('media=')
  })
  it.each(['/.server/entry-server.js', '/.vite/manifest.json'])(
    'is all that leaves of the build: %s is not there',
    async (url) => {
      const { statusCode, body } = await get(url, { accept: '*/*' })
      expect(statusCode).toBe(404)
      expect(body).not.toMatch(/drawPage|index-1/)
    },
  )
  it('is drawn once for a host, however it is written', async () => {
    const { headers } = await get('/about')
    const again = await get('/about', { host: 'LakeShore.localhost', 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
  })
  it('is drawn anew once the partner has published a change [S1-1.008]', async () => {
    const first = await get('/about', { host: 'tejo.localhost' })
    await changePartner(site, 'tejo', { name: 'Tejo Nova' })
    const again = await get('/about', { host: 'tejo.localhost', 'if-none-match': String(first.headers.etag) })
    await changePartner(site, 'tejo')
    expect(again.statusCode).toBe(200)
    expect(again.body).toContain('data-rendered')
    expect(again.body).toContain('Tejo Nova')
  })
  it('is not drawn for a browser with a session, ended or not', async () => {
    expect(await drawnAt('/about', await site.signIn('homeowner@lakeshore.test'))).toBeUndefined()
    expect(await drawnAt('/about', { cookie: 'hearthlight_session=long-gone' })).toBeUndefined()
  })
  it('comes undrawn where drawing fails', async () => {
    await changePartner(site, 'tejo', { name: 'Undrawable' })
    const response = await get('/about', { host: 'tejo.localhost' })
    await changePartner(site, 'tejo')
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain('data-rendered')
    expect(bootOf(response.body).partner.name).toBe('Undrawable')
  })
})

describe('the language of a document', () => {
  const languageOf = async (headers: Record<string, string>) =>
    bootOf((await get('/', { host: 'boreale.localhost', ...headers })).body).language

  it('is the one the person chose, before what the browser asks for', async () => {
    expect(await languageOf({ 'accept-language': 'fr', cookie: 'language=en' })).toBe('en')
  })
  it('is what the browser asks for where the partner does not have the chosen one', async () => {
    expect(await languageOf({ 'accept-language': 'en', cookie: 'language=pt' })).toBe('en')
  })
})

describe('the content policy of a document', () => {
  it('allows the one style inside by its hash, and nothing else inline', async () => {
    const { body, headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    expect(style).toMatch(/^:root\{--partner-colour:/)
    expect(policy).toContain(
      `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    expect(policy).not.toContain('unsafe')
    expect(body).not.toMatch(/ style="/)
    expect([...body.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js">',
    ])
  })
})

describe('a document that a browser has already', () => {
  it('is not sent again while it is the same, and keeps its policy', async () => {
    const first = await get('/')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': `"other", ${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('comes compressed to who can read it', async () => {
    const plain = await get('/')
    const packed = await get('/', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const own = await get('/', { ...(await site.signIn('tester@lakeshore.test')), 'accept-encoding': 'br' })
    expect(bootOf(brotliDecompressSync(own.rawPayload).toString()).person?.user.email).toBe(
      'tester@lakeshore.test',
    )
  })

  it('is sent anew once the partner has published a change [S1-1.008]', async () => {
    const first = await get('/welcome', { host: 'tejo.localhost' })
    await changePartner(site, 'tejo', { name: 'Tejo Nova' })
    const again = await get('/welcome', {
      host: 'tejo.localhost',
      'if-none-match': String(first.headers.etag),
    })
    await changePartner(site, 'tejo')
    expect(again.statusCode).toBe(200)
    expect(again.body).toContain('<title>Tejo Nova</title>')
  })
})

describe('the document of a signed-in person', () => {
  it('brings who they are and the token of their session, and is kept nowhere', async () => {
    const headers = await site.signIn('tester@lakeshore.test')
    const { body, headers: sent } = await get('/buildings', headers)
    const own = (await get('/api/v1/users', headers)).json()
    const { person, partner } = bootOf(body)
    expect(person).toEqual({ user: own.data.attributes, csrf: own.meta.csrf })
    expect(partner.settings.tester_emails).toEqual(['tester@lakeshore.test'])
    expect(sent['cache-control']).toBe('private, no-store')
    expect(sent.etag).toBeUndefined()
  })

  it('is never what anybody else gets', async () => {
    await get('/buildings', await site.signIn('tester@lakeshore.test'))
    const { body } = await get('/buildings')
    expect(body).not.toContain('tester@lakeshore.test')
    expect(bootOf(body).person).toBeNull()
  })
})

it('answers an alias host with the plain page, which leads on', async () => {
  expect((await get('/', { host: 'www.lakeshore.localhost' })).body).toContain('<title>Plain</title>')
})
