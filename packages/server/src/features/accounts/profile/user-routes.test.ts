import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { changeRows } from '../../../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'
import { insertUser } from '../user-store.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const get = (url: string, headers: object) => test.app.inject({ method: 'GET', url, headers: { ...headers } })
const write = (method: 'POST' | 'PUT', url: string, payload: object, headers: object) =>
  test.app.inject({ method, url, payload, headers: { ...headers } })
const idOf = async (headers: object) => (await get('/api/v1/users', headers)).json().data.id as string
const english = (signedIn: SignedIn) => ({ ...signedIn, 'accept-language': 'en' })
async function saveProfile(headers: object, user: object) {
  return write('PUT', `/api/v1/users/${await idOf(headers)}`, { user }, headers)
}

describe('the current user', () => {
  /** Values that no default has, so that a field which is not read from the record is noticed. */
  const OWN = {
    name: 'Ada King Byron',
    first_name: 'Ada',
    last_name: 'Byron',
    mailing_address: '7 Harbor Road',
    consent: true,
    subscribed: true,
    partner_account_id: 'LP-700-042',
    third_party_signup: true,
    user_type: 'test_guest',
  } as const
  const EXTRA = {
    current_page: '/fuel-type',
    user_csv_import_building_id: 'csv-9',
    fulfill_site_permission: 'cr',
    is_fulfill_sync: true,
    educate_created_sync: true,
    programId: 'program-4',
    project_id: 'project-5',
    selected_contact_id: 'contact-6',
  } as const
  const shownWith = async (record: object) => {
    const email = 'tester@boreale.test'
    await test.db.updateTable('users').set(record).where('email', '=', email).execute()
    return (await get('/api/v1/users', await test.signIn(email))).json()
  }
  it('is answered with every field of the record [S1-7.008] [S2-7.075] [S1-3.005] [S2-3.035]', async () => {
    const { data, meta } = await shownWith(OWN)
    expect(meta.csrf).toEqual(expect.any(String))
    expect(data.attributes).toMatchObject({ ...OWN, id: data.id, email: 'tester@boreale.test' })
    expect(data.attributes).toHaveProperty('extra_info')
  })
  it('has every key of extra_info, in both steps of verification [S1-3.006] [S2-3.037]', async () => {
    for (const verification_step of ['email_search', 'detail_search']) {
      const extra = { ...EXTRA, verification_step }
      const { data } = await shownWith({ extra_info: JSON.stringify(extra) })
      expect(data.attributes.extra_info).toEqual(extra)
    }
  })
  it('never carries the password hash', async () => {
    const answer = await get('/api/v1/users', await test.signIn('homeowner@lakeshore.test'))
    expect(answer.body).not.toContain('argon2')
  })
  it.each(['guest', 'test_guest'] as const)('of type %s says so', async (user_type) => {
    const email = `${user_type}@lakeshore.test`
    const { partnerId, language } = { partnerId: test.partners.lakeshore.id, language: 'en' } as const
    const {
      id: _id,
      partner_id: _partner,
      created_at: _at,
      updated_at: _updated,
      language: _language,
      ...like
    } = await test.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'new@lakeshore.test')
      .executeTakeFirstOrThrow()
    await changeRows(test.db, partnerId, (db) =>
      insertUser(db, { partnerId, language }, { ...like, email, user_type }),
    )
    const answer = await get('/api/v1/users', await test.signIn(email))
    expect(answer.json().data.attributes.user_type).toBe(user_type)
  })
  it('who is no longer there has no session either', async () => {
    const me = await test.signIn('guest@lakeshore.test')
    await test.db.deleteFrom('users').where('email', '=', 'guest@lakeshore.test').execute()
    expect((await get('/api/v1/users', me)).statusCode).toBe(401)
  })
  it('needs a session', async () => {
    expect((await get('/api/v1/users', { host: 'lakeshore.localhost' })).statusCode).toBe(401)
  })
})

