import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const PASSWORD = 'kettle on the hob'
const lakeshore = { host: 'lakeshore.localhost' }
const tejo = { host: 'tejo.localhost', 'accept-language': 'en' }
const boreale = { host: 'boreale.localhost', 'accept-language': 'en' }

let test: TestApp
let now = new Date()
let adminId = ''
beforeAll(async () => {
  test = await testApp({ now: () => now })
  adminId = await adminOf('lakeshore')
})
afterAll(() => test.close())

async function adminOf(code: 'lakeshore' | 'tejo'): Promise<string> {
  const headers = await test.signIn(`admin@${code}.test`)
  return (await test.app.inject({ url: '/api/v1/auth/admin_sessions/', headers })).json().data.id
}

const post = (url: string, payload: object, headers: object = lakeshore) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const get = (url: string, headers: object = lakeshore) =>
  test.app.inject({ method: 'GET', url, headers: { ...headers } })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /hearthlight_session=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0]
const newestLink = async (code: 'lakeshore' | 'tejo' = 'lakeshore') =>
  new URL(/https?:\/\/\S+/.exec((await test.mailbox(code))[0]?.text ?? '')?.[0] ?? '')
const signUp = (email: string, user: object = {}, headers: object = lakeshore, more: object = {}) =>
  post(
    '/api/v1/auth/registrations',
    {
      user: {
        email,
        first_name: 'Ada',
        last_name: 'Byron',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        consent: true,
        ...user,
      },
      ...more,
    },
    headers,
  )
