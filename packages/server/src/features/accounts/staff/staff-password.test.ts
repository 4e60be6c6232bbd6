import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const SESSIONS = '/api/v1/auth/admin_sessions'
const OLD = 'Demo-pass-2026'
const NEW = 'kettle on the hob'

let test: TestApp
let now = new Date()
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())

const browser = (host?: string) => consoleBrowser(test.app, host)
const ask = (email: string, host?: string) => browser(host).post(`${SESSIONS}/forgot_password`, { email })
async function mailedToken(email: string): Promise<string> {
  const mail = (await test.mailbox()).find(({ to }) => to === email)
  return /\/admin\/password\?t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const choose = (reset_password_token: string, password = NEW, host?: string) =>
  browser(host).post(`${SESSIONS}/update_password`, {
    password,
    password_confirmation: password,
    reset_password_token,
  })
const signsIn = async (email: string, password: string) =>
  (await browser().signIn(email, password)).statusCode

describe('a password that was forgotten', () => {
  it('is chosen anew by a mailed link, once, and every session ends', async () => {
    const email = 'admin@lakeshore.test'
    const open = browser()
    await open.signIn(email)
    expect((await ask(email)).statusCode).toBe(200)
    const token = await mailedToken(email)
    expect(token).toHaveLength(43)
    const answer = await choose(token)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect((await open.get(SESSIONS)).statusCode).toBe(401)
    expect([await signsIn(email, OLD), await signsIn(email, NEW)]).toEqual([401, 200])
    expect((await choose(token)).statusCode).toBe(422)
    const [told] = await test.mailbox()
    expect(told).toMatchObject({ to: email, subject: 'Your password was changed' })
  })
  it('is asked for alike by who is staff and who is not; only the former gets a mail', async () => {
    const before = (await test.mailbox()).length
    const known = await ask('reviewer@lakeshore.test')
    const strangers = [await ask('homeowner@lakeshore.test'), await ask('nobody@lakeshore.test')]
    for (const stranger of strangers) {
      expect(stranger.statusCode).toBe(known.statusCode)
      expect(stranger.json()).toEqual(known.json())
    }
    const mails = await test.mailbox()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.to).toBe('reviewer@lakeshore.test')
  })
  it('fills nobody’s mailbox: one mail a minute, and five in a quarter of an hour', async () => {
    const email = 'advisor@lakeshore.test'
    const counts: number[] = []
    for (let minute = 0; minute < 6; minute += 1) {
      now = new Date(now.getTime() + 60_000)
      await Promise.all([ask(email), ask(email)])
      counts.push((await test.mailbox()).filter(({ to }) => to === email).length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5])
  })
  it('needs a token of this partner, fresh, the newest, and a password that is worth one', async () => {
    now = new Date(now.getTime() + 3_600_000)
    const email = 'reviewer@lakeshore.test'
    await ask(email)
    const first = await mailedToken(email)
    now = new Date(now.getTime() + 60_000)
    await ask(email)
    const second = await mailedToken(email)
    expect(second).not.toBe(first)
    expect((await choose(first)).statusCode).toBe(422)
    expect((await choose(second, NEW, 'tejo.localhost')).statusCode).toBe(422)
    const weak = await choose(second, 'password1')
    expect(weak.json().errors[1]).toMatchObject({ source: { pointer: '/password' } })
    now = new Date(now.getTime() + 3_600_001)
    expect((await choose(second)).json().errors[0].code).toBe('accounts.token-invalid')
  })
  it('of an operator is chosen at any partner, is a longer one, and ends the sessions at all of them', async () => {
    const email = 'operator@platform.test'
    const tejo = browser('tejo.localhost')
    await tejo.signIn(email)
    await ask(email)
    const token = await mailedToken(email)
    const short = await choose(token, 'hob kettle')
    expect(short.json().errors[1]).toMatchObject({ code: 'accounts.password-too-short' })
    expect((await choose(token)).statusCode).toBe(200)
    expect((await tejo.get(SESSIONS)).statusCode).toBe(401)
  })
})

it('the link of an operator leads to the site it was asked at, whatever address the partner gives itself', async () => {
  await changePartner(test, 'lakeshore', {
    base_url: 'https://home.lakeshore.test',
    hosts: { names: ['lakeshore.localhost', 'localhost', 'home.lakeshore.test'] },
  })
  const linkTo = async (email: string) => {
    await ask(email)
    const mail = (await test.mailbox()).find(({ to }) => to === email)
    return /https?:\S+(?=\/admin\/password\?t=)/.exec(mail?.text ?? '')?.[0]
  }
  now = new Date(now.getTime() + 15 * 60_000)
  expect(await linkTo('operator@platform.test')).toBe('http://lakeshore.localhost')
  expect(await linkTo('admin@lakeshore.test')).toBe('https://home.lakeshore.test')
  await changePartner(test, 'lakeshore')
})

it('no job keeps the link that it mailed', async () => {
  now = new Date(now.getTime() + 15 * 60_000)
  await ask('advisor@lakeshore.test')
  const token = await mailedToken('advisor@lakeshore.test')
  expect(token).toHaveLength(43)
  const { rows } = await test.database.execute(
    `select to_jsonb(job)::text as job from pgboss.job
     union all select to_jsonb(archive)::text from pgboss.archive`,
    [],
  )
  expect(JSON.stringify(rows)).toContain('advisor@lakeshore.test')
  expect(JSON.stringify(rows)).not.toContain(token)
})

describe('a password that is changed at the console', () => {
  const email = 'advisor@lakeshore.test'
  const change = (who: ReturnType<typeof browser>, current_password: string, password: string) =>
    who.post('/api/admin/v1/security/password', {
      current_password,
      password,
      password_confirmation: password,
    })
  it('needs the current one, ends the other sessions and goes on under another token', async () => {
    const [here, there] = [browser(), browser()]
    await here.signIn(email)
    await there.signIn(email)
    const before = here.cookie()
    const wrong = await change(here, 'not it', NEW)
    expect(wrong.json().errors[1]).toMatchObject({
      code: 'accounts.wrong-current-password',
      source: { pointer: '/current_password' },
    })
    expect((await change(here, OLD, NEW)).statusCode).toBe(200)
    expect(here.cookie()).not.toBe(before)
    expect([(await here.get(SESSIONS)).statusCode, (await there.get(SESSIONS)).statusCode]).toEqual([
      200, 401,
    ])
    const line = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'record_type'])
      .where('action', '=', 'staff.set-password')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line).toEqual({ actor_kind: 'admin', record_type: 'admin' })
  })
})