describe('the profile', () => {
  it('is updated and read back [S1-7.009] [S2-7.072] [S1-3.008] [S2-3.039]', async () => {
    const me = await test.signIn('tester@lakeshore.test')
    await test.db
      .updateTable('users')
      .set({ consent: false, subscribed: false })
      .where('email', '=', 'tester@lakeshore.test')
      .execute()
    const before = (await get('/api/v1/users', me)).json().data.attributes
    const user = {
      consent: true,
      subscribed: true,
      community: 'North Shore',
      country: 'CA',
      region: 'ON',
      first_name: 'Robin',
      last_name: 'Larsen',
      mailing_address: '1 Elm St',
      city: 'Sudbury',
      zip: 'P3E 5K3',
    }
    const sent = Object.entries(user)
    expect(sent.filter(([name, value]) => before[name] === value)).toEqual([])
    const answer = await saveProfile(me, user)
    expect(answer.statusCode).toBe(200)
    const saved = { ...user, name: 'Robin Larsen' }
    expect((await get('/api/v1/users', me)).json().data.attributes).toMatchObject(saved)
  })
  it('keeps what was not sent', async () => {
    const me = await test.signIn('new@lakeshore.test')
    const before = (await get('/api/v1/users', me)).json().data.attributes
    await saveProfile(me, { subscribed: true })
    expect((await get('/api/v1/users', me)).json().data.attributes).toEqual({ ...before, subscribed: true })
  })
  it('saved twice at once has what each of the two changed, and the name of both', async () => {
    const headers = await test.signIn('tester@lakeshore.test')
    for (const [first_name, last_name] of [
      ['Ada', 'Byron'],
      ['Grace', 'Hopper'],
      ['Emmy', 'Noether'],
    ]) {
      const saved = await Promise.all([
        saveProfile(headers, { first_name, consent: true }),
        saveProfile(headers, { last_name, consent: true }),
      ])
      expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      const { attributes } = (await get('/api/v1/users', headers)).json().data
      expect(attributes).toMatchObject({ first_name, last_name, name: `${first_name} ${last_name}` })
    }
  })
  it('of another person is not found', async () => {
    const [me, other] = [await test.signIn('new@lakeshore.test'), await test.signIn('tester@lakeshore.test')]
    const answer = await write('PUT', `/api/v1/users/${await idOf(other)}`, { user: { first_name: 'X' } }, me)
    expect(answer.statusCode).toBe(404)
  })
  it('cannot be written without the CSRF token when the session came by cookie', async () => {
    const { 'x-csrf-token': _, ...me } = await test.signIn('new@lakeshore.test')
    const answer = await saveProfile(me, { first_name: 'X' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors[0].code).toBe('csrf')
  })
  const refusal = async (change: object) => {
    const answer = await saveProfile(await test.signIn('new@lakeshore.test'), change)
    return [answer.statusCode, answer.json().errors[0].title]
  }
  it('without consent is refused [S1-5.014] [S2-5.045]', async () => {
    expect(await refusal({ consent: false })).toEqual([
      422,
      'You must agree to the terms and conditions to proceed.',
    ])
  })
  it.each([
    ['is not shown', { sections: { user_edit_page: { show_consent: false } } }],
    ['is not asked for at all', { user_consent_mandatory: false }],
  ])('is saved without consent where it %s [S2-5.045]', async (_, settings) => {
    await changePartner(test, 'lakeshore', { settings })
    const me = await test.signIn('new@lakeshore.test')
    const saved = await saveProfile(me, { last_name: 'Larsen', consent: false })
    await changePartner(test, 'lakeshore')
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().data.attributes).toMatchObject({ last_name: 'Larsen', consent: false })
    // The other tests are of one who has agreed.
    await saveProfile(me, { last_name: 'Novak', consent: true })
  })
  it('without a required field is refused [S1-5.015] [S2-5.047]', async () => {
    expect(await refusal({ last_name: ' ' })).toEqual([422, 'Fill in all required fields.'])
  })
  it('ignores what is no profile field', async () => {
    const me = await test.signIn('new@lakeshore.test')
    await saveProfile(me, { email: 'taken@over.test', partner_account_id: 'LP-1', user_type: 'guest' })
    expect((await get('/api/v1/users', me)).json().data.attributes).toMatchObject({
      email: 'new@lakeshore.test',
      partner_account_id: null,
      user_type: 'customer',
    })
  })
  it('with editing disabled changes only subscribed and extra_info [S1-5.016] [S2-5.050]', async () => {
    await changePartner(test, 'tejo', { settings: { disable_user_profile_edition: true } })
    const me = english(await test.signIn('homeowner@tejo.test'))
    const locked = await saveProfile(me, { first_name: 'Outra' })
    expect(locked.statusCode).toBe(403)
    expect(locked.json().errors[1].source.pointer).toBe('/user/first_name')
    const open = await saveProfile(me, {
      first_name: 'Beatriz',
      subscribed: true,
      extra_info: { current_page: '/x' },
    })
    expect(open.json().data.attributes).toMatchObject({
      subscribed: true,
      extra_info: { current_page: '/x' },
    })
    await changePartner(test, 'tejo')
  })
  it('of an account created by sync stays editable [S1-5.017] [S2-5.051]', async () => {
    await changePartner(test, 'tejo', { settings: { disable_user_profile_edition: true } })
    const me = english(await test.signIn('new@tejo.test'))
    await test.db
      .updateTable('users')
      .set({ extra_info: JSON.stringify({ educate_created_sync: true }) })
      .where('email', '=', 'new@tejo.test')
      .execute()
    expect((await saveProfile(me, { first_name: 'Tomé' })).json().data.attributes.first_name).toBe('Tomé')
    await changePartner(test, 'tejo')
  })
  it('leaves a line in the audit log: what it was and what it is', async () => {
    const me = await test.signIn('new@lakeshore.test')
    await saveProfile(me, { city: 'Kenosha' })
    const line = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'user.update')
      .where('record_id', '=', await idOf(me))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      actor_kind: 'user',
      before: { city: 'Madison' },
      after: { city: 'Kenosha' },
    })
  })
})

