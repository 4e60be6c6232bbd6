import { pageAt } from '@hearthlight/domain/navigation/page-at'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { HASHES, hashPassword } from '../passwords/password-hash.ts'

const PASSWORD = 'Demo-pass-2026'
const WRONG =
  'The email or password you entered is incorrect. Please try again or click the "Forgot Password" link to reset your password.'
const lakeshore = { host: 'lakeshore.localhost' }

let test: TestApp
let now = new Date()
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())

const post = (url: string, payload: object, headers: object = lakeshore) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const get = (url: string, headers: object = lakeshore) =>
  test.app.inject({ method: 'GET', url, headers: { ...headers } })
const signIn = (email: string, password = PASSWORD, headers: object = lakeshore) =>
  post('/api/v1/auth/user_sessions', { email, password }, headers)
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /hearthlight_session=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
const newPerson = (email: string, more: object = {}) => ({
  user: {
    email,
    first_name: 'Ada',
    last_name: 'Byron',
    password: 'kettle on the hob',
    password_confirmation: 'kettle on the hob',
    consent: true,
    ...more,
  },
})
/** Signs up; tells the token in the mail, and the headers of the browser that did it. */
async function unconfirmedPerson(email: string) {
  const answer = await post('/api/v1/auth/registrations', newPerson(email))
  expect(answer.statusCode).toBe(201)
  const [mail] = await test.mailbox()
  return {
    token: linkIn(mail?.text ?? '').searchParams.get('token') ?? '',
    browser: { ...lakeshore, cookie: signUpCookieOf(answer) },
  }
}
const signUpCookieOf = (answer: { headers: Record<string, unknown> }) =>
  /hearthlight_sign_up=[^;]*/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
const check = (email: string, headers: object = lakeshore) =>
  post('/api/v1/auth/user_sessions/check_confirmation', { email }, headers)