/** Who made the account, as it is stored. */
const adminBehind = async (email: string) => {
  const row = await test.db
    .selectFrom('users')
    .select('who_dunnit_admin_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.who_dunnit_admin_id
}

describe('sign-up', () => {
  it('creates the person and keeps programId [S1-7.015] [S1-1.002] [S2-1.001]', async () => {
    const extra_info = { programId: 'program-7' }
    const answer = await signUp('one@tejo.test', { subscribed: true }, tejo, { extra_info })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.attributes).toMatchObject({
      name: 'Ada Byron',
      consent: true,
      subscribed: true,
      user_type: 'customer',
      third_party_signup: false,
      extra_info: { programId: 'program-7' },
    })
    const me = await get('/api/v1/users', { ...tejo, cookie: cookieOf(answer) })
    expect(me.json().data.attributes.extra_info.programId).toBe('program-7')
    const again = await post(
      '/api/v1/auth/user_sessions',
      { email: 'one@tejo.test', password: PASSWORD },
      tejo,
    )
    expect(again.statusCode).toBe(200)
  })
  it('takes name, subscribed, consent and who_dunnit_admin_id [S1-3.007]', async () => {
    const user = { name: 'Grace Brewster Hopper', first_name: undefined, last_name: undefined }
    const answer = await signUp('grace@lakeshore.test', {
      ...user,
      subscribed: true,
      who_dunnit_admin_id: adminId,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.attributes).toMatchObject({
      name: 'Grace Brewster Hopper',
      first_name: 'Grace',
      last_name: 'Brewster Hopper',
      subscribed: true,
      consent: true,
    })
    expect(await adminBehind('grace@lakeshore.test')).toBe(adminId)
    const quiet = await signUp('quiet@lakeshore.test', { subscribed: false })
    expect(quiet.json().data.attributes.subscribed).toBe(false)
  })
  it('names no admin whom nobody knows', async () => {
    const who_dunnit_admin_id = '01900000-0000-7000-8000-000000000000'
    expect((await signUp('invented@lakeshore.test', { who_dunnit_admin_id })).statusCode).toBe(201)
    expect(await adminBehind('invented@lakeshore.test')).toBeNull()
  })
  it('writes no words of a stranger into the mail to somebody', async () => {
    const names = { first_name: 'Prize!\r\n\r\nhttps://evil.test', last_name: '<a href="//evil.test">' }
    expect((await signUp('victim@lakeshore.test', names)).statusCode).toBe(201)
    const [mail] = await test.mailbox()
    expect(mail?.to).toBe('victim@lakeshore.test')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Prize/)
  })
  it.each(['Call +1 (800) 555-0142', 'Bank 1 8 0 0 5 5 5', '١٨٠٠٥٥٥٠١٤٢'])(
    'greets nobody with the telephone number in %j',
    async (first_name) => {
      const email = `called-${first_name.length}@lakeshore.test`
      expect((await signUp(email, { first_name, last_name: 'now' })).statusCode).toBe(201)
      const mail = (await test.mailbox()).find(({ to }) => to === email)
      expect(mail?.text).toContain(email)
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(first_name)
    },
  )
  it('takes a NUL for what it is: nothing in a name, a fault elsewhere', async () => {
    const answer = await signUp('nul@tejo.test', { first_name: 'A\u0000da' }, tejo)
    expect(answer.json().data.attributes.first_name).toBe('A da')
    const extra_info = { programId: 'a\u0000b' }
    expect((await signUp('nul2@tejo.test', {}, tejo, { extra_info })).statusCode).toBe(400)
  })
  it('takes a password in any spelling of its letters', async () => {
    const composed = 'crème brûlée ﬁn'
    const user = { password: composed, password_confirmation: composed }
    expect((await signUp('spelling@tejo.test', user, tejo)).statusCode).toBe(201)
    const credentials = { email: 'spelling@tejo.test', password: composed.normalize('NFKD') }
    expect((await post('/api/v1/auth/user_sessions', credentials, tejo)).statusCode).toBe(200)
  })
  it('with email verification on begins no session and mails the link', async () => {
    const answer = await signUp('waiting@lakeshore.test')
    expect(cookieOf(answer)).toBeUndefined()
    expect(answer.json().data.attributes.email_confirmed).toBe(false)
    expect((await newestLink()).pathname).toBe('/verify-email')
  })
  const refusal = async (change: object) => {
    const answer = await signUp('refused1@lakeshore.test', change)
    const [first, second] = answer.json().errors
    return { status: answer.statusCode, code: first.code, title: first.title, at: second?.source?.pointer }
  }
  it('without a required field is refused [S1-5.004]', async () => {
    expect(await refusal({ first_name: '' })).toEqual({
      status: 422,
      code: 'accounts.missing-fields',
      title: 'Fill in all required fields.',
      at: '/user/first_name',
    })
  })
  it('with another confirmation is refused [S1-5.005]', async () => {
    expect(await refusal({ password_confirmation: 'other' })).toEqual({
      status: 422,
      code: 'accounts.password-mismatch',
      title: 'password and password confirmation must be the same.',
      at: '/user/password_confirmation',
    })
  })
  it('without consent is refused [S1-5.006]', async () => {
    expect(await refusal({ consent: false })).toMatchObject({
      status: 422,
      code: 'accounts.consent-required',
      title: 'You must agree to the terms and conditions to proceed.',
    })
  })
  it.each([
    ['too short', 'short', 'accounts.password-too-short'],
    ['common', 'Password1', 'accounts.password-common'],
    ['like a name of the site', 'Lakeshore2026', 'accounts.password-like-name'],
    ['like the email', 'refused1@lakeshore.test', 'accounts.password-like-email'],
  ])('with a password that is %s is refused', async (_what, password, code) => {
    expect(await refusal({ password, password_confirmation: password })).toMatchObject({
      status: 422,
      code,
      at: '/user/password',
    })
  })
  it('of a taken email says so where no email is confirmed [S1-8.004]', async () => {
    const answer = await signUp('Homeowner@tejo.test', {}, tejo)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors[0].title).toMatch(/^There is already an account/)
  })
  it('of one email twice at once makes one account', async () => {
    const answers = await Promise.all([
      signUp('twin@tejo.test', {}, tejo),
      signUp('twin@tejo.test', {}, tejo),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  })
  it('does not ask for consent where the partner does not', async () => {
    await changePartner(test, 'tejo', { settings: { user_consent_mandatory: false } })
    expect((await signUp('free@tejo.test', { consent: false }, tejo)).statusCode).toBe(201)
    await changePartner(test, 'tejo')
  })
  it('cannot grant itself rights', async () => {
    const extra_info = { fulfill_site_permission: 'crud', is_fulfill_sync: true, educate_created_sync: true }
    const answer = await signUp(
      'sly@tejo.test',
      { partner_account_id: 'TJ-7001162', user_type: 'guest' },
      tejo,
      { extra_info },
    )
    expect(answer.json().data.attributes).toMatchObject({
      user_type: 'customer',
      partner_account_id: null,
      extra_info: { fulfill_site_permission: '', is_fulfill_sync: false, educate_created_sync: false },
    })
  })
  it('is closed where the password form is hidden', async () => {
    await changePartner(test, 'tejo', { sso: { allowed: true, hide_user_pass_login: true } })
    expect((await signUp('closed@tejo.test', {}, tejo)).statusCode).toBe(403)
    await changePartner(test, 'tejo')
  })
  it('keeps passwords as argon2id hashes, and long ones work', async () => {
    const long = 'correct horse battery staple '.repeat(4)
    const user = { password: long, password_confirmation: long }
    expect((await signUp('long@tejo.test', user, tejo)).statusCode).toBe(201)
    expect(
      (await post('/api/v1/auth/user_sessions', { email: 'long@tejo.test', password: long }, tejo))
        .statusCode,
    ).toBe(200)
    const hashes = await test.db.selectFrom('users').select('password_hash').execute()
    for (const { password_hash } of hashes) expect(password_hash).toMatch(/^\$argon2id\$/)
  })
})

it('sign-up without login creates the person and no session [S1-7.016]', async () => {
  const person = {
    email: 'quiet@tejo.test',
    first_name: 'A',
    last_name: 'B',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    consent: true,
  }
  const answer = await post('/api/v1/auth/registrations/no_login', { user: person }, tejo)
  expect(answer.statusCode).toBe(201)
  expect(cookieOf(answer)).toBeUndefined()
  const later = await post('/api/v1/auth/user_sessions', { email: person.email, password: PASSWORD }, tejo)
  expect(later.statusCode).toBe(200)
})

describe('integrated sign-up', () => {
  const account = { partner_account_id: 'bo200018', account_address: '19 Maple Ct' }
  it('creates the account it verified, with what is known of it [S1-2.052]', async () => {
    const user = { first_name: '', last_name: '', ...account }
    const answer = await signUp('james.whitfield@boreale.test', user, boreale)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.attributes).toMatchObject({
      name: 'James Whitfield',
      partner_account_id: 'BO-200-018',
      city: 'Ottawa',
      zip: 'K1S 2B7',
      extra_info: { is_fulfill_sync: true, fulfill_site_permission: 'crud', verification_step: null },
    })
    const homes = await get('/api/v1/buildings/', await test.signIn('james.whitfield@boreale.test'))
    expect(homes.json().records.data).toMatchObject([
      { attributes: { address1: '19 Maple Court', city: 'Ottawa', partner_building_id: 'S-01801' } },
    ])
  })
  it.each([
    ['no account', {}, 422],
    ['another address', { ...account, account_address: '20 Maple Court' }, 422],
    ['an account somebody has', account, 409],
  ])('refuses %s, and creates nobody [S1-2.052]', async (_what, user, status) => {
    const email = 'claims@boreale.test'
    expect((await signUp(email, user, boreale)).statusCode).toBe(status)
    const people = test.db.selectFrom('users').select('email')
    expect(await people.where('email', '=', email).execute()).toEqual([])
  })
  it('slows down guesses at the address of an account', async () => {
    const guess = (address: number) =>
      signUp(
        'guesses@boreale.test',
        { partner_account_id: 'BO-100-610', account_address: `${address} rue du Quai` },
        boreale,
      )
    for (let address = 0; address < 9; address += 1) await guess(address)
    expect((await guess(41)).json().errors[0].code).toBe('accounts.slow-down')
    now = new Date(now.getTime() + 900_000)
  })
})