describe('extra_info', () => {
  const change = async (headers: object, payload: object) =>
    write('PUT', `/api/v1/users/extra_info/${await idOf(headers)}`, payload, headers)

  it('takes a data key and value [S1-7.011]', async () => {
    const me = await test.signIn('new@lakeshore.test')
    expect((await change(me, { data: { key: 'current_page', value: '/fuel-type' } })).statusCode).toBe(200)
    await change(me, { data: { key: 'programId', value: '9' } })
    expect((await get('/api/v1/users', me)).json().data.attributes.extra_info).toMatchObject({
      current_page: '/fuel-type',
      programId: '9',
    })
  })
  it.each([
    'fulfill_site_permission',
    'is_fulfill_sync',
    'verification_step',
    'educate_created_sync',
    '__proto__',
    'new',
  ])('refuses to write %s', async (key) => {
    const answer = await change(await test.signIn('new@lakeshore.test'), { data: { key, value: 'crud' } })
    expect(answer.statusCode).toBe(403)
  })
  it('of another person is not found', async () => {
    const [me, other] = [await test.signIn('new@lakeshore.test'), await test.signIn('tester@lakeshore.test')]
    const url = `/api/v1/users/extra_info/${await idOf(other)}`
    expect((await write('PUT', url, { data: { key: 'programId', value: '1' } }, me)).statusCode).toBe(404)
  })
})

describe('change of password', () => {
  const change = (headers: object, body: object) =>
    write('POST', '/api/v1/users/change_password', body, headers)
  const fresh = { password: 'kettle on the hob', password_confirmation: 'kettle on the hob' }
  const signIn = (password: string) =>
    write(
      'POST',
      '/api/v1/auth/user_sessions',
      { email: 'tester@tejo.test', password },
      { host: 'tejo.localhost' },
    )

  it('makes the old one useless and signs out everywhere else [S1-7.010]', async () => {
    const [here, elsewhere] = [await test.signIn('tester@tejo.test'), await test.signIn('tester@tejo.test')]
    const answer = await change(here, { current_password: 'Demo-pass-2026', ...fresh })
    expect(answer.statusCode).toBe(200)
    expect((await signIn('Demo-pass-2026')).statusCode).toBe(401)
    expect((await signIn(fresh.password)).statusCode).toBe(200)
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    expect((await get('/api/v1/users', { ...here, cookie })).statusCode).toBe(200)
    expect((await get('/api/v1/users', elsewhere)).statusCode).toBe(401)
    expect((await test.mailbox('tejo'))[0]?.to).toBe('tester@tejo.test')
    // Whoever had seen the token of this session is out too; the page goes on with its CSRF token.
    expect((await get('/api/v1/users', here)).statusCode).toBe(401)
    const goesOn = await saveProfile({ ...here, cookie }, { city: 'Setúbal' })
    expect(goesOn.statusCode).toBe(200)
  })
  it('leaves a program its token', async () => {
    const body = { email: 'tester@tejo.test', password: fresh.password }
    const headers = { host: 'tejo.localhost', 'service-requester': 'api' }
    const { token } = (await write('POST', '/api/v1/auth/user_sessions', body, headers)).json().data
      .attributes
    const program = { host: 'tejo.localhost', authorization: `Bearer ${token}` }
    const answer = await change(program, { current_password: fresh.password, ...fresh })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await get('/api/v1/users', program)).statusCode).toBe(200)
  })
  it('makes a link to choose a new one useless', async () => {
    const email = 'tester@tejo.test'
    const host = { host: 'tejo.localhost' }
    await write('POST', '/api/v1/auth/forgot_password', { email }, host)
    const [mail] = await test.mailbox('tejo')
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const answer = await change(await test.signIn(email), { current_password: fresh.password, ...fresh })
    expect(answer.statusCode).toBe(200)
    const reset = { ...fresh, reset_password_token: link.searchParams.get('t') }
    const late = await write('POST', '/api/v1/auth/user_update_password', reset, host)
    expect(late.json().errors[0].code).toBe('accounts.token-invalid')
  })
  it('needs the current one', async () => {
    const answer = await change(await test.signIn('tester@tejo.test'), {
      current_password: 'wrong',
      ...fresh,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].code).toBe('accounts.wrong-current-password')
    expect(answer.json().errors[1].source.pointer).toBe('/current_password')
  })
  it('is judged like any new password', async () => {
    const body = { current_password: fresh.password, password: '12345678', password_confirmation: '12345678' }
    const answer = await change(await test.signIn('tester@tejo.test'), body)
    expect(answer.json().errors[0].code).toBe('accounts.password-common')
  })
})

it('sign out everywhere ends this session and the others', async () => {
  const [here, elsewhere] = [
    await test.signIn('homeowner@tejo.test'),
    await test.signIn('homeowner@tejo.test'),
  ]
  expect((await write('POST', '/api/v1/users/sign_out_everywhere', {}, here)).statusCode).toBe(200)
  expect((await get('/api/v1/users', here)).statusCode).toBe(401)
  expect((await get('/api/v1/users', elsewhere)).statusCode).toBe(401)
})