describe('sign-in by password', () => {
  it('answers the person and sets a cookie that is the session [S1-7.018] [S1-7.005]', async () => {
    const answer = await signIn('  Homeowner@Lakeshore.test ')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      data: { type: 'user', attributes: { email: 'homeowner@lakeshore.test', name: 'Nora Lindqvist' } },
      meta: { csrf: expect.any(String) },
    })
    expect(answer.json().data.attributes).not.toHaveProperty('token')
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const me = await get('/api/v1/users', { ...lakeshore, cookie: cookieOf(answer) })
    expect(me.json().data.attributes.email).toBe('homeowner@lakeshore.test')
  })
  it('shows the token to a program, which may use it as a bearer', async () => {
    const answer = await signIn('homeowner@lakeshore.test', PASSWORD, {
      ...lakeshore,
      'service-requester': 'api',
    })
    const { token } = answer.json().data.attributes
    const me = await get('/api/v1/users', { ...lakeshore, authorization: `Bearer ${token}` })
    expect(me.statusCode).toBe(200)
    const elsewhere = await get('/api/v1/users', { host: 'tejo.localhost', authorization: `Bearer ${token}` })
    expect(elsewhere.statusCode).toBe(401)
  })
  it.each([
    ['a wrong password', 'homeowner@lakeshore.test', 'not the password'],
    ['an unknown email', 'nobody@lakeshore.test', PASSWORD],
    ['an admin', 'admin@lakeshore.test', PASSWORD],
    ['a person of another partner', 'homeowner@tejo.test', PASSWORD],
  ])('refuses %s with the same words [S1-7.018]', async (_who, email, password) => {
    const answer = await signIn(email, password)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors).toEqual([
      { status: '401', code: 'accounts.wrong-credentials', title: WRONG },
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
  it('speaks the language of the person', async () => {
    const answer = await signIn('x@boreale.test', 'y', { host: 'boreale.localhost', 'accept-language': 'fr' })
    expect(answer.json().errors[0].title).toMatch(/^L’adresse courriel/)
  })
  it('remembers the language for the mails to come', async () => {
    const spanish = { ...lakeshore, 'accept-language': 'es' }
    await signIn('tester@lakeshore.test', PASSWORD, spanish)
    await post('/api/v1/auth/forgot_password', { email: 'tester@lakeshore.test' })
    expect((await test.mailbox())[0]?.subject).toBe('Restablezca su contraseña')
  })
  it('gives a new token at each sign-in and ends the one it came with', async () => {
    const first = cookieOf(await signIn('tester@lakeshore.test'))
    const second = cookieOf(await signIn('tester@lakeshore.test', PASSWORD, { ...lakeshore, cookie: first }))
    expect(second).not.toBe(first)
    expect((await get('/api/v1/users', { ...lakeshore, cookie: first })).statusCode).toBe(401)
    expect((await get('/api/v1/users', { ...lakeshore, cookie: second })).statusCode).toBe(200)
  })
  it('works as hard for an unknown email as for a known one', async () => {
    // Work of this process, not time on the wall: a busy machine must not decide it. The least is the cleanest, of as
    // many tries as are heard: the first few are half compiling.
    const workOf = async (email: string) => {
      const before = process.cpuUsage()
      await signIn(email, 'wrong')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      known.push(await workOf('tester@lakeshore.test'))
      unknown.push(await workOf('absent@lakeshore.test'))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
  it.each(['new@lakeshore.test', 'not-there@lakeshore.test'])(
    'slows %s down after ten failures in fifteen minutes, right password or not',
    async (email) => {
      for (let round = 0; round < 10; round += 1) expect((await signIn(email, 'wrong')).statusCode).toBe(401)
      const slowed = await signIn(email)
      expect(slowed.statusCode).toBe(429)
      expect(slowed.json().errors[0]).toMatchObject({ code: 'accounts.slow-down' })
      expect(slowed.json().errors[0].title).toContain('30 seconds')
      now = new Date(now.getTime() + 31_000)
      expect((await signIn(email)).statusCode).toBe(email === 'new@lakeshore.test' ? 200 : 401)
    },
  )
  it('does not believe the address a caller claims to have', async () => {
    const claiming = (address: number) =>
      signIn('claims@lakeshore.test', 'wrong', { ...lakeshore, 'x-forwarded-for': `10.2.2.${address}` })
    for (let address = 0; address < 10; address += 1) await claiming(address)
    expect((await claiming(10)).statusCode).toBe(429)
  })
  it('hears ten of forty wrong tries at once, and every right one', async () => {
    const statuses = async (count: number, email: string, password: string) =>
      (await Promise.all(Array.from({ length: count }, () => signIn(email, password)))).map(
        (answer) => answer.statusCode,
      )
    const wrong = await statuses(40, 'burst@lakeshore.test', 'wrong')
    expect(wrong.filter((status) => status === 401)).toHaveLength(10)
    expect(new Set(wrong)).toEqual(new Set([401, 429]))
    expect(new Set(await statuses(12, 'tester@lakeshore.test', PASSWORD))).toEqual(new Set([200]))
  })
  it('slows down tries from many addresses too, whatever the spelling of the email', async () => {
    const from = (address: number, email = 'homeowner@tejo.test') =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/user_sessions',
        payload: { email, password: 'wrong' },
        headers: { host: 'tejo.localhost' },
        remoteAddress: `10.1.1.${address}`,
      })
    for (let address = 0; address < 50; address += 1) expect((await from(address)).statusCode).toBe(401)
    expect((await from(200, ' HomeOwner@Tejo.test ')).statusCode).toBe(429)
    now = new Date(now.getTime() + 31_000)
    expect((await from(201)).statusCode).toBe(401)
    now = new Date(now.getTime() + 900_000)
  })
  it('is refused where only single sign-on is offered', async () => {
    await changePartner(test, 'tejo', { sso: { allowed: true, hide_user_pass_login: true } })
    const answer = await signIn('homeowner@tejo.test', PASSWORD, {
      host: 'tejo.localhost',
      'accept-language': 'en',
    })
    expect(answer.statusCode).toBe(403)
    await changePartner(test, 'tejo')
  })
})

describe('email verification', () => {
  it('holds a person back until the mailed token confirms the address [S1-7.020] [S1-7.022] [S2-7.077]', async () => {
    const email = 'ada@lakeshore.test'
    const { token, browser } = await unconfirmedPerson(email)
    const waiting = await check(email, browser)
    const { user_confirmed, confirmation_token } = waiting.json().data.attributes
    expect(user_confirmed).toBe(false)
    expect(confirmation_token).toMatch(/^[\w-]{43}$/)
    const other = await unconfirmedPerson('ida@lakeshore.test')
    const others = await check('ida@lakeshore.test', other.browser)
    expect(others.json().data.attributes.confirmation_token).toMatch(/^[\w-]{43}$/)
    expect(others.json().data.attributes.confirmation_token).not.toBe(confirmation_token)
    const misused = await get(`/api/v1/auth/user_sessions/email_verification?token=${confirmation_token}`)
    expect(misused.statusCode).toBeGreaterThanOrEqual(400)
    const early = await signIn(email, 'kettle on the hob', browser)
    expect(early.json().errors[0].code).toBe('accounts.email-unconfirmed')

    const verified = await get(`/api/v1/auth/user_sessions/email_verification?token=${token}`)
    expect(verified.json().data.attributes).toMatchObject({ email, email_confirmed: true })
    expect((await get('/api/v1/users', { ...lakeshore, cookie: cookieOf(verified) })).statusCode).toBe(200)
    const again = await check(email, browser)
    expect(again.json().data.attributes).toEqual({ user_confirmed: true, confirmation_token: null })
    const signedIn = await signIn(email, 'kettle on the hob', browser)
    expect(signedIn.statusCode).toBe(200)
    expect(signUpCookieOf(signedIn)).toBe('hearthlight_sign_up=')
  })
  it('tells a stranger nothing of an address: one that waits, one that is confirmed and one that nobody has are alike', async () => {
    await unconfirmedPerson('waits@lakeshore.test')
    const answersFor = async (email: string) => [
      (await check(email)).json(),
      (await signIn(email, 'kettle on the hob')).json(),
    ]
    const answers = await answersFor('waits@lakeshore.test')
    expect(await answersFor('homeowner@lakeshore.test')).toEqual(answers)
    expect(await answersFor('nobody@lakeshore.test')).toEqual(answers)
  })
  it('tells who signed up nothing of it either, in the browser that did it and in another, however often they ask', async () => {
    const known = async (email: string, headers: object) => {
      const asked = (await check(email, headers)).json().data.attributes
      const tries: string[] = []
      // After a few of them everybody waits, so that the clock does not run meanwhile.
      for (let count = 0; count < 12; count += 1) {
        const { errors } = (await signIn(email, 'kettle on the hob', headers)).json()
        tries.push(errors[0].code)
      }
      return { ...asked, confirmation_token: typeof asked.confirmation_token, tries }
    }
    const [free, taken] = ['free@lakeshore.test', 'tester@lakeshore.test']
    const { browser: ofFree } = await unconfirmedPerson(free)
    const { browser: ofTaken } = await unconfirmedPerson(taken)
    const told = await known(free, ofFree)
    expect(told).toMatchObject({ user_confirmed: false, confirmation_token: 'string' })
    expect(new Set(told.tries)).toEqual(new Set(['accounts.email-unconfirmed', 'accounts.slow-down']))
    expect(await known(taken, ofTaken)).toEqual(told)
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect(await known(taken, lakeshore)).toEqual(await known(free, lakeshore))
  })
  it('believes no browser that says it signed up, and none of another partner', async () => {
    const { browser } = await unconfirmedPerson('own@lakeshore.test')
    const isKnown = async (email: string, headers: object) =>
      (await check(email, headers)).json().data.attributes.user_confirmed === false
    expect(await isKnown('own@lakeshore.test', browser)).toBe(true)
    expect(await isKnown('ada2@lakeshore.test', browser)).toBe(false)
    expect(await isKnown('own@lakeshore.test', { ...browser, cookie: `${browser.cookie}x` })).toBe(false)
    await changePartner(test, 'boreale', { settings: { enable_email_verification: true } })
    expect(await isKnown('own@lakeshore.test', { ...browser, host: 'boreale.localhost' })).toBe(false)
  })
  it('signs the owner of an address in who signed up with it once more', async () => {
    const { browser } = await unconfirmedPerson('homeowner@lakeshore.test')
    const answer = await signIn('homeowner@lakeshore.test', PASSWORD, browser)
    expect(answer.statusCode).toBe(200)
    expect(signUpCookieOf(answer)).toBe('hearthlight_sign_up=')
  })
  it('refuses used, expired, forged and foreign tokens alike', async () => {
    const verify = (token: string, headers: object = lakeshore) =>
      get(`/api/v1/auth/user_sessions/email_verification?token=${token}`, headers)
    const { token } = await unconfirmedPerson('grace@lakeshore.test')
    const refusals = [
      await verify(`${token}x`),
      await verify(token, { host: 'tejo.localhost', 'accept-language': 'en' }),
    ]
    expect((await verify(token)).statusCode).toBe(200)
    refusals.push(await verify(token))
    const { token: late } = await unconfirmedPerson('late@lakeshore.test')
    now = new Date(now.getTime() + 48 * 3_600_000)
    refusals.push(await verify(late))
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(422)
      expect(refusal.json().errors[0].code).toBe('accounts.token-invalid')
      expect(refusal.headers['set-cookie']).toBeUndefined()
    }
  })
  it('stores no token as it was mailed', async () => {
    const { token } = await unconfirmedPerson('stored@lakeshore.test')
    const rows = await test.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
  it('counts a failed try without keeping the email or the network it came from', async () => {
    const body = { email: 'counted@lakeshore.test', password: 'wrong' }
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/user_sessions',
      payload: body,
      headers: { host: 'lakeshore.localhost' },
      remoteAddress: '203.0.113.9',
    })
    const rows = await test.db.selectFrom('sign_in_failures').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/counted@|203\.0\.113/)
  })
  it('sends again on request, and the older link stops working [S1-7.021] [S2-7.078]', async () => {
    const email = 'again@lakeshore.test'
    const { token: first } = await unconfirmedPerson(email)
    const answer = await get(`/api/v1/auth/user_sessions/resend_email_verification?email=${email}`)
    expect(answer.json().data.attributes).toEqual({ sent: true })
    const [mail] = await test.mailbox()
    const second = linkIn(mail?.text ?? '')
    expect(second.pathname).toBe('/verify-email')
    expect(second.host).toBe('lakeshore.localhost')
    const verify = (token: string | null) =>
      get(`/api/v1/auth/user_sessions/email_verification?token=${token}`)
    expect((await verify(first)).statusCode).toBe(422)
    expect((await verify(second.searchParams.get('token'))).statusCode).toBe(200)
  })
  it('answers a resend for an unknown or confirmed email the same and sends nothing', async () => {
    const before = (await test.mailbox()).length
    const resend = (email: string) =>
      get(`/api/v1/auth/user_sessions/resend_email_verification?email=${email}`)
    const [unknown, confirmed] = [
      await resend('nobody@lakeshore.test'),
      await resend('homeowner@lakeshore.test'),
    ]
    expect(unknown.json()).toEqual({ data: { id: '1', type: 'instructions', attributes: { sent: true } } })
    expect(confirmed.json()).toEqual(unknown.json())
    expect(await test.mailbox()).toHaveLength(before)
  })
  it('does not fill a mailbox: one mail a minute, and five in fifteen minutes at most', async () => {
    const email = 'flooded@lakeshore.test'
    await unconfirmedPerson(email)
    const sent = async () => (await test.mailbox()).filter((mail) => mail.to === email).length
    const resend = () => get(`/api/v1/auth/user_sessions/resend_email_verification?email=${email}`)
    const counts: number[] = []
    for (let minute = 0; minute < 6; minute += 1) {
      now = new Date(now.getTime() + 60_000)
      const answers = await Promise.all([resend(), resend(), resend()])
      for (const answer of answers) expect(answer.json().data.attributes).toEqual({ sent: true })
      counts.push(await sent())
    }
    expect(counts).toEqual([2, 3, 4, 5, 5, 5])
  })
})

