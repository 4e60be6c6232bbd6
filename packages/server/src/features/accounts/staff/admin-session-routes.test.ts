import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const SESSIONS = '/api/v1/auth/admin_sessions/'
const TOKENS = '/api/admin/v1/login_as_tokens'
const lakeshore = { host: 'lakeshore.localhost' }

let test: TestApp
let now = new Date()
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())

const get = (url: string, headers: object = lakeshore) =>
  test.app.inject({ method: 'GET', url, headers: { ...headers } })
const post = (url: string, payload: object, headers: object = lakeshore) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const userId = async (email: string) => (await get('/api/v1/users', await test.signIn(email))).json().data.id
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /hearthlight_session=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''

describe('admin sessions', () => {
  it('sign an admin in with their permissions [S1-6.002] [S1-7.027]', async () => {
    const answer = await post(SESSIONS, { email: 'admin@lakeshore.test', password: 'Demo-pass-2026' })
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('hearthlight_console=')
    const cookie = /hearthlight_console=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0]
    const session = await get(SESSIONS, { ...lakeshore, cookie })
    expect(session.json().data.attributes).toMatchObject({
      email: 'admin@lakeshore.test',
      operator: false,
      fullPermissions: expect.arrayContaining(['AppliedOfferRestrictedDataAccess', 'login_as', 'users']),
    })
  })
  it('differ by admin, and a person has none [S1-7.027] [S1-6.002]', async () => {
    const reviewer = await get(SESSIONS, await test.signIn('reviewer@lakeshore.test'))
    expect(reviewer.json().data.attributes.fullPermissions).not.toContain('AppliedOfferRestrictedDataAccess')
    expect((await get(SESSIONS, await test.signIn('homeowner@lakeshore.test'))).statusCode).toBe(401)
    expect((await get(SESSIONS)).statusCode).toBe(401)
  })
  it('count default and additional permissions together [S2-6.006]', async () => {
    await test.db
      .updateTable('admins')
      .set({ additional_permissions: ['AppliedOfferRestrictedDataAccess'] })
      .where('email', '=', 'advisor@lakeshore.test')
      .execute()
    const answer = await get(SESSIONS, await test.signIn('advisor@lakeshore.test'))
    expect(answer.json().data.attributes).toMatchObject({
      default_permissions: expect.not.arrayContaining(['AppliedOfferRestrictedDataAccess']),
      fullPermissions: expect.arrayContaining(['AppliedOfferRestrictedDataAccess']),
    })
  })
  it('let the operator into every partner, with every permission', async () => {
    for (const host of ['lakeshore.localhost', 'boreale.localhost', 'tejo.localhost']) {
      const answer = await post(
        SESSIONS,
        { email: 'operator@platform.test', password: 'Demo-pass-2026' },
        { host },
      )
      expect(answer.json().data.attributes).toMatchObject({ operator: true })
    }
  })
  it.each([
    ['a wrong password', 'admin@lakeshore.test', 'wrong'],
    ['a customer', 'homeowner@lakeshore.test', 'Demo-pass-2026'],
    ['an admin of another partner', 'admin@tejo.test', 'Demo-pass-2026'],
  ])('refuse %s', async (_who, email, password) => {
    const answer = await post(SESSIONS, { email, password })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors[0].code).toBe('accounts.wrong-credentials')
  })
  it('count the failures of an operator over all partners', async () => {
    const hosts = ['lakeshore.localhost', 'boreale.localhost', 'tejo.localhost']
    const body = { email: 'operator@platform.test', password: 'wrong' }
    const at = (round: number) => ({ host: hosts[round % hosts.length], 'accept-language': 'en' })
    for (let round = 0; round < 10; round += 1)
      expect((await post(SESSIONS, body, at(round))).statusCode).toBe(401)
    for (const round of [0, 1, 2])
      expect((await post(SESSIONS, { ...body, password: 'Demo-pass-2026' }, at(round))).statusCode).toBe(429)
    now = new Date(now.getTime() + 900_000)
  })
  it('slow down after ten failures', async () => {
    const body = { email: 'reviewer@lakeshore.test', password: 'wrong' }
    for (let round = 0; round < 10; round += 1) await post(SESSIONS, body)
    expect((await post(SESSIONS, { ...body, password: 'Demo-pass-2026' })).statusCode).toBe(429)
    now = new Date(now.getTime() + 900_000)
  })
  it('end on request', async () => {
    const headers = await test.signIn('admin@lakeshore.test')
    await test.app.inject({ method: 'DELETE', url: `${SESSIONS}1`, headers })
    expect((await get(SESSIONS, headers)).statusCode).toBe(401)
  })
  it('are not portal sessions: an admin is nobody in the portal', async () => {
    const { cookie } = await test.signIn('admin@lakeshore.test')
    expect((await get('/api/v1/users', { ...lakeshore, cookie })).statusCode).toBe(401)
  })
})

