import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import {
  codeOf,
  demandFactor,
  forgetFactors,
  LAKESHORE_SITE as HERE,
  setUpApp,
  setUpPasskey,
  codeAt as shownAt,
} from '../../../testing/browsers/console-factors.ts'
import { softwarePasskey } from '../../../testing/browsers/software-passkey.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const STEP = '/api/admin/v1/second_step'
const SECURITY = '/api/admin/v1/security'
const SESSIONS = '/api/v1/auth/admin_sessions'
const ADMIN = 'admin@lakeshore.test'

let test: TestApp
let now = new Date()
let admin: ConsoleBrowser
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  await forgetFactors(test)
  admin = consoleBrowser(test.app)
  await admin.signIn(ADMIN)
})

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const codeAt = (secret: string, at = now) => shownAt(secret, at)

async function addApp(browser = admin) {
  const made = await setUpApp(browser, now)
  minutesLater(1)
  return made
}
const addPasskey = (browser = admin, at = HERE) => setUpPasskey(browser, at)
async function halfSignedIn(email = ADMIN) {
  const browser = consoleBrowser(test.app)
  const answer = await browser.signIn(email)
  expect(answer.statusCode).toBe(202)
  return browser
}
const challengeFor = async (browser: ConsoleBrowser): Promise<string> =>
  (await browser.post(`${STEP}/passkey_options`)).json().data.attributes.challenge

const auditLines = async (action: string) =>
  (
    await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'actor_id', 'after'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute()
  )[0]

describe('between the password and the second factor', () => {
  it('a browser may finish the second step and do nothing else', async () => {
    await addApp()
    const half = await halfSignedIn()
    expect(await half.state()).toEqual({
      state: 'second-factor',
      email: ADMIN,
      methods: { passkey: false, code: true, recovery_code: true },
    })
    for (const url of [SESSIONS, SECURITY, `${SECURITY}/sessions`]) {
      const answer = await half.get(url)
      expect([url, answer.statusCode, codeOf(answer)]).toEqual([url, 403, 'shared.half-signed-in'])
    }
    expect((await half.post(`${SECURITY}/authenticator`)).statusCode).toBe(403)
    expect((await half.post(`${SECURITY}/passkeys/options`)).statusCode).toBe(403)
    expect((await half.post('/api/admin/v1/login_as_tokens', {})).statusCode).toBe(403)
  })
  it('ten minutes pass and it is over', async () => {
    const { secret } = await addApp()
    const half = await halfSignedIn()
    minutesLater(10)
    const answer = await half.post(`${STEP}/code`, { code: codeAt(secret) })
    expect(answer.statusCode).toBe(401)
    expect((await half.state()).state).toBe('signed-out')
  })
  it('the session gets another token and its whole life, and the half one is worth nothing', async () => {
    const { secret } = await addApp()
    const half = await halfSignedIn()
    const before = half.cookie()
    const answer = await half.post(`${STEP}/code`, { code: codeAt(secret) })
    expect(answer.json().data.attributes).toMatchObject({ email: ADMIN, operator: false })
    expect(half.cookie()).not.toBe(before)
    const old = { host: 'lakeshore.localhost', cookie: before }
    expect((await test.app.inject({ url: SESSIONS, headers: old })).statusCode).toBe(401)
    minutesLater(14)
    expect((await half.get(SESSIONS)).statusCode).toBe(200)
    expect(await auditLines('session.begin')).toMatchObject({
      actor_kind: 'admin',
      after: { factor: 'code' },
    })
  })
  it('a factor that is set up in one browser is owed in the others at once', async () => {
    const other = consoleBrowser(test.app)
    await other.signIn(ADMIN)
    expect((await other.get(SESSIONS)).statusCode).toBe(200)
    await addApp()
    expect((await other.get(SESSIONS)).statusCode).toBe(403)
    expect((await admin.get(SESSIONS)).statusCode).toBe(200)
  })
  it('a program is shown the token of each step', async () => {
    const { secret } = await addApp()
    const api = { host: 'lakeshore.localhost', 'service-requester': 'api' }
    const post = (url: string, payload: object, token = '') =>
      test.app.inject({
        method: 'POST',
        url,
        payload,
        headers: token === '' ? api : { ...api, authorization: `Bearer ${token}` },
      })
    const first = await post(SESSIONS, { email: ADMIN, password: 'Demo-pass-2026' })
    const half = first.json().data.attributes.token
    const done = await post(`${STEP}/code`, { code: codeAt(secret) }, half)
    const whole = done.json().data.attributes.token
    const read = (token: string) =>
      test.app.inject({ url: SESSIONS, headers: { ...api, authorization: `Bearer ${token}` } })
    expect([(await read(half)).statusCode, (await read(whole)).statusCode]).toEqual([401, 200])
  })
})

