import type { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const STUDIO = '/api/admin/v1/studio'
const emptyPayload = z.object({})
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let test: TestApp
let now = new Date('2026-11-16T12:00:00Z')
let admin: ConsoleBrowser
beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await signedIn('admin@lakeshore.test')
})
afterAll(() => test.close())

async function signedIn(email: string, host = 'lakeshore.localhost'): Promise<ConsoleBrowser> {
  const browser = consoleBrowser(test.app, host)
  await browser.signIn(email)
  return browser
}
type Draft = { revision: number; config: Record<string, unknown>; base: { number: number } }
const draftOf = async (browser: ConsoleBrowser): Promise<Draft> =>
  (await browser.get(`${STUDIO}/draft`)).json().data.attributes
/** Begins from what is published. */
const fresh = async (browser: ConsoleBrowser = admin): Promise<Draft> => {
  const { revision } = await draftOf(browser)
  await browser.delete(`${STUDIO}/draft?revision=${revision}`)
  return draftOf(browser)
}
const save = (browser: ConsoleBrowser, revision: number, path: (string | number)[], value?: unknown) =>
  browser.put(`${STUDIO}/draft`, { revision, patches: [{ path, ...(value !== undefined && { value }) }] })
const publish = (
  browser: ConsoleBrowser,
  revision: number,
  at: object | null = null,
  reason = 'For a test',
) => browser.post(`${STUDIO}/versions`, { revision, reason, at })
const siteName = async (host = 'lakeshore.localhost', headers = {}) =>
  (await test.app.inject({ url: '/api/v1/partners', headers: { host, ...headers } })).json().data.attributes
    .name
const codesOf = (answer: { json(): { errors: { code: string }[] } }) =>
  answer.json().errors.map(({ code }) => code)

describe('a draft', () => {
  it('begins with what is published, is saved by paths and is seen by nobody else', async () => {
    const { revision, config, base } = await fresh()
    expect([revision, config['name']]).toEqual([0, 'Lakeshore Power & Gas'])
    const saved = await save(admin, 0, ['name'], 'Lakeshore Energy')
    expect(saved.json().data.attributes).toMatchObject({
      revision: 1,
      author_name: expect.stringMatching(/\w/),
      base: { number: base.number },
      config: { name: 'Lakeshore Energy', country: 'US' },
    })
    expect(await siteName()).toBe('Lakeshore Power & Gas')
    const line = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'before', 'after'])
      .where('action', '=', 'partner.save-draft')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line).toEqual({
      actor_kind: 'admin',
      before: { name: 'Lakeshore Power & Gas' },
      after: { name: 'Lakeshore Energy' },
    })
  })

  it('has no place far behind the end of a list, and no end of text', async () => {
    const { config } = await fresh()
    const far = Array(28).fill(10_000)
    const grown = await save(admin, 0, ['settings', 'unheard_of', ...far], 1)
    expect([grown.statusCode, codesOf(grown)]).toEqual([409, ['shared.stale-draft']])
    expect((await save(admin, 0, ['settings', 'unheard_of', 0, 0], 1)).statusCode).toBe(200)
    const long = 'x'.repeat(600_000)
    expect((await save(admin, 1, ['contact_phone'], long)).statusCode).toBe(200)
    expect((await save(admin, 2, ['contact_email'], long)).statusCode).toBe(413)
    expect((await draftOf(admin)).config).toMatchObject({ contact_email: config['contact_email'] })
    await fresh()
  })
  it('of an earlier revision is refused and overwrites nothing', async () => {
    await fresh()
    const other = await signedIn('operator@platform.test')
    await save(admin, 0, ['contact_phone'], '1')
    const late = await save(other, 0, ['contact_phone'], '2')
    expect([late.statusCode, codesOf(late)]).toEqual([409, ['shared.stale-draft']])
    expect((await draftOf(other)).config).toMatchObject({ contact_phone: '1' })
  })

  it('that is invalid is kept, and its publication is refused with the paths', async () => {
    await fresh()
    expect((await save(admin, 0, ['country'], 'Atlantis')).statusCode).toBe(200)
    const refused = await publish(admin, 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toContainEqual(expect.objectContaining({ source: { pointer: '/country' } }))
    expect((await draftOf(admin)).config).toMatchObject({ country: 'Atlantis' })
  })

  it('is refused where a check stops it, as the studio shows it', async () => {
    await fresh()
    await save(admin, 0, ['settings', 'sections', 'home', 'sections'], [])
    expect((await publish(admin, 1)).json().errors).toContainEqual(
      expect.objectContaining({ source: { pointer: '/settings/sections/home/sections' } }),
    )
  })

  it('is published all the same with a reason, which the log keeps with the checks', async () => {
    await fresh()
    await save(admin, 0, ['settings', 'sections', 'home', 'sections'], [])
    const asked = { revision: 1, reason: 'For a test', at: null }
    const published = await admin.post(`${STUDIO}/versions`, { ...asked, despite: 'The page is on paper.' })
    expect(published.statusCode, published.body).toBe(201)
    const line = await test.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'partner.publish')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line?.after).toMatchObject({ despite: { why: 'The page is on paper.', checks: ['no-start'] } })
    await changePartner(test, 'lakeshore')
  })

  it('is published with no reason at all where nobody could come in or no page be drawn', async () => {
    await fresh()
    await save(admin, 0, ['country'], 'Atlantis')
    const asked = { revision: 1, reason: 'For a test', at: null, despite: 'In a hurry.' }
    const refused = await admin.post(`${STUDIO}/versions`, asked)
    expect(refused.statusCode).toBe(422)
    expect(codesOf(refused)).toContain('partner.invalid-configuration')
  })

  it('is a matter of the permission', async () => {
    const advisor = await signedIn('advisor@lakeshore.test')
    expect((await advisor.get(`${STUDIO}/draft`)).statusCode).toBe(403)
  })
})