describe('admin user sign-up', () => {
  const byAdmin = (user: object, headers: object = lakeshore) =>
    post('/api/v1/auth/admin_user_sign_up', { user }, headers)
  const person = { email: 'helped@lakeshore.test', first_name: 'Ivy', last_name: 'Stone', consent: true }

  it('creates the person for the admin and mails a link to choose a password [S1-7.017] [S1-6.003]', async () => {
    const answer = await byAdmin({ ...person, subscribed: true, who_dunnit_admin_id: adminId })
    expect(answer.statusCode).toBe(201)
    expect(cookieOf(answer)).toBeUndefined()
    expect(answer.json().data.attributes).toMatchObject({ has_password: false, subscribed: true })
    expect(await adminBehind(person.email)).toBe(adminId)
    const link = await newestLink()
    expect(link.pathname).toBe('/update-password')
    const update = await post('/api/v1/auth/user_update_password', {
      password: PASSWORD,
      password_confirmation: PASSWORD,
      reset_password_token: link.searchParams.get('t'),
    })
    expect(update.statusCode).toBe(200)
  })
  const refusal = async (change: object) => {
    const user = { ...person, email: 'no@lakeshore.test', who_dunnit_admin_id: adminId, ...change }
    const answer = await byAdmin(user)
    return [answer.statusCode, answer.json().errors[0].title]
  }
  it('without consent is refused [S1-5.002]', async () => {
    expect(await refusal({ consent: false })).toEqual([422, 'The terms and conditions field is required.'])
  })
  it('without a required field is refused [S1-5.003]', async () => {
    expect(await refusal({ last_name: '' })).toEqual([422, 'Fill in all required fields.'])
  })
  it('without a known admin is refused', async () => {
    const [status] = await refusal({ who_dunnit_admin_id: '01900000-0000-7000-8000-000000000000' })
    expect(status).toBe(403)
  })
  it('is closed, to its own admin too, at a partner that does not allow it [S2-4.084] [S1-2.056]', async () => {
    const user = { ...person, email: 'no@tejo.test', who_dunnit_admin_id: await adminOf('tejo') }
    const closed = await byAdmin(user, tejo)
    expect([closed.statusCode, closed.json().errors[0].code]).toEqual([403, 'accounts.admin-sign-up-closed'])
    await changePartner(test, 'tejo', { settings: { enable_admin_user_sign_up: true } })
    const open = await byAdmin(user, tejo)
    await changePartner(test, 'tejo')
    expect(open.statusCode).toBe(201)
  })
})