describe('a code of the authenticator app', () => {
  it('counts once, even by two at once', async () => {
    const { secret } = await addApp()
    const [one, other] = [await halfSignedIn(), await halfSignedIn()]
    const shown = { code: codeAt(secret) }
    const answers = await Promise.all([one.post(`${STEP}/code`, shown), other.post(`${STEP}/code`, shown)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
    const late = await (await halfSignedIn()).post(`${STEP}/code`, shown)
    expect([late.statusCode, codeOf(late)]).toEqual([422, 'accounts.second-factor-wrong'])
  })
  it('that set the app up does not also sign in', async () => {
    const { secret } = (await admin.post(`${SECURITY}/authenticator`)).json().data.attributes
    const shown = { code: codeAt(secret) }
    await admin.post(`${SECURITY}/authenticator/confirm`, shown)
    expect((await (await halfSignedIn()).post(`${STEP}/code`, shown)).statusCode).toBe(422)
  })
  it('of the step before is taken, of an older one not, and none before the last used', async () => {
    const { secret } = await addApp()
    minutesLater(5)
    const ago = (seconds: number) => ({ code: codeAt(secret, new Date(now.getTime() - seconds * 1000)) })
    expect((await (await halfSignedIn()).post(`${STEP}/code`, ago(90))).statusCode).toBe(422)
    expect((await (await halfSignedIn()).post(`${STEP}/code`, ago(0))).statusCode).toBe(200)
    expect((await (await halfSignedIn()).post(`${STEP}/code`, ago(30))).statusCode).toBe(422)
    minutesLater(5)
    expect((await (await halfSignedIn()).post(`${STEP}/code`, ago(30))).statusCode).toBe(200)
  })
  it('is slowed down for the account, from whatever browser, network or kind of code', async () => {
    const { secret, codes } = await addApp()
    for (let round = 0; round < 5; round += 1) {
      const half = await halfSignedIn()
      const from = { 'x-forwarded-for': `10.0.0.${round}` }
      const way = round % 2 === 0 ? `${STEP}/code` : `${STEP}/recovery_code`
      expect((await half.post(way, { code: '000000' }, from)).statusCode).toBe(422)
    }
    const half = await halfSignedIn()
    expect((await half.post(`${STEP}/code`, { code: codeAt(secret) })).statusCode).toBe(429)
    expect((await half.post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })).statusCode).toBe(429)
    expect(await auditLines('session.refuse-factor')).toMatchObject({ actor_kind: 'admin' })
  })
  it('that was wrong five times ends the half sign-in, and its owner hears of it', async () => {
    const { secret, codes } = await addApp()
    const half = await halfSignedIn()
    const ways = [`${STEP}/code`, `${STEP}/recovery_code`]
    for (let round = 0; round < 4; round += 1)
      expect(codeOf(await half.post(ways[round % 2] ?? '', { code: '000000' }))).toBe(
        'accounts.second-factor-wrong',
      )
    expect((await half.state()).state).toBe('second-factor')
    const last = await half.post(`${STEP}/code`, { code: '000000' })
    expect([last.statusCode, codeOf(last)]).toEqual([401, 'accounts.second-step-over'])
    expect((await half.state()).state).toBe('signed-out')
    expect((await half.post(`${STEP}/code`, { code: codeAt(secret) })).statusCode).toBe(401)
    const [mail] = await test.mailbox()
    expect(mail).toMatchObject({ to: ADMIN, subject: 'Wrong codes at your sign-in' })
    expect(mail?.text).toContain('5 wrong codes')
    expect(mailedLink(mail)).toBe('http://lakeshore.localhost/admin/password')

    // The password opens the step again, and the right code waits as long as a wrong one.
    const again = await halfSignedIn()
    const early = await again.post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })
    expect([early.statusCode, codeOf(early)]).toEqual([429, 'accounts.slow-down'])
    minutesLater(1)
    expect((await again.post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })).statusCode).toBe(200)
  })
  it('is refused at its field, and what is no code is not tried', async () => {
    await addApp()
    const half = await halfSignedIn()
    const wrong = await half.post(`${STEP}/code`, { code: '12345x' })
    expect([wrong.statusCode, wrong.json().errors[1].source.pointer]).toEqual([422, '/code'])
    const spaced = await half.post(`${STEP}/code`, { code: '000 000' })
    expect(codeOf(spaced)).toBe('accounts.second-factor-wrong')
  })
  it('confirms only the secret that was shown last, for a quarter of an hour', async () => {
    const start = async () =>
      (await admin.post(`${SECURITY}/authenticator`)).json().data.attributes.secret as string
    const first = await start()
    const second = await start()
    const confirm = (secret: string) =>
      admin.post(`${SECURITY}/authenticator/confirm`, { code: codeAt(secret) })
    expect((await confirm(first)).statusCode).toBe(422)
    minutesLater(14)
    await admin.get(SESSIONS)
    minutesLater(1)
    await admin.prove()
    expect(codeOf(await confirm(second))).toBe('accounts.set-up-over')
  })
  it('keeps the app in use until another one is confirmed', async () => {
    const { secret } = await addApp()
    await admin.post(`${SECURITY}/authenticator`)
    expect((await (await halfSignedIn()).post(`${STEP}/code`, { code: codeAt(secret) })).statusCode).toBe(200)
  })
  it('is made of a secret that stands sealed in the database', async () => {
    const { secret } = await addApp()
    const row = await test.db.selectFrom('staff_totp').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
  })
})

