import { answersIn, answersKey, auditKey } from '@hearthlight/domain/assessment/kept-assessment'
import type { Building } from '@hearthlight/domain/buildings/building'
import { homesIn, homesKey } from '@hearthlight/domain/buildings/homes-key'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../testing/change-partner.ts'
import { beginGuest } from '../testing/guests.ts'
import { bootOf, webBuild } from '../testing/servers/web-build.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** A result that is not stored yet is computed by a thread, which takes long to start on a busy machine. */
const COLD_START_MS = 90_000
const PAGE = 'src/features/buildings/buildings-screen.tsx'
const OWNER = 'homeowner@lakeshore.test'

/** Says for whom it draws and what it was given; it leads elsewhere or fails as the guards and the app might. */
const DRAWING = `let drawings = 0
export const drawPage = async ({ path, partner, person, answers }) => {
  if (partner.name === 'Undrawable') throw new Error('cannot')
  if (partner.name === 'Closed') return undefined
  const keys = answers.map(({ key }) => key.join(' '))
  const body = '<h1>' + [path, person?.email, ...partner.settings.tester_emails].join(' ') + '</h1>' + keys.join()
  drawings += 1
  const links = '</drawing-' + drawings + '.svg>; rel=preload; as="image"'
  return { title: 'Drawn', links, body, namespaces: ['shared', 'buildings'] }
}
`

let test: TestApp
let build: Awaited<ReturnType<typeof webBuild>>
let now = new Date()
beforeAll(async () => {
  build = await webBuild({
    manifest: {
      'index.html': { file: 'assets/index-1.js' },
      [PAGE]: { file: 'assets/buildings-2.js', imports: ['_house.js'] },
      '_house.js': { file: 'assets/house-3.js' },
    },
    pages: { 'buildings-list': PAGE },
    drawing: DRAWING,
  })
  test = await testApp({ webRoot: build.root, now: () => now })
}, COLD_START_MS)
afterAll(async () => {
  await test.close()
  await build.remove()
})