describe('publishing', () => {
  it('shows the draft to visitors, with who and why in the list, and rolls back to what was', async () => {
    await fresh()
    await save(admin, 0, ['name'], 'Lakeshore Light')
    const published = await publish(admin, 1, null, 'A shorter name')
    expect(published.statusCode).toBe(201)
    expect(published.json().data.attributes).toMatchObject({
      status: 'published',
      kind: 'edit',
      reason: 'A shorter name',
      changes: 1,
    })
    expect(await siteName()).toBe('Lakeshore Light')
    const { versions } = (await admin.get(`${STUDIO}/versions`)).json().data.attributes
    const [live, before] = versions
    expect([live.reason, live.status, before.status]).toEqual(['A shorter name', 'published', 'archived'])
    const rolled = await admin.post(`${STUDIO}/versions/${before.number}/roll_back`, { reason: 'Too short' })
    expect(rolled.json().data.attributes).toMatchObject({
      number: live.number + 1,
      kind: 'roll-back',
      status: 'published',
      reason: 'Too short',
    })
    expect(await siteName()).toBe('Lakeshore Power & Gas')
  })

  it('waits for a time of the partner’s clock', async () => {
    await fresh()
    await save(admin, 0, ['name'], 'Lakeshore at six')
    const passed = await publish(admin, 1, { day: '2026-11-16', time: '05:59' })
    expect(codesOf(passed)).toEqual(['partner.time-has-passed'])
    const scheduled = await publish(admin, 1, { day: '2026-11-18', time: '06:00' })
    expect(scheduled.json().data.attributes).toMatchObject({
      status: 'scheduled',
      publish_at: '2026-11-18T12:00:00.000Z',
    })
    await runDue()
    expect(await siteName()).toBe('Lakeshore Power & Gas')
    now = new Date('2026-11-18T12:00:30Z')
    admin = await signedIn('admin@lakeshore.test')
    await runDue()
    expect(await siteName()).toBe('Lakeshore at six')
    await changePartner(test, 'lakeshore')
  })

  it('that was scheduled can be cancelled, and is the draft again', async () => {
    await fresh()
    await save(admin, 0, ['name'], 'Never')
    const { number } = (await publish(admin, 1, { day: '2030-01-01', time: '00:00' })).json().data.attributes
    expect((await draftOf(admin)).revision).toBe(0)
    expect((await admin.delete(`${STUDIO}/versions/${number}/schedule`)).statusCode).toBe(204)
    expect((await draftOf(admin)).config).toMatchObject({ name: 'Never' })
    expect((await admin.delete(`${STUDIO}/versions/${number}/schedule`)).statusCode).toBe(404)
  })

  it('takes along what was published meanwhile, and asks where both changed one setting', async () => {
    await fresh()
    await save(admin, 0, ['name'], 'Mine')
    await changePartner(test, 'lakeshore', { contact_phone: '999' })
    expect((await publish(admin, 1)).statusCode).toBe(201)
    const { config } = await fresh()
    expect(config).toMatchObject({ name: 'Mine', contact_phone: '999' })
    await save(admin, 0, ['contact_phone'], '111')
    await changePartner(test, 'lakeshore', { contact_phone: '222' })
    expect(codesOf(await publish(admin, 1))).toEqual(['partner.draft-behind'])
    const asked = await admin.post(`${STUDIO}/draft/bring_in`, { revision: 1 })
    expect(asked.json().data.attributes).toMatchObject({
      conflicts: [{ path: ['contact_phone'], base: '999', mine: '111', theirs: '222' }],
    })
    const choices = { contact_phone: 'mine' }
    await admin.post(`${STUDIO}/draft/bring_in`, { revision: 1, choices })
    expect((await publish(admin, 2)).statusCode).toBe(201)
    expect((await fresh()).config).toMatchObject({ contact_phone: '111', name: 'Lakeshore Power & Gas' })
    await changePartner(test, 'lakeshore')
  })
})