describe('a recovery code', () => {
  it('comes with the first factor, ten of them, signs in once and is told by mail', async () => {
    const { codes } = await addApp()
    expect(codes).toHaveLength(10)
    // Three groups of four, as they are printed and typed, without what is read for one another: I and 1, O and 0.
    const groups = Array(3).fill('[A-HJ-NP-Z2-9]{4}').join('-')
    for (const each of codes) expect(each).toMatch(new RegExp(`^${groups}$`))
    const half = await halfSignedIn()
    const typed = String(codes[3]).toLowerCase().replaceAll('-', ' ')
    expect((await half.post(`${STEP}/recovery_code`, { code: typed })).statusCode).toBe(200)
    expect((await half.get(SECURITY)).json().data.attributes.recovery_codes_left).toBe(9)
    const again = await (await halfSignedIn()).post(`${STEP}/recovery_code`, { code: typed })
    expect([again.statusCode, codeOf(again)]).toEqual([422, 'accounts.second-factor-wrong'])
    const [mail] = await test.mailbox()
    expect(mail).toMatchObject({ to: ADMIN })
    expect(mail?.text).toContain('A recovery code was used')
    expect(mailedLink(mail)).toBe('http://lakeshore.localhost/admin/security')
  })
  it('of two uses at once one counts', async () => {
    const { codes } = await addApp()
    const halves = [await halfSignedIn(), await halfSignedIn()]
    const answers = await Promise.all(
      halves.map((half) => half.post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  })
  it('is kept as a hash, and a fresh set ends the old one', async () => {
    const { codes } = await addApp()
    const rows = await test.db.selectFrom('staff_recovery_codes').selectAll().execute()
    for (const each of codes) expect(JSON.stringify(rows)).not.toContain(each.replaceAll('-', ''))
    const fresh = await admin.post(`${SECURITY}/recovery_codes`)
    expect(fresh.json().data.attributes.recovery_codes).toHaveLength(10)
    const old = await (await halfSignedIn()).post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })
    expect(old.statusCode).toBe(422)
  })
  it('of one admin opens nothing of another', async () => {
    const { codes } = await addApp()
    const reviewer = consoleBrowser(test.app)
    await reviewer.signIn('reviewer@lakeshore.test')
    await addApp(reviewer)
    const half = await halfSignedIn('reviewer@lakeshore.test')
    expect((await half.post(`${STEP}/recovery_code`, { code: codes[0] ?? '' })).statusCode).toBe(422)
  })
})