type Headers = Readonly<Record<string, string>>
const NOBODY: Headers = { host: 'lakeshore.localhost' }
const open = (headers: Headers, url = '/buildings') =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const call = async (headers: Headers, url: string) => {
  const answer = await test.app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const homesOf = async (headers: Headers) =>
  homesIn(await call(headers, '/api/v1/buildings/?page=0&per_page=10'))
/** What a document brings beside its person, by the names under which the app keeps it. */
const broughtBy = (html: string) =>
  Object.fromEntries((bootOf(html).answers ?? []).map(({ key, data }) => [key.join(' '), data]))

describe('the document of the list of homes', () => {
  /** All that the page asks for, by its own calls. */
  async function asked(headers: Headers) {
    const homes = await homesOf(headers)
    const answers: Record<string, unknown> = { [homesKey(0, 10).join(' ')]: homes }
    for (const { id, extra_info } of homes.buildings) {
      const items = await call(headers, `/api/v1/generic_items?building_id=${id}`)
      answers[answersKey(id).join(' ')] = answersIn(
        items.data.map(({ attributes }: { attributes: unknown }) => attributes),
      )
      const audit = extra_info.virtual_audit
      if (audit === null) continue
      const result = await call(headers, `/api/v1/virtual_audit/virtual_audits/${audit}?plan=kept`)
      answers[auditKey(audit).join(' ')] = result.data.attributes
    }
    return answers
  }

  it(
    'brings what the calls of the page would answer, in the language of the page, and is drawn from it',
    async () => {
      const me = await test.signIn(OWNER)
      // The first who asks for a result has noted on the home what it recommends.
      await asked(me)
      const answers = await asked({ ...me, 'accept-language': 'es' })
      expect(Object.keys(answers).length).toBeGreaterThan(3)
      const cookie = `${me.cookie}; language=es`
      const { body } = await open({ ...me, cookie, 'accept-language': 'en' })
      expect(broughtBy(body)).toEqual(answers)
      expect(body).toContain(`<h1>/buildings ${OWNER}</h1>${Object.keys(broughtBy(body)).join()}`)
      expect(body).toContain('<div id="root" data-rendered>')
      expect(Object.keys(bootOf(body).texts)).toEqual(['shared', 'buildings'])
    },
    COLD_START_MS,
  )

  it('names the files of its page, and may be kept nowhere', async () => {
    const { body, headers } = await open(await test.signIn(OWNER))
    expect(
      [...body.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file),
    ).toEqual(['/assets/buildings-2.js', '/assets/house-3.js'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it(
    'computes nothing: a result that is no longer true is left to its call',
    async () => {
      const me = await test.signIn(OWNER)
      const home = (await homesOf(me)).buildings.find(({ extra_info }) => extra_info.virtual_audit !== null)
      const audit = home?.extra_info.virtual_audit ?? ''
      const resultUrl = `/api/v1/virtual_audit/virtual_audits/${audit}?plan=kept`
      const change = (building: Partial<Building>) =>
        test.app.inject({
          method: 'PUT',
          url: `/api/v1/buildings/${home?.id}`,
          headers: me,
          payload: { building },
        })
      await call(me, resultUrl)
      expect(broughtBy((await open(me)).body)).toHaveProperty([auditKey(audit).join(' ')])
      expect((await change({ floor_area: 2345 })).statusCode).toBe(200)
      const computed = (
        await test.db.selectFrom('virtual_audits').selectAll().where('id', '=', audit).execute()
      )[0]
      const brought = broughtBy((await open(me)).body)
      expect(brought).not.toHaveProperty([auditKey(audit).join(' ')])
      expect(brought[homesKey(0, 10).join(' ')]).toEqual(await homesOf(me))
      const still = (
        await test.db.selectFrom('virtual_audits').selectAll().where('id', '=', audit).execute()
      )[0]
      expect(still?.computed_at).toEqual(computed?.computed_at)
      const result = (await call(me, resultUrl)).data.attributes
      expect(broughtBy((await open(me)).body)[auditKey(audit).join(' ')]).toEqual(result)
    },
    COLD_START_MS,
  )

  it('is drawn as the partner looks to this person', async () => {
    const { body } = await open(await test.signIn('tester@lakeshore.test'))
    expect(body).toContain('<h1>/buildings tester@lakeshore.test tester@lakeshore.test</h1>')
  })

  it.each(['/buildings?page=2', '/buildings/', '/about', '/buildings-new'])(
    'is the only one: %s is drawn by the browser',
    async (url) => {
      const { body } = await open(await test.signIn(OWNER), url)
      expect(body).not.toContain('data-rendered')
      expect(broughtBy(body)).toEqual({})
    },
  )

  it('is drawn once of the same, and anew for another person or once a home has changed', async () => {
    const [owner, other] = [await test.signIn(OWNER), await test.signIn('tester@lakeshore.test')]
    const drawingFor = async (headers: Headers) => (await open(headers)).headers.link
    const first = await drawingFor(owner)
    expect(first).toBeDefined()
    expect(await drawingFor(owner)).toBe(first)
    expect(await drawingFor(other)).not.toBe(first)
    const [home] = (await homesOf(owner)).buildings
    const changed = await test.app.inject({
      method: 'PUT',
      url: `/api/v1/buildings/${home?.id}`,
      headers: owner,
      payload: { building: { water_cost: 77 } },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await drawingFor(owner)).not.toBe(first)
  })
})

describe('a partner', () => {
  afterEach(() => changePartner(test, 'lakeshore'))

  it('without assessments has none in the document either', async () => {
    await changePartner(test, 'lakeshore', { settings: { enable_assessment: false } })
    expect(Object.keys(broughtBy((await open(await test.signIn(OWNER))).body))).toEqual([
      homesKey(0, 10).join(' '),
    ])
  })

  it.each(['Undrawable', 'Closed'])(
    'whose page cannot be drawn, or is closed, brings the person alone (%s)',
    async (name) => {
      await changePartner(test, 'lakeshore', { name })
      const { body, statusCode, headers } = await open(await test.signIn(OWNER))
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(body).not.toContain('data-rendered')
      expect(bootOf(body)).toMatchObject({ person: { user: { email: OWNER } } })
      expect(broughtBy(body)).toEqual({})
    },
  )

  it('whose guest asks for the list brings no homes: a guest has none', async () => {
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
    const { guest, answer } = await beginGuest(test, {
      first_name: 'Gwen',
      last_name: 'Moss',
      email: 'gwen@example.test',
      mobile_phone: '920-555-0177',
      mailing_address: '602 Huron Street',
      city: 'Cleveland',
      zip: '53015',
      consent: true,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const { body } = await guest.get('/buildings')
    expect(bootOf(body).person?.user.user_type).toBe('guest')
    expect(bootOf(body).answers).toBeUndefined()
    expect(body).not.toContain('data-rendered')
  })
})

describe('what is in the document of a person', () => {
  const NAMES = ['418 Birchwood Lane', 'Cedar Grove cottage']
  const seenBy = async (headers: Headers) => {
    const { body } = await open(headers)
    return { body, boot: bootOf(body), names: NAMES.filter((name) => body.includes(name)) }
  }

  it('is theirs, and nobody else finds it in their own', async () => {
    const [owner, other] = [await test.signIn(OWNER), await test.signIn('tester@lakeshore.test')]
    const [mine, others] = await Promise.all([seenBy(owner), seenBy(other)])
    expect(mine.names).toEqual(NAMES)
    expect(others.names).toEqual([])
    expect(others.body).not.toContain(OWNER)
    expect(broughtBy(others.body)[homesKey(0, 10).join(' ')]).toEqual(await homesOf(other))
  })

  it('is not there for who is not signed in, at another partner, or after the session has ended', async () => {
    const owner = await test.signIn(OWNER)
    expect((await seenBy(owner)).names).toEqual(NAMES)
    const elsewhere = { ...owner, host: 'tejo.localhost' }
    for (const headers of [NOBODY, elsewhere, { ...owner, cookie: `${owner.cookie}x` }]) {
      const { boot, names, body } = await seenBy(headers)
      expect(names).toEqual([])
      expect(boot.person).toBeNull()
      expect(boot.answers).toBeUndefined()
      expect(body).not.toContain('data-rendered')
    }
    now = new Date(now.getTime() + 31 * 60_000)
    const late = await seenBy(owner)
    expect(late.names).toEqual([])
    expect(late.boot.person).toBeNull()
  })

  it('shows staff who act for the person what the person sees', async () => {
    const admin = await test.signIn('admin@lakeshore.test')
    const { id: user_id } = (await call(await test.signIn(OWNER), '/api/v1/users')).data
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/admin/v1/login_as_tokens',
      headers: admin,
      payload: { user_id, reason: 'Asked by phone to finish the form' },
    })
    const { token, admin_id } = made.json().data.attributes
    const begun = await test.app.inject({
      url: `/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${admin_id}`,
      headers: { host: admin.host, cookie: admin.cookie },
    })
    const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { boot, names } = await seenBy({ host: admin.host, cookie })
    expect(names).toEqual(NAMES)
    expect(boot.person?.user.acting_admin).toMatchObject({ id: admin_id })
  })
})
