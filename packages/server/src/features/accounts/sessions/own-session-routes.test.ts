import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const OWN = '/api/v1/users/sessions'

let test: TestApp
let now = new Date()
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())

async function signIn(email: string, userAgent = FIREFOX) {
  const host = `${email.split('@')[1]?.split('.')[0]}.localhost`
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    payload: { email, password: 'Demo-pass-2026' },
    headers: { host, 'user-agent': userAgent },
  })
  const cookie = /hearthlight_session=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  return {
    id: String(answer.json().data.id),
    headers: { host, cookie, 'x-csrf-token': answer.json().meta.csrf },
  }
}
type Someone = Awaited<ReturnType<typeof signIn>>
const list = async ({ headers }: Pick<Someone, 'headers'>) => {
  const answer = await test.app.inject({ url: OWN, headers })
  return answer.json().data as { id: string; attributes: { is_current: boolean } }[]
}
const end = async ({ headers }: Someone, id: string | undefined) =>
  (await test.app.inject({ method: 'DELETE', url: `${OWN}/${id}`, headers })).statusCode
const isIn = async ({ headers }: Someone) =>
  (await test.app.inject({ url: '/api/v1/users', headers })).statusCode === 200

describe('the sessions of a person', () => {
  it('are listed with what tells them apart, the own one marked', async () => {
    const laptop = await signIn('homeowner@lakeshore.test')
    now = new Date(now.getTime() + 120_000)
    const unknown = await signIn('homeowner@lakeshore.test', 'curl/8')
    expect(await list(laptop)).toEqual([
      {
        id: expect.any(String),
        type: 'own_session',
        attributes: {
          browser: 'Firefox',
          system: 'Linux',
          created_at: new Date(now.getTime() - 120_000).toISOString(),
          last_seen_at: now.toISOString(),
          is_current: true,
          acting_admin: null,
        },
      },
      {
        id: expect.any(String),
        type: 'own_session',
        attributes: expect.objectContaining({ browser: null, system: null, is_current: false }),
      },
    ])
    expect(await isIn(unknown)).toBe(true)
  })
  it('end one by one, by their owner only', async () => {
    const [here, there] = [await signIn('tester@lakeshore.test'), await signIn('tester@lakeshore.test')]
    const other = (await list(here)).find(({ attributes }) => !attributes.is_current)
    const stranger = await signIn('homeowner@lakeshore.test')
    const elsewhere = await signIn('homeowner@tejo.test')
    expect([await end(stranger, other?.id), await end(elsewhere, other?.id)]).toEqual([404, 404])
    expect(await isIn(there)).toBe(true)
    expect(await end(here, other?.id)).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    const line = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'record_id', 'after'])
      .where('action', '=', 'session.end')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line).toEqual({ actor_kind: 'user', record_id: here.id, after: { session: other?.id } })
  })
  it('that have ended by themselves are not listed', async () => {
    await signIn('new@lakeshore.test')
    now = new Date(now.getTime() + 31 * 60_000)
    expect(await list(await signIn('new@lakeshore.test'))).toHaveLength(1)
  })
})

describe('the sessions of staff', () => {
  it('are listed and end one by one; an operator sees those at every partner', async () => {
    const url = '/api/admin/v1/security/sessions'
    const [here, tejo] = [consoleBrowser(test.app), consoleBrowser(test.app, 'tejo.localhost')]
    await here.signIn('operator@platform.test')
    await tejo.signIn('operator@platform.test')
    const listed: Awaited<ReturnType<typeof list>> = (await here.get(url)).json().data
    expect(listed).toHaveLength(2)
    const other = listed.find(({ attributes }) => !attributes.is_current)
    const admin = consoleBrowser(test.app)
    await admin.signIn('admin@lakeshore.test')
    expect((await admin.delete(`${url}/${other?.id}`)).statusCode).toBe(404)
    expect((await here.delete(`${url}/${other?.id}`)).statusCode).toBe(200)
    expect((await tejo.get(url)).statusCode).toBe(401)
    expect((await here.get(url)).statusCode).toBe(200)
  })
})

describe('staff end the sessions of a person', () => {
  const endAll = (browser: ReturnType<typeof consoleBrowser>, id: string) =>
    browser.delete(`/api/admin/v1/users/${id}/sessions`)
  it('all of them, and the audit log tells who did', async () => {
    const [one, two] = [await signIn('homeowner@lakeshore.test'), await signIn('homeowner@lakeshore.test')]
    const admin = consoleBrowser(test.app)
    const adminId = (await admin.signIn('admin@lakeshore.test')).json().data.id
    const answer = await endAll(admin, one.id)
    expect(answer.json().data.attributes.ended).toBeGreaterThanOrEqual(2)
    expect([await isIn(one), await isIn(two)]).toEqual([false, false])
    const line = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'actor_id'])
      .where('action', '=', 'session.end-all')
      .where('record_id', '=', one.id)
      .executeTakeFirst()
    expect(line).toEqual({ actor_kind: 'admin', actor_id: adminId })
  })
  it('only with the permission, and of their own partner', async () => {
    const [person, abroad] = [await signIn('homeowner@lakeshore.test'), await signIn('homeowner@tejo.test')]
    const [advisor, admin] = [consoleBrowser(test.app), consoleBrowser(test.app)]
    await advisor.signIn('advisor@lakeshore.test')
    await admin.signIn('admin@lakeshore.test')
    expect((await endAll(advisor, person.id)).statusCode).toBe(403)
    expect((await endAll(admin, abroad.id)).statusCode).toBe(404)
    expect([await isIn(person), await isIn(abroad)]).toEqual([true, true])
  })
})