describe('a passkey', () => {
  it('is added with a name, signs in, and tells when it was last used', async () => {
    const { passkey, answer } = await addPasskey()
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.attributes.recovery_codes).toHaveLength(10)
    const half = await halfSignedIn()
    expect((await half.state()).methods.passkey).toBe(true)
    const use = passkey.use({ challenge: await challengeFor(half), ...HERE })
    expect((await half.post(`${STEP}/passkey`, use)).statusCode).toBe(200)
    expect((await half.get(SECURITY)).json().data.attributes.passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Work laptop',
        created_at: expect.any(String),
        last_used_at: now.toISOString(),
        works_here: true,
      },
    ])
  })
  it.each([
    ['made for another origin', { origin: 'http://evil.test', rpId: 'lakeshore.localhost' }],
    ['made for another port', { origin: 'http://lakeshore.localhost:9999', rpId: 'lakeshore.localhost' }],
    ['made for another host', { origin: 'http://lakeshore.localhost', rpId: 'evil.test' }],
    ['made for the domain above', { origin: 'http://lakeshore.localhost', rpId: 'localhost' }],
  ])('is refused when it was %s, at set-up and at sign-in', async (_what, there) => {
    expect(codeOf((await addPasskey(admin, there)).answer)).toBe('accounts.passkey-refused')
    const { passkey } = await addPasskey()
    const half = await halfSignedIn()
    const answer = await half.post(
      `${STEP}/passkey`,
      passkey.use({ challenge: await challengeFor(half), ...there }),
    )
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'accounts.passkey-refused'])
    expect((await half.state()).state).toBe('second-factor')
  })
  it('is judged by the host of the partner, not by what headers say of it', async () => {
    const { passkey } = await addPasskey()
    const half = await halfSignedIn()
    const forged = {
      host: 'lakeshore.localhost:9999',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      origin: 'http://lakeshore.localhost:9999',
    }
    const there = { origin: 'http://lakeshore.localhost:9999', rpId: 'lakeshore.localhost' }
    const use = passkey.use({ challenge: await challengeFor(half), ...there })
    expect((await half.post(`${STEP}/passkey`, use, forged)).statusCode).toBe(422)
    const right = passkey.use({ challenge: await challengeFor(half), ...HERE })
    expect((await half.post(`${STEP}/passkey`, right, forged)).statusCode).toBe(200)
  })
  it('answers a challenge once: neither the same answer nor another one to it counts again', async () => {
    const { passkey } = await addPasskey()
    const half = await halfSignedIn()
    const challenge = await challengeFor(half)
    const wrong = passkey.use({ challenge: 'bm90IGl0', ...HERE })
    expect((await half.post(`${STEP}/passkey`, wrong)).statusCode).toBe(422)
    // The try above used the challenge up, though it did not answer it.
    expect((await half.post(`${STEP}/passkey`, passkey.use({ challenge, ...HERE }))).statusCode).toBe(422)
  })
  it('answers the challenge of its own browser only', async () => {
    const { passkey } = await addPasskey()
    const [mine, stolen] = [await halfSignedIn(), await halfSignedIn()]
    const use = passkey.use({ challenge: await challengeFor(mine), ...HERE })
    await challengeFor(stolen)
    expect((await stolen.post(`${STEP}/passkey`, use)).statusCode).toBe(422)
    const done = await mine.post(`${STEP}/passkey`, use)
    expect(done.statusCode).toBe(200)
    const replay = await halfSignedIn()
    await challengeFor(replay)
    expect((await replay.post(`${STEP}/passkey`, use)).statusCode).toBe(422)
  })
  it('answers within five minutes', async () => {
    const { passkey } = await addPasskey()
    const half = await halfSignedIn()
    const challenge = await challengeFor(half)
    minutesLater(5)
    expect((await half.post(`${STEP}/passkey`, passkey.use({ challenge, ...HERE }))).statusCode).toBe(422)
  })
  it('of somebody else, or of a forger, signs nobody in', async () => {
    const reviewer = consoleBrowser(test.app)
    await reviewer.signIn('reviewer@lakeshore.test')
    const theirs = await addPasskey(reviewer)
    await addPasskey()
    const half = await halfSignedIn()
    const use = theirs.passkey.use({ challenge: await challengeFor(half), ...HERE })
    expect((await half.post(`${STEP}/passkey`, use)).statusCode).toBe(422)
    const own = (await addPasskey()).passkey
    const forger = softwarePasskey()
    const forged = {
      ...forger.use({ challenge: await challengeFor(half), ...HERE }),
      id: own.id,
      rawId: own.id,
    }
    expect((await half.post(`${STEP}/passkey`, forged)).statusCode).toBe(422)
  })
  it('that was copied gives itself away by its counter', async () => {
    const { passkey } = await addPasskey()
    const first = await halfSignedIn()
    const early = passkey.use({ challenge: await challengeFor(first), ...HERE })
    await test.db.updateTable('staff_passkeys').set({ counter: 50 }).execute()
    expect((await first.post(`${STEP}/passkey`, early)).statusCode).toBe(422)
  })
  it('cannot be added by an answer to a challenge that was used, or never given', async () => {
    const passkey = softwarePasskey()
    const { challenge } = (await admin.post(`${SECURITY}/passkeys/options`)).json().data.attributes
    const body = { name: 'Key', credential: passkey.make({ challenge, ...HERE }) }
    expect((await admin.post(`${SECURITY}/passkeys`, body)).statusCode).toBe(201)
    expect(codeOf(await admin.post(`${SECURITY}/passkeys`, body))).toBe('accounts.set-up-over')
    await admin.post(`${SECURITY}/passkeys/options`)
    const forged = { name: 'Key', credential: softwarePasskey().make({ challenge: 'bWluZQ', ...HERE }) }
    expect(codeOf(await admin.post(`${SECURITY}/passkeys`, forged))).toBe('accounts.passkey-refused')
  })
  it('of an operator works at the partner where it was made; a code works at all', async () => {
    const operator = consoleBrowser(test.app)
    await operator.signIn('operator@platform.test')
    const { passkey } = await addPasskey(operator)
    const { secret } = await addApp(operator)
    const tejo = consoleBrowser(test.app, 'tejo.localhost')
    expect((await tejo.signIn('operator@platform.test')).statusCode).toBe(202)
    expect((await tejo.state()).methods).toEqual({ passkey: false, code: true, recovery_code: true })
    const there = { origin: 'http://tejo.localhost', rpId: 'tejo.localhost' }
    const use = passkey.use({ challenge: await challengeFor(tejo), ...there })
    expect((await tejo.post(`${STEP}/passkey`, use)).statusCode).toBe(422)
    expect((await tejo.post(`${STEP}/code`, { code: codeAt(secret) })).statusCode).toBe(200)
  })
  it('is renamed and removed by its owner only', async () => {
    await addPasskey()
    const { id } = (await admin.get(SECURITY)).json().data.attributes.passkeys[0]
    const reviewer = consoleBrowser(test.app)
    await reviewer.signIn('reviewer@lakeshore.test')
    expect((await reviewer.put(`${SECURITY}/passkeys/${id}`, { name: 'Mine now' })).statusCode).toBe(404)
    expect((await reviewer.delete(`${SECURITY}/passkeys/${id}`)).statusCode).toBe(404)
    expect((await admin.put(`${SECURITY}/passkeys/${id}`, { name: 'Old laptop' })).statusCode).toBe(200)
    expect((await admin.get(SECURITY)).json().data.attributes.passkeys[0].name).toBe('Old laptop')
    expect((await admin.delete(`${SECURITY}/passkeys/${id}`)).statusCode).toBe(200)
    // With the last factor its stand-ins go too, and the password is enough again.
    expect((await admin.get(SECURITY)).json().data.attributes.recovery_codes_left).toBe(0)
    expect((await consoleBrowser(test.app).signIn(ADMIN)).statusCode).toBe(200)
    expect(await auditLines('staff.passkey-removed')).toMatchObject({ actor_kind: 'admin' })
  })
})