it('forgotten passwords at one partner, however many, do not delay the mail of another', async () => {
  now = new Date(now.getTime() + 60_000)
  const forgot = (email: string, headers: object) => post('/api/v1/auth/forgot_password', { email }, headers)
  const known = ['homeowner@lakeshore.test', 'new@lakeshore.test']
  for (let count = 0; count < 20; count += 1) await forgot(`stranger-${count}@lakeshore.test`, lakeshore)
  for (const email of known) await forgot(email, lakeshore)
  await forgot('homeowner@tejo.test', { host: 'tejo.localhost' })
  const [other] = await test.mailbox('tejo')
  const flooded = (await test.mailbox()).slice(0, known.length)
  expect([other?.to, ...flooded.map(({ to }) => to).sort()]).toEqual(['homeowner@tejo.test', ...known])
  // Ids grow with time.
  for (const { id } of flooded) expect(id > (other?.id ?? '')).toBe(true)
})

it('tells a person that somebody acts for them, with the way to their account', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const person = await test.signIn('new@lakeshore.test')
  const user_id = (await get('/api/v1/users', person)).json().data.id
  await post('/api/admin/v1/login_as_tokens', { user_id, reason: 'She asked for help' }, admin)
  const mail = (await test.mailbox()).find(({ to }) => to === 'new@lakeshore.test')
  expect(mail?.text).toContain('Reason: She asked for help')
  const link = new URL(mailedLink(mail) ?? '')
  expect([link.host, pageAt(link.pathname)]).toEqual([lakeshore.host, 'UserEdit'])
})