async function runDue() {
  await test.db
    .transaction()
    .execute((db) =>
      test.jobs.enqueue(db as never, { name: 'partner-publish-due', payload: emptyPayload }, {}),
    )
  await test.jobs.drain()
}

describe('a preview', () => {
  const previewOf = async (browser: ConsoleBrowser, person: PreviewPerson = 'visitor') =>
    (await browser.post(`${STUDIO}/previews`, { person })).json().data.attributes.token

  it('shows the draft to who has its token, reads only, and ends', async () => {
    await fresh()
    await save(admin, 0, ['name'], 'Drafted')
    const token = await previewOf(admin)
    expect(await siteName('lakeshore.localhost', { 'x-preview': token })).toBe('Drafted')
    expect(await siteName()).toBe('Lakeshore Power & Gas')
    const written = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot_password',
      payload: { email: 'a@b.test' },
      headers: { host: 'lakeshore.localhost', 'x-preview': token },
    })
    expect(codesOf(written)).toEqual(['partner.preview-reads-only'])
    now = new Date(now.getTime() + 15 * 60_000)
    const ended = await test.app.inject({
      url: '/api/v1/partners',
      headers: { host: 'lakeshore.localhost', 'x-preview': token },
    })
    expect(codesOf(ended)).toEqual(['partner.preview-ended'])
    admin = await signedIn('admin@lakeshore.test')
  })

  it('is neither for another partner nor for a token that somebody wrote', async () => {
    const token = await previewOf(admin)
    for (const [host, given] of [
      ['tejo.localhost', token],
      ['lakeshore.localhost', `${token.slice(0, -2)}xx`],
      ['lakeshore.localhost', 'nonsense'],
    ]) {
      const refused = await test.app.inject({
        url: '/api/v1/partners',
        headers: { host, 'x-preview': given },
      })
      expect(codesOf(refused)).toEqual(['partner.preview-ended'])
    }
  })

  const seenBy = async (person: PreviewPerson, url: string) => {
    const headers = { host: 'lakeshore.localhost', 'x-preview': await previewOf(admin, person) }
    return test.app.inject({ url, headers })
  }
  it.each([
    ['visitor', 401, undefined],
    ['new', 200, 'customer'],
    ['guest', 200, 'guest'],
    ['report', 200, 'customer'],
  ] as const)('as %s', async (person, status, user_type) => {
    const user = await seenBy(person, '/api/v1/users')
    expect(user.statusCode, user.body).toBe(status)
    expect(user.json().data?.attributes.user_type).toBe(user_type)
  })
  it('shows somebody new no homes, and somebody with a report theirs', async () => {
    const homesOf = async (person: PreviewPerson) =>
      (await seenBy(person, '/api/v1/buildings/')).json().records.data
    expect(await homesOf('new')).toEqual([])
    type Home = { attributes: { extra_info: { virtual_audit: string | null } } }
    const assessed = (await homesOf('report')).filter(
      ({ attributes }: Home) => attributes.extra_info.virtual_audit !== null,
    )
    expect(assessed).not.toEqual([])
  })
  it('shows a real report only to who may act for people, and writes down who looked', async () => {
    const lines = () =>
      test.db.selectFrom('audit_log').select('actor_id').where('action', '=', 'user.preview-as').execute()
    const before = (await lines()).length
    const colleague = await signedIn('reviewer@lakeshore.test')
    const refused = await colleague.post(`${STUDIO}/previews`, { person: 'report' })
    expect(refused.statusCode).toBe(403)
    expect((await colleague.post(`${STUDIO}/previews`, { person: 'new' })).statusCode).toBe(200)
    await previewOf(admin, 'report')
    expect((await lines()).length).toBe(before + 1)
  })
})