describe('forgotten password', () => {
  // One mail a minute: each test has its own.
  beforeEach(() => {
    now = new Date(now.getTime() + 60_000)
  })
  const forgot = (email: string, mode?: string) => post('/api/v1/auth/forgot_password', { email, mode })
  const update = (reset_password_token: string | null, change: object = {}, headers: object = lakeshore) =>
    post(
      '/api/v1/auth/user_update_password',
      { password: PASSWORD, password_confirmation: PASSWORD, reset_password_token, ...change },
      headers,
    )

  it.each(['requested', 'update_requested'])('sends instructions in mode %s [S1-7.024]', async (mode) => {
    const before = (await test.mailbox()).length
    const answer = await forgot('tester@lakeshore.test', mode)
    expect(answer.json().data.attributes).toEqual({ sent: true })
    expect(await test.mailbox()).toHaveLength(before + 1)
    const link = await newestLink()
    expect(link.pathname).toBe('/update-password')
    expect(link.searchParams.get('t')).toMatch(/^[\w-]{43}$/)
  })
  it('answers the same for an unknown email and sends nothing', async () => {
    const before = (await test.mailbox()).length
    const [known, unknown] = [await forgot('tester@lakeshore.test'), await forgot('nobody@lakeshore.test')]
    expect(unknown.json()).toEqual(known.json())
    expect(await test.mailbox()).toHaveLength(before + 1)
  })
  it('the token sets a new password once, and ends every session [S1-7.025]', async () => {
    const email = 'new@lakeshore.test'
    const other = await test.signIn(email)
    await forgot(email)
    const token = (await newestLink()).searchParams.get('t')
    const answer = await update(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.attributes).toEqual({ token: null })
    expect((await get('/api/v1/users', other)).statusCode).toBe(401)
    expect((await post('/api/v1/auth/user_sessions', { email, password: PASSWORD })).statusCode).toBe(200)
    expect((await post('/api/v1/auth/user_sessions', { email, password: 'Demo-pass-2026' })).statusCode).toBe(
      401,
    )
    expect((await update(token)).json().errors[0].code).toBe('accounts.token-invalid')
    expect((await test.mailbox())[0]?.subject).toBe('Your password was changed')
  })
  it('of two uses of a token at once one counts', async () => {
    await forgot('tester@lakeshore.test')
    const token = (await newestLink()).searchParams.get('t')
    const answers = await Promise.all([update(token), update(token), update(token)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422, 422])
  })
  it.each([
    'lakeshore.localhost:80@evil.test',
    'lakeshore.localhost:80:evil.test',
    'lakeshore.localhost/evil.test',
    'lakeshore.localhost:99999',
    'evil.test',
  ])('is not asked for on the host %s, whose name would stand in the mail', async (host) => {
    const before = (await test.mailbox()).length
    const answer = await post('/api/v1/auth/forgot_password', { email: 'homeowner@lakeshore.test' }, { host })
    expect(answer.statusCode).toBe(404)
    expect(await test.mailbox()).toHaveLength(before)
  })
  it('a refused password leaves the token usable [S1-5.008] [S1-5.009] [S1-7.025]', async () => {
    await forgot('tester@lakeshore.test')
    const token = (await newestLink()).searchParams.get('t')
    const shortIn = async (password: string) =>
      (await update(token, { password, password_confirmation: password })).json().errors[0].title
    expect(await shortIn('short')).toBe('This field must have at least 8 characters.')
    await changePartner(test, 'lakeshore', { settings: { sections: { password: { min_length: 12 } } } })
    expect(await shortIn('kettle on t')).toBe('This field must have at least 12 characters.')
    await changePartner(test, 'lakeshore')
    const different = await update(token, { password_confirmation: 'different' })
    expect(different.json().errors[0].title).toBe('The confirmation does not match the password.')
    expect((await update(token)).statusCode).toBe(200)
  })
  it('a token of another partner, a forged and an hour-old one are refused', async () => {
    await forgot('tester@lakeshore.test')
    const token = (await newestLink()).searchParams.get('t')
    expect((await update(token, {}, tejo)).statusCode).toBe(422)
    expect((await update('A'.repeat(43))).statusCode).toBe(422)
    now = new Date(now.getTime() + 3_600_001)
    expect((await update(token)).statusCode).toBe(422)
  })
  it('a confirmation token is no reset token', async () => {
    await signUp('purpose@lakeshore.test')
    expect((await update((await newestLink()).searchParams.get('token'))).statusCode).toBe(422)
  })
  it('an unconfirmed person gets a token back that confirms the email [S1-7.026]', async () => {
    const email = 'unconfirmed@lakeshore.test'
    await signUp(email)
    await forgot(email)
    const { token } = (await update((await newestLink()).searchParams.get('t'))).json().data.attributes
    const verified = await get(`/api/v1/auth/user_sessions/email_verification?token=${token}`)
    expect(verified.json().data.attributes).toMatchObject({ email, email_confirmed: true })
  })
  it("the partner's own words stand at the field [S1-5.010]", async () => {
    const sections = { password: { confirmed_message: { pt: 'Diferentes.', en: 'They differ.' } } }
    const short = { pt: 'Curta: {{length}}.', en: 'Too short: {{length}}.' }
    const texts = { accounts: { problem: { 'password-too-short': short } } }
    await changePartner(test, 'tejo', { settings: { sections }, texts })
    await post('/api/v1/auth/forgot_password', { email: 'tester@tejo.test' }, tejo)
    const token = (await newestLink('tejo')).searchParams.get('t')
    const refused = await update(token, { password: 'short', password_confirmation: 'short' }, tejo)
    expect(refused.json().errors[1]).toMatchObject({
      title: 'Too short: 8.',
      source: { pointer: '/password' },
    })
    const answer = await update(token, { password_confirmation: 'x' }, tejo)
    expect(answer.json().errors[1]).toMatchObject({
      title: 'They differ.',
      source: { pointer: '/password_confirmation' },
    })
    await changePartner(test, 'tejo')
  })
})