it('each of the four ways in ends signed in: password, log-in-as, email confirmation, sign-up [S1-4.001]', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const user_id = (await get('/api/v1/users', await test.signIn('new@lakeshore.test'))).json().data.id
  const made = await post('/api/admin/v1/login_as_tokens', { user_id, reason: 'to help' }, admin)
  const { token, admin_id } = made.json().data.attributes
  const { token: confirmation } = await unconfirmedPerson('four-ways@lakeshore.test')
  const tejo = { host: 'tejo.localhost' }
  const ways = [
    { at: lakeshore, answer: await signIn('homeowner@lakeshore.test') },
    {
      at: lakeshore,
      answer: await get(`/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${admin_id}`, {
        ...lakeshore,
        cookie: admin.cookie,
      }),
    },
    {
      at: lakeshore,
      answer: await get(`/api/v1/auth/user_sessions/email_verification?token=${confirmation}`),
    },
    { at: tejo, answer: await post('/api/v1/auth/registrations', newPerson('four-ways@tejo.test'), tejo) },
  ]
  for (const { at, answer } of ways) {
    const me = await get('/api/v1/users', { ...at, cookie: cookieOf(answer) })
    expect(me.json().data.attributes.email).toBe(answer.json().data.attributes.email)
  }
})

describe('a GET that signs in or sends a mail', () => {
  const VERIFY = '/api/v1/auth/user_sessions/email_verification'
  const RESEND = '/api/v1/auth/user_sessions/resend_email_verification'
  /** The browser of the admin, in which alone a link to log in as works. */
  let browser: { host: string; cookie: string }
  async function loginAsUrl() {
    const admin = await test.signIn('admin@lakeshore.test')
    browser = { ...lakeshore, cookie: admin.cookie }
    const user_id = (await get('/api/v1/users', await test.signIn('new@lakeshore.test'))).json().data.id
    const made = await post('/api/admin/v1/login_as_tokens', { user_id, reason: 'to help' }, admin)
    const { token, admin_id } = made.json().data.attributes
    return `/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${admin_id}`
  }
  it.each(['cross-site', 'same-site', 'none'])('does nothing for a page that is %s', async (from) => {
    const email = `${from}@lakeshore.test`
    const { token } = await unconfirmedPerson(email)
    const urls = [`${VERIFY}?token=${token}`, await loginAsUrl(), `${RESEND}?email=${email}`]
    const mails = (await test.mailbox()).length
    for (const url of urls) {
      const answer = await get(url, { ...browser, 'sec-fetch-site': from })
      expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 403, undefined])
    }
    expect(await test.mailbox()).toHaveLength(mails)
    for (const url of urls)
      expect((await get(url, { ...browser, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
  it('is not there for HEAD, which nobody reads the answer of', async () => {
    const { token } = await unconfirmedPerson('head@lakeshore.test')
    const urls = [`${VERIFY}?token=${token}`, await loginAsUrl(), `${RESEND}?email=head@lakeshore.test`]
    for (const url of urls) {
      const answer = await test.app.inject({ method: 'HEAD', url, headers: browser })
      expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 404, undefined])
    }
    for (const url of urls) expect((await get(url, browser)).statusCode).toBe(200)
  })
})

describe('hashing of passwords', () => {
  it('sends those away for whom the line is too long, with a word, and hears the others', async () => {
    const many = 160
    const burst = await Promise.all(
      Array.from({ length: many }, (_, index) => signIn(`line${index}@lakeshore.test`, 'wrong')),
    )
    const heard = burst.filter((answer) => answer.statusCode === 401)
    const sentAway = burst.filter((answer) => [429, 503].includes(answer.statusCode))
    expect([heard.length + sentAway.length, sentAway.length > 0]).toEqual([many, true])
    expect(heard.length).toBeGreaterThanOrEqual(HASHES.atOnce + HASHES.waiting)
    const words = new Set(sentAway.map((answer) => answer.json().errors[0].title))
    words.delete('Many people are signing in right now. Please try again in a moment.')
    words.delete('We are still working on what you asked for before. Wait until it is done, then try again.')
    expect([...words]).toEqual([])
    expect((await signIn('homeowner@lakeshore.test')).statusCode).toBe(200)
  })
  it('takes turns by partner: however many sign in at one, people of another are heard', async () => {
    const burst = Array.from({ length: 40 }, (_, index) => signIn(`many${index}@lakeshore.test`, 'wrong'))
    const other = signIn('homeowner@tejo.test', PASSWORD, { host: 'tejo.localhost' })
    expect((await other).statusCode).toBe(200)
    await Promise.all(burst)
  })
  it('is not spent on an invented token', async () => {
    const workOf = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const invented = () =>
      post('/api/v1/auth/user_update_password', {
        password: 'kettle on the hob',
        password_confirmation: 'kettle on the hob',
        reset_password_token: 'A'.repeat(43),
      })
    const works: [number[], number[]] = [[], []]
    for (let round = 0; round < 6; round += 1) {
      works[0].push(await workOf(invented))
      works[1].push(await workOf(() => hashPassword('kettle on the hob')))
    }
    expect(Math.min(...works[0])).toBeLessThan(Math.min(...works[1]))
  })
})

describe('sign-out', () => {
  it('ends the session on the server and clears the cookie [S1-7.023] [S2-7.079]', async () => {
    const cookie = cookieOf(await signIn('tester@lakeshore.test'))
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/user_sessions/1',
      headers: { ...lakeshore, cookie },
    })
    expect(answer.json().data.attributes).toEqual({ signed_out: true, single_logout: false })
    expect(String(answer.headers['set-cookie'])).toContain('hearthlight_session=;')
    expect((await get('/api/v1/users', { ...lakeshore, cookie })).statusCode).toBe(401)
  })
  it('without a session is no error', async () => {
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/user_sessions/1',
      headers: lakeshore,
    })
    expect(answer.statusCode).toBe(200)
  })
})