describe('log in as', () => {
  let admin: SignedIn
  const request = async (email = 'homeowner@lakeshore.test', by = 'admin@lakeshore.test') => {
    admin = await test.signIn(by)
    return post(TOKENS, { user_id: await userId(email), reason: 'Asked by phone to finish the form' }, admin)
  }
  const browserOf = ({ host, cookie }: SignedIn) => ({ host, cookie })
  /** In the browser of the console, unless told otherwise. */
  const login = (token: string, adminId: string, headers: object = browserOf(admin)) =>
    get(`/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${adminId}`, headers)
  const act = async () => {
    const { token, admin_id } = (await request()).json().data.attributes
    const cookie = cookieOf(await login(token, admin_id))
    return async () => (await get('/api/v1/users', { ...lakeshore, cookie })).statusCode
  }
  const minutesLater = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }

  it('opens a session of the person that names the admin [S1-7.019]', async () => {
    const made = await request()
    expect(made.statusCode).toBe(201)
    const { token, admin_id, url } = made.json().data.attributes
    expect(url).toBe(`http://lakeshore.localhost/login-as?token=${token}&admin_id=${admin_id}`)
    const answer = await login(token, admin_id)
    expect(answer.statusCode).toBe(200)
    const me = await get('/api/v1/users', { ...lakeshore, cookie: cookieOf(answer) })
    expect(me.json().data.attributes).toMatchObject({
      email: 'homeowner@lakeshore.test',
      acting_admin: { id: admin_id, name: 'Jordan Hale' },
    })
    const again = await login(token, admin_id)
    expect(again.statusCode).toBe(422)
  })
  const leave = async (from: unknown) => {
    const asked = { user_id: await userId('homeowner@lakeshore.test'), reason: 'Asked by phone', from }
    admin = await test.signIn('admin@lakeshore.test')
    const made = await post(TOKENS, asked, admin)
    if (made.statusCode !== 201) return made.statusCode
    const { token, admin_id } = made.json().data.attributes
    const answer = await login(token, admin_id)
    const headers = { ...lakeshore, cookie: cookieOf(answer), 'x-csrf-token': answer.json().meta.csrf }
    const left = await test.app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/user_sessions/1',
      headers,
    })
    return left.json().data.attributes.console_path
  }
  it('leads back to where in the console it began, and to no other address', async () => {
    expect(await leave('/admin/people/7?tab=homes')).toBe('/admin/people/7?tab=homes')
    expect(await leave('/admin')).toBe('/admin')
    expect(await leave(undefined)).toBeUndefined()
    for (const from of [
      'https://elsewhere.test/admin/people',
      '//elsewhere.test/admin/',
      '/\\elsewhere.test/admin/',
      '/admin/../sign-in',
      '/admin/%2e%2e/sign-in',
      '/administration',
      'javascript:alert(1)',
      'admin/people',
    ])
      expect(await leave(from), from).toBe(422)
  })
  it('of two uses of a link at once one counts, and it ends the session the browser had', async () => {
    const mine = await test.signIn('tester@lakeshore.test')
    const { token, admin_id } = (await request()).json().data.attributes
    const browser = { ...mine, cookie: `${mine.cookie}; ${admin.cookie}` }
    const answers = await Promise.all([login(token, admin_id, browser), login(token, admin_id, browser)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
    expect((await get('/api/v1/users', mine)).statusCode).toBe(401)
  })
  it('tells the person by mail who and why', async () => {
    await request('tester@lakeshore.test')
    const mail = (await test.mailbox()).find(({ to }) => to === 'tester@lakeshore.test')
    expect(mail?.text).toContain('Jordan Hale')
    expect(mail?.text).toContain('Asked by phone to finish the form')
  })
  it('stands in the audit log: the reason, the session, and what was done in it', async () => {
    const { token, admin_id } = (await request('new@lakeshore.test')).json().data.attributes
    const answer = await login(token, admin_id)
    const { id } = answer.json().data
    const headers = { ...lakeshore, cookie: cookieOf(answer), 'x-csrf-token': answer.json().meta.csrf }
    const payload = { user: { city: 'Racine' } }
    await test.app.inject({ method: 'PUT', url: `/api/v1/users/${id}`, payload, headers })
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_kind', 'on_behalf_by', 'after'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      {
        action: 'user.login-as',
        actor_kind: 'admin',
        on_behalf_by: null,
        after: { reason: 'Asked by phone to finish the form' },
      },
      { action: 'session.begin', actor_kind: 'user', on_behalf_by: admin_id, after: { way: 'login-as' } },
      { action: 'user.update', actor_kind: 'user', on_behalf_by: admin_id, after: { city: 'Racine' } },
    ])
  })
  it('cannot change the password or end the sessions of the person', async () => {
    const { token, admin_id } = (await request()).json().data.attributes
    const answer = await login(token, admin_id)
    const headers = { ...lakeshore, cookie: cookieOf(answer), 'x-csrf-token': answer.json().meta.csrf }
    const passwords = {
      current_password: 'Demo-pass-2026',
      password: 'kettle on the hob',
      password_confirmation: 'kettle on the hob',
    }
    const change = await post('/api/v1/users/change_password', passwords, headers)
    expect(change.statusCode).toBe(403)
    expect(change.json().errors[0].code).toBe('accounts.acting')
    expect((await post('/api/v1/users/sign_out_everywhere', {}, headers)).statusCode).toBe(403)
  })
  it('cannot hand out a link to a report, which would outlive the help', async () => {
    const { token, admin_id } = (await request()).json().data.attributes
    const answer = await login(token, admin_id)
    const headers = { ...lakeshore, cookie: cookieOf(answer), 'x-csrf-token': answer.json().meta.csrf }
    const share = { building_id: crypto.randomUUID(), days: 90 }
    expect((await post('/api/v1/report_shares', share, headers)).statusCode).toBe(403)
    const own = await test.signIn('homeowner@lakeshore.test')
    expect((await post('/api/v1/report_shares', share, own)).statusCode).toBe(404)
  })
  it('ends when the admin loses the right to act', async () => {
    const { token, admin_id } = (await request()).json().data.attributes
    const cookie = cookieOf(await login(token, admin_id))
    const setRights = (default_permissions: string[]) =>
      test.db.updateTable('admins').set({ default_permissions }).where('id', '=', admin_id).execute()
    const { default_permissions } = await test.db
      .selectFrom('admins')
      .select('default_permissions')
      .where('id', '=', admin_id)
      .executeTakeFirstOrThrow()
    await setRights(['users'])
    expect((await get('/api/v1/users', { ...lakeshore, cookie })).statusCode).toBe(401)
    await setRights(default_permissions)
    expect((await get('/api/v1/users', { ...lakeshore, cookie })).statusCode).toBe(200)
  })
  it('works only in the browser of the console session it was made in', async () => {
    const made = (await request()).json().data.attributes
    const elsewhere = [
      lakeshore,
      browserOf(await test.signIn('admin@lakeshore.test')),
      browserOf(await test.signIn('operator@platform.test', 'lakeshore')),
    ]
    for (const browser of elsewhere) {
      const answer = await login(made.token, made.admin_id, browser)
      expect(answer.statusCode).toBe(422)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await login(made.token, made.admin_id)).statusCode).toBe(200)
  })
  it('works no more once the admin has signed out', async () => {
    const made = (await request()).json().data.attributes
    await test.app.inject({ method: 'DELETE', url: `${SESSIONS}1`, headers: { ...admin } })
    expect((await login(made.token, made.admin_id)).statusCode).toBe(422)
  })
  it('ends when the admin signs out', async () => {
    const me = await act()
    expect(await me()).toBe(200)
    await test.app.inject({ method: 'DELETE', url: `${SESSIONS}1`, headers: { ...admin } })
    expect(await me()).toBe(401)
  })
  it('ends with the console after fifteen idle minutes, and work in it keeps both awake', async () => {
    const me = await act()
    for (let minutes = 0; minutes < 40; minutes += 10) {
      minutesLater(10)
      expect(await me()).toBe(200)
    }
    expect((await get(SESSIONS, admin)).statusCode).toBe(200)
    minutesLater(15)
    expect(await me()).toBe(401)
  })
  it('ends after the eight hours of the console, however busy', async () => {
    const me = await act()
    for (let minutes = 0; minutes < 470; minutes += 10) {
      minutesLater(10)
      expect(await me()).toBe(200)
    }
    minutesLater(10)
    expect(await me()).toBe(401)
  })
  it('ends when the admin comes to owe a second factor', async () => {
    const me = await act()
    const { id } = (await get(SESSIONS, admin)).json().data
    const partner_id = test.partners.lakeshore.id
    await test.db.insertInto('staff_totp').values({ partner_id, staff_id: id, secret: 'sealed' }).execute()
    expect(await me()).toBe(401)
    await test.db.deleteFrom('staff_totp').where('staff_id', '=', id).execute()
    expect(await me()).toBe(200)
  })
  it('refuses another admin, another partner, a forged and an expired token [S1-7.019]', async () => {
    const { token, admin_id } = (await request()).json().data.attributes
    const refusals = [
      await login(token, '01900000-0000-7000-8000-000000000000'),
      await login(token, admin_id, { ...browserOf(admin), host: 'tejo.localhost' }),
      await login('A'.repeat(43), admin_id),
    ]
    now = new Date(now.getTime() + 5 * 60_000 + 1)
    refusals.push(await login(token, admin_id))
    expect(refusals.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 422])
    for (const refusal of refusals) expect(refusal.headers['set-cookie']).toBeUndefined()
  })
  it('needs the permission, a reason and a person of this partner', async () => {
    const admin = await test.signIn('admin@lakeshore.test')
    expect((await request('homeowner@lakeshore.test', 'reviewer@lakeshore.test')).statusCode).toBe(403)
    expect((await request('homeowner@lakeshore.test', 'homeowner@lakeshore.test')).statusCode).toBe(401)
    const user_id = await userId('homeowner@lakeshore.test')
    expect((await post(TOKENS, { user_id, reason: ' ' }, admin)).statusCode).toBe(422)
    const stranger = { user_id: await userId('homeowner@tejo.test'), reason: 'a good one' }
    expect((await post(TOKENS, stranger, admin)).statusCode).toBe(404)
    const { 'x-csrf-token': _, ...forged } = admin
    expect((await post(TOKENS, { user_id, reason: 'a good one' }, forged)).statusCode).toBe(403)
  })
})

describe('the language of the console', () => {
  const speak = (headers: SignedIn, language: unknown) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/v1/auth/admin_sessions/language',
      headers,
      payload: { language },
    })
  const read = async (url: string, headers: SignedIn) => (await test.app.inject({ url, headers })).json()

  it.each(['admin@lakeshore.test', 'operator@platform.test'])(
    'is one’s own, whatever languages the partner has, until it is given up: %s',
    async (email) => {
      const headers = await test.signIn(email, 'lakeshore')
      const words = async () => (await read('/api/admin/v1/audit_log?sort=none', headers)).errors[0].title
      const english = await words()
      expect((await speak(headers, 'pt')).json().data.attributes.language).toBe('pt')
      expect((await read('/api/v1/auth/admin_sessions', headers)).data.attributes.language).toBe('pt')
      expect(await words()).not.toBe(english)
      // Nobody else reads otherwise for it.
      const other = await test.signIn('reviewer@lakeshore.test')
      expect((await read('/api/v1/auth/admin_sessions', other)).data.attributes.language).toBeNull()
      expect((await speak(headers, 'de')).statusCode).toBe(422)
      await speak(headers, null)
      expect(await words()).toBe(english)
    },
  )
})