it('leaves no link in the jobs that mailed it', async () => {
  await signUp('jobs@lakeshore.test')
  const confirm = (await newestLink()).searchParams.get('token')
  await post('/api/v1/auth/forgot_password', { email: 'homeowner@lakeshore.test' })
  const reset = (await newestLink()).searchParams.get('t')
  const made = await post('/api/v1/auth/admin_user_sign_up', {
    user: {
      email: 'jobs2@lakeshore.test',
      first_name: 'Ivy',
      last_name: 'Stone',
      consent: true,
      who_dunnit_admin_id: adminId,
    },
  })
  expect(made.statusCode).toBe(201)
  const create = (await newestLink()).searchParams.get('t')
  const { rows } = await test.database.execute(
    `select to_jsonb(job)::text as job from pgboss.job
     union all select to_jsonb(archive)::text from pgboss.archive`,
    [],
  )
  const jobs = JSON.stringify(rows)
  expect(jobs).toContain('homeowner@lakeshore.test')
  for (const token of [confirm, reset, create]) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(jobs).not.toContain(token)
  }
})

const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
it.each([
  ['sign-up', 'registrations', chosen],
  ['sign-up without login', 'registrations/no_login', chosen],
  ['sign-up by the link of an admin', 'admin_user_sign_up', {}],
])('%s tells who has an account to its owner alone, where emails are confirmed', async (_way, path, more) => {
  now = new Date(now.getTime() + 60_000)
  const ask = (email: string) => {
    const person = { email, first_name: 'Prize', last_name: 'Draw', consent: true, ...more }
    return post(`/api/v1/auth/${path}`, { user: { ...person, who_dunnit_admin_id: adminId } })
  }
  const told = (answer: Awaited<ReturnType<typeof ask>>) => {
    const { id, email, ...rest } = answer.json().data.attributes
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(answer.json().data.id).toBe(id)
    return { status: answer.statusCode, headers: Object.keys(answer.headers), rest }
  }
  const taken = 'homeowner@lakeshore.test'
  const free = `free-${path.length}@lakeshore.test`
  const mailsTo = async (email: string) => (await test.mailbox()).filter(({ to }) => to === email)
  const before = (await mailsTo(taken)).length
  const answers = [await ask(free), await ask(taken), await ask('Homeowner@Lakeshore.test')] as const
  expect(answers[0].statusCode).toBe(201)
  expect(answers.map(told)).toEqual(answers.map(() => told(answers[0])))
  const people = await test.db.selectFrom('users').select('id').where('email', '=', taken).execute()
  expect(people).toHaveLength(1)
  expect(answers[1].json().data.id).not.toBe(people[0]?.id)
  const [mail, ...older] = await mailsTo(taken)
  expect(older).toHaveLength(before)
  expect(mail?.subject).toBe('Somebody tried to sign up with your address')
  expect(mail?.text).toContain('http://lakeshore.localhost/sign-in')
  expect(mail?.text).not.toMatch(/Prize|Draw|token=|[?&]t=/)
  expect((await mailsTo(free)).map(({ subject }) => subject)).toEqual([expect.not.stringContaining('tried')])
})