describe('a new partner', () => {
  const wanted = {
    name: 'Prairie Electric',
    code: 'prairie',
    host: 'prairie.localhost',
    country: 'CA',
    admin_name: 'Pia Prairie',
    admin_email: 'pia@prairie.test',
    contact_email: 'home@prairie.test',
    languages: ['fr', 'en'],
    colour: '#7a2e8f',
    modules: ['assessment', 'incentives'],
  }
  it('is made of a few answers by an operator, and its site answers at once', async () => {
    const operator = await signedIn('operator@platform.test')
    const made = await operator.post('/api/admin/v1/partners', wanted)
    expect(made.statusCode).toBe(201)
    expect(made.json().data.attributes.site_url).toContain('//prairie.localhost')
    const headers = { host: 'prairie.localhost', 'accept-language': 'fr' }
    const { attributes } = (await test.app.inject({ url: '/api/v1/partners', headers })).json().data
    expect(attributes).toMatchObject({
      name: 'Prairie Electric',
      languages: ['fr', 'en'],
      currency_code: 'CAD',
    })
    const logo = await test.app.inject({ url: attributes.logo_url, headers })
    expect(logo.body).toContain('Prairie Electric')
    const console = await signedIn('operator@platform.test', 'prairie.localhost')
    expect((await console.get(`${STUDIO}/versions`)).json().data.attributes.versions).toMatchObject([
      { number: 1, kind: 'new', status: 'published' },
    ])
    const unseen = await console.post(`${STUDIO}/previews`, { person: 'report' })
    expect(codesOf(unseen)).toEqual(['partner.nobody-assessed'])
  })
  it('has a first administrator, who chooses a password by a mailed link and may do everything', async () => {
    const operator = await signedIn('operator@platform.test')
    const given = { code: 'tundra', host: 'tundra.localhost', admin_email: 'Tor@tundra.test' }
    expect((await operator.post('/api/admin/v1/partners', { ...wanted, ...given })).statusCode).toBe(201)
    await test.mailbox()
    const mail = await test.db
      .selectFrom('mails')
      .select('text')
      .where('to', '=', 'tor@tundra.test')
      .executeTakeFirstOrThrow()
    const token = /[?]t=([\w-]+)/.exec(mail.text)?.[1]
    expect(mail.text).toContain('//tundra.localhost')
    const password = 'a winter of forty weeks'
    const chosen = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/admin_sessions/invitation',
      headers: { host: 'tundra.localhost' },
      payload: { password, password_confirmation: password, token, name: 'Tor Tundra' },
    })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const first = consoleBrowser(test.app, 'tundra.localhost')
    await first.signIn('tor@tundra.test', password)
    expect((await first.get(`${STUDIO}/draft`)).statusCode).toBe(200)
    expect((await first.get('/api/admin/v1/staff')).json().data).toMatchObject([
      { attributes: { name: 'Tor Tundra', state: 'active', role: { id: 'administrator' } } },
    ])
  })
  it('is refused where its short name or its address is taken, at the field', async () => {
    const operator = await signedIn('operator@platform.test')
    const code = await operator.post('/api/admin/v1/partners', { ...wanted, code: 'tejo' })
    expect(code.json().errors[1]).toMatchObject({ source: { pointer: '/code' } })
    const host = await operator.post('/api/admin/v1/partners', {
      ...wanted,
      code: 'steppe',
      host: 'tejo.localhost',
    })
    expect(host.json().errors[1]).toMatchObject({ source: { pointer: '/host' } })
  })
})