describe('where a second factor is demanded', () => {
  afterEach(() => changePartner(test, 'lakeshore'))

  it('who has none is held to set one up, and is then signed in', async () => {
    await demandFactor(test)
    const held = consoleBrowser(test.app)
    const answer = await held.signIn(ADMIN)
    expect([answer.statusCode, answer.json().data.attributes.state]).toEqual([202, 'set-up'])
    expect(codeOf(await held.get(SESSIONS))).toBe('shared.half-signed-in')
    expect(codeOf(await held.post(`${SECURITY}/recovery_codes`))).toBe('shared.half-signed-in')
    expect((await held.get(SECURITY)).json().data.attributes.needs_factor).toBe(true)
    const before = held.cookie()
    await addApp(held)
    expect(held.cookie()).not.toBe(before)
    expect((await held.get(SESSIONS)).statusCode).toBe(200)
  })
  it('sessions that began before the demand are held too', async () => {
    expect((await admin.get(SESSIONS)).statusCode).toBe(200)
    await demandFactor(test)
    expect(codeOf(await admin.get(SESSIONS))).toBe('shared.half-signed-in')
  })
  it('the last one cannot be removed', async () => {
    await demandFactor(test)
    await addApp()
    await addPasskey()
    expect((await admin.delete(`${SECURITY}/authenticator`)).statusCode).toBe(200)
    const { id } = (await admin.get(SECURITY)).json().data.attributes.passkeys[0]
    const refused = await admin.delete(`${SECURITY}/passkeys/${id}`)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'accounts.last-factor'])
    expect((await admin.get(SECURITY)).json().data.attributes.passkeys).toHaveLength(1)
  })
  it('an operator outside the demo needs one at every partner', async () => {
    const setDemo = (is_demo: boolean) => test.db.updateTable('operators').set({ is_demo }).execute()
    await setDemo(false)
    const operator = consoleBrowser(test.app, 'tejo.localhost')
    expect((await operator.signIn('operator@platform.test')).json().data.attributes.state).toBe('set-up')
    await setDemo(true)
    expect((await operator.signIn('operator@platform.test')).statusCode).toBe(200)
  })
})