describe('a picture', () => {
  const upload = (name: string, bytes: Buffer) =>
    admin.post(`${STUDIO}/pictures`, { name, content: bytes.toString('base64') })

  it('is served from the site as what its bytes are', async () => {
    const { url } = (await upload('logo.gif', Buffer.from(PNG, 'base64'))).json().data.attributes
    const picture = await test.app.inject({ url, headers: { host: 'lakeshore.localhost' } })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.rawPayload).toEqual(Buffer.from(PNG, 'base64'))
    expect((await test.app.inject({ url, headers: { host: 'tejo.localhost' } })).statusCode).toBe(404)
  })
  it.each([
    ['a program', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 422],
    ['a page', '<!doctype html><p>hello', 422],
    ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 201],
  ])('of %s', async (_what, text, status) => {
    expect((await upload('logo.svg', Buffer.from(text))).statusCode).toBe(status)
  })
})

describe('what leads people elsewhere', () => {
  const ELSEWHERE = 'https://elsewhere.example'
  const operator = () => signedIn('operator@platform.test')
  const refused = [
    403,
    'Only an operator of the platform changes the host names, the public address, single sign-on and the space for documents.',
  ]
  const said = (answer: { statusCode: number; json(): { errors: { title: string }[] } }) => [
    answer.statusCode,
    answer.json().errors[0]?.title,
  ]

  it.each([
    [['base_url'], 'https://localhost'],
    [['hosts', 'names', 0], 'elsewhere.example'],
    [['sso', 'oidc'], { issuer: ELSEWHERE, client_id: 'x' }],
    [['sso', 'login_url'], ELSEWHERE],
    [['storage', 'megabytes'], 100_000],
  ])('an admin cannot change %j', async (path, value) => {
    const { revision } = await fresh()
    expect(said(await save(admin, revision, path, value))).toEqual(refused)
    const saved = await save(await operator(), revision, path, value)
    expect(saved.statusCode).toBe(200)
    // Nor publish what somebody else has put there.
    expect(said(await publish(admin, saved.json().data.attributes.revision))).toEqual(refused)
    await fresh()
  })
  it('an admin publishes and takes back everything else, and no version with another address', async () => {
    const { base, revision } = await fresh()
    const named = await save(admin, revision, ['contact_phone'], '555 0199')
    expect((await publish(admin, named.json().data.attributes.revision)).statusCode).toBe(201)
    const roll = (browser: ConsoleBrowser, number: number) =>
      browser.post(`${STUDIO}/versions/${number}/roll_back`, { reason: 'For a test' })
    expect((await roll(admin, base.number)).statusCode).toBe(201)
    const moved = await save(await operator(), (await fresh()).revision, ['base_url'], 'https://localhost')
    const published = await publish(await operator(), moved.json().data.attributes.revision)
    expect(published.statusCode, published.body).toBe(201)
    expect(said(await roll(admin, base.number))).toEqual(refused)
    expect((await roll(await operator(), base.number)).statusCode).toBe(201)
  })
  it.each([ELSEWHERE, 'http://lakeshore.example', 'javascript:alert(1)'])(
    'not even an operator publishes %s as the address of the site',
    async (address) => {
      const { revision } = await fresh(await operator())
      const saved = await save(await operator(), revision, ['base_url'], address)
      const answer = await publish(await operator(), saved.json().data.attributes.revision)
      expect([answer.statusCode, answer.json().errors.at(-1).source?.pointer]).toEqual([422, '/base_url'])
      await fresh(await operator())
    },
  )
})
