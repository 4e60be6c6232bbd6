import { ADMIN_PERMISSIONS } from '@hearthlight/domain/accounts/staff/admin'
import { MOST_ROLES } from '@hearthlight/domain/accounts/staff/staff-role'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../../testing/browsers/console-browser.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'

const STAFF = '/api/admin/v1/staff'
const ROLES = '/api/admin/v1/staff_roles'
const SESSIONS = '/api/v1/auth/admin_sessions'
const INVITATION = `${SESSIONS}/invitation`
const PASSWORD = 'kettle on the hob'
const DAY_MS = 86_400_000

let test: TestApp
let now = new Date()
let admin: ConsoleBrowser

beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await signedIn('admin@lakeshore.test', 'Demo-pass-2026')
})
afterAll(() => test.close())

type Answer = Awaited<ReturnType<ConsoleBrowser['get']>>

async function signedIn(email: string, password = PASSWORD): Promise<ConsoleBrowser> {
  const browser = consoleBrowser(test.app)
  const answer = await browser.signIn(email, password)
  expect(answer.statusCode, answer.body).toBe(200)
  return browser
}
const problemOf = (answer: Answer) => ErrorResponse.parse(answer.json()).errors
const refusalOf = (answer: Answer) => {
  const [first, atField] = problemOf(answer)
  return { status: answer.statusCode, code: first?.code, title: first?.title, at: atField?.source?.pointer }
}
const wordsAt = (answer: Answer) => problemOf(answer)[1]?.title

const invite = (email: string, role: string, by = admin) =>
  by.post(STAFF, { email, name: email.split('@')[0], role })
async function tokenFor(email: string): Promise<string> {
  const mail = (await test.mailbox()).find(({ to }) => to === email)
  return /\/admin\/invitation\?t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const look = (token: string) => consoleBrowser(test.app).post(`${INVITATION}/look`, { token })
const accept = (token: string, name = 'Ida Berg', password = PASSWORD) =>
  consoleBrowser(test.app).post(INVITATION, { token, name, password, password_confirmation: password })

/** Somebody who was invited and has joined. */
async function colleague(email: string, role: string, by = admin): Promise<string> {
  const invited = await invite(email, role, by)
  expect(invited.statusCode, invited.body).toBe(201)
  const joined = await accept(await tokenFor(email), email.split('@')[0] ?? '')
  expect(joined.statusCode, joined.body).toBe(200)
  return invited.json().data.id
}
const one = async (id: string) => (await admin.get(`${STAFF}/${id}`)).json().data.attributes
const change = async (id: string, more: object, by = admin) => {
  const { name, revision } = await one(id)
  return by.put(`${STAFF}/${id}`, { name, revision, ...more })
}
const emails = async (query: string) =>
  (await admin.get(`${STAFF}?${query}`))
    .json()
    .data.map(({ attributes }: { attributes: { email: string } }) => attributes.email)
const idOf = async (email: string): Promise<string> =>
  (await admin.get(`${STAFF}?q=${encodeURIComponent(email)}`)).json().data[0].id

describe('an invitation', () => {
  it('is mailed with a link that sets name and password, and works once', async () => {
    const invited = await invite('ida@lakeshore.test', 'reviewer')
    expect(invited.json().data.attributes).toMatchObject({
      state: 'invited',
      role: { id: 'reviewer', name: 'Reviewer' },
      invited_by: 'Jordan Hale',
      permissions: ['applications', 'users', 'buildings'],
      joined_at: null,
      has_ended: false,
    })
    const token = await tokenFor('ida@lakeshore.test')
    expect((await look(token)).json().data.attributes).toEqual({ email: 'ida@lakeshore.test', name: 'ida' })
    const browser = consoleBrowser(test.app)
    const joined = await accept(token, 'Ida Berg')
    expect([joined.statusCode, joined.headers['set-cookie']]).toEqual([200, undefined])
    await browser.signIn('ida@lakeshore.test', PASSWORD)
    expect((await browser.get(SESSIONS)).json().data.attributes).toMatchObject({
      name: 'Ida Berg',
      fullPermissions: ['applications', 'users', 'buildings'],
    })
    expect((await browser.get(STAFF)).statusCode).toBe(403)
    const again = await accept(token, 'Mallory', 'another kettle here')
    expect(refusalOf(again)).toMatchObject({ status: 422, code: 'admin-staff.invitation-used' })
    expect(problemOf(await look(token))[0]?.title).toBe(
      'This invitation has been used already. Sign in with the password that was chosen.',
    )
    expect((await browser.get(SESSIONS)).json().data.attributes.name).toBe('Ida Berg')
  })
  it('of two uses at once counts once', async () => {
    await invite('twice@lakeshore.test', 'reviewer')
    const token = await tokenFor('twice@lakeshore.test')
    const answers = await Promise.all([accept(token, 'One'), accept(token, 'Other')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
  it('ends after a week, and a new one replaces it', async () => {
    const { id } = (await invite('late@lakeshore.test', 'reviewer')).json().data
    const first = await tokenFor('late@lakeshore.test')
    const began = now
    now = new Date(began.getTime() + 8 * DAY_MS)
    admin = await signedIn('admin@lakeshore.test', 'Demo-pass-2026')
    expect(refusalOf(await accept(first))).toMatchObject({
      status: 422,
      code: 'admin-staff.invitation-ended',
    })
    expect(await one(id)).toMatchObject({ state: 'invited', has_ended: true })
    expect((await admin.post(`${STAFF}/${id}/invitation`, {})).json().data.attributes).toMatchObject({
      state: 'invited',
      has_ended: false,
    })
    const second = await tokenFor('late@lakeshore.test')
    expect(second).not.toBe(first)
    expect(refusalOf(await look(first))).toMatchObject({ code: 'admin-staff.invitation-replaced' })
    expect((await accept(second)).statusCode).toBe(200)
    expect(refusalOf(await admin.post(`${STAFF}/${id}/invitation`, {}))).toMatchObject({
      status: 409,
      code: 'admin-staff.not-invited',
    })
  })
  it('is withdrawn, says so, and the address may be invited again', async () => {
    const { id } = (await invite('gone@lakeshore.test', 'payments')).json().data
    const token = await tokenFor('gone@lakeshore.test')
    expect((await admin.delete(`${STAFF}/${id}/invitation`)).statusCode).toBe(204)
    expect(refusalOf(await accept(token))).toMatchObject({
      status: 422,
      code: 'admin-staff.invitation-withdrawn',
    })
    expect((await admin.get(`${STAFF}/${id}`)).statusCode).toBe(404)
    expect((await invite('gone@lakeshore.test', 'payments')).statusCode).toBe(201)
  })
  it('of an address that is staff here already is refused at the field, also an operator’s', async () => {
    for (const email of ['Reviewer@lakeshore.test', 'operator@platform.test']) {
      const answer = await invite(email, 'reviewer')
      expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'admin-staff.email-taken', at: '/email' })
      expect(wordsAt(answer)).toBe('Somebody on your staff already has this address.')
    }
    expect((await invite('reviewer@tejo.test', 'reviewer')).statusCode).toBe(201)
  })
  it('is no way round it to ask for a new password, and its link resets none', async () => {
    await invite('round@lakeshore.test', 'reviewer')
    const token = await tokenFor('round@lakeshore.test')
    const sent = (await test.mailbox()).length
    await consoleBrowser(test.app).post(`${SESSIONS}/forgot_password`, { email: 'round@lakeshore.test' })
    expect(await test.mailbox()).toHaveLength(sent)
    const reset = await consoleBrowser(test.app).post(`${SESSIONS}/update_password`, {
      password: PASSWORD,
      password_confirmation: PASSWORD,
      reset_password_token: token,
    })
    expect(reset.statusCode).toBe(422)
    expect((await look(token)).statusCode).toBe(200)
  })
  it('takes no weak password, at the field, and the link still works', async () => {
    await invite('weak@lakeshore.test', 'reviewer')
    const token = await tokenFor('weak@lakeshore.test')
    expect(refusalOf(await accept(token, 'Weak', 'password'))).toMatchObject({ status: 422, at: '/password' })
    expect((await accept(token, 'Weak')).statusCode).toBe(200)
  })
  it('of another partner opens nothing here', async () => {
    await invite('here@lakeshore.test', 'reviewer')
    const token = await tokenFor('here@lakeshore.test')
    const tejo = consoleBrowser(test.app, 'tejo.localhost')
    const answer = await tejo.post(`${INVITATION}/look`, { token })
    expect(refusalOf(answer)).toMatchObject({ code: 'admin-staff.invitation-withdrawn' })
  })
})

describe('a colleague', () => {
  it('is found by name, role and state', async () => {
    expect(await emails('q=jordan')).toEqual(['admin@lakeshore.test'])
    expect(await emails('q=hale')).toEqual(['admin@lakeshore.test'])
    expect(await emails('role=advisor')).toEqual(['advisor@lakeshore.test'])
    expect(await emails('state=invited')).toContain('round@lakeshore.test')
    expect(await emails('state=invited')).not.toContain('ida@lakeshore.test')
    expect(await emails('state=active&role=reviewer')).toContain('ida@lakeshore.test')
  })
  it('who is switched off is signed out everywhere, cannot sign in and is told why, until switched on again', async () => {
    const id = await colleague('off@lakeshore.test', 'reviewer')
    const theirs = await signedIn('off@lakeshore.test')
    expect((await theirs.get('/api/admin/v1/application_queue')).statusCode).toBe(200)
    const off = await admin.post(`${STAFF}/${id}/switch_off`, {})
    expect(off.json().data.attributes).toMatchObject({ state: 'switched_off' })
    expect((await theirs.get('/api/admin/v1/application_queue')).statusCode).toBe(401)
    const right = await consoleBrowser(test.app).signIn('off@lakeshore.test', PASSWORD)
    expect(refusalOf(right)).toMatchObject({ status: 403, code: 'admin-staff.switched-off' })
    const wrong = await consoleBrowser(test.app).signIn('off@lakeshore.test', 'not the password')
    expect(refusalOf(wrong)).toMatchObject({ status: 401, code: 'accounts.wrong-credentials' })
    const sent = (await test.mailbox()).length
    await consoleBrowser(test.app).post(`${SESSIONS}/forgot_password`, { email: 'off@lakeshore.test' })
    expect(await test.mailbox()).toHaveLength(sent)
    expect((await admin.post(`${STAFF}/${id}/switch_off`, {})).json().errors[0].code).toBe(
      'admin-staff.is-off',
    )
    expect((await admin.post(`${STAFF}/${id}/switch_on`, {})).json().data.attributes.state).toBe('active')
    expect(refusalOf(await admin.post(`${STAFF}/${id}/switch_on`, {})).code).toBe('admin-staff.is-on')
    await signedIn('off@lakeshore.test')
  })
  it('who was invited is not switched off but withdrawn', async () => {
    const { id } = (await invite('soon@lakeshore.test', 'reviewer')).json().data
    expect(refusalOf(await admin.post(`${STAFF}/${id}/switch_off`, {}))).toMatchObject({
      status: 409,
      code: 'admin-staff.still-invited',
    })
  })
  it('gets another name and role; whoever looked before that is told', async () => {
    const id = await colleague('rename@lakeshore.test', 'reviewer')
    const { revision } = await one(id)
    const saved = await admin.put(`${STAFF}/${id}`, { name: 'New Name', role: 'payments', revision })
    expect(saved.json().data.attributes).toMatchObject({
      name: 'New Name',
      role: { id: 'payments' },
      permissions: ['payments', 'exports'],
    })
    const late = await admin.put(`${STAFF}/${id}`, { name: 'Older', revision })
    expect(refusalOf(late)).toMatchObject({ status: 409, code: 'admin-staff.stale' })
    expect((await one(id)).name).toBe('New Name')
    const open = await signedIn('rename@lakeshore.test')
    await change(id, { role: 'advisor' })
    expect((await open.get('/api/admin/v1/payments')).statusCode).toBe(403)
  })
  it('with the address of an advisor has that advisor’s day', async () => {
    const made = await admin.post('/api/admin/v1/advisors', {
      name: 'Vera Lund',
      email: 'vera@lakeshore.test',
      phone: '',
      languages: [],
      zips: [],
      time_zone: null,
      is_active: true,
      project_type_ids: [],
    })
    const advisor = made.json().data.id
    expect(made.json().data.attributes).toMatchObject({ staff_name: null, sign_in: 'none' })
    const signIn = async () =>
      (await admin.get(`/api/admin/v1/advisors/${advisor}`)).json().data.attributes.sign_in
    const { id } = (await invite('vera@lakeshore.test', 'advisor')).json().data
    expect(await signIn()).toBe('invited')
    await admin.delete(`${STAFF}/${id}/invitation`)
    expect(await signIn()).toBe('none')
    await colleague('vera@lakeshore.test', 'advisor')
    expect(await signIn()).toBe('active')
    const vera = await signedIn('vera@lakeshore.test')
    const day = await vera.get(`/api/admin/v1/advisor_days/${now.toISOString().slice(0, 10)}`)
    expect(day.json().data.attributes).toMatchObject({ advisor: 'Vera Lund' })
  })
  it('is nobody’s to see at another partner', async () => {
    const tejo = consoleBrowser(test.app, 'tejo.localhost')
    await tejo.signIn('admin@tejo.test', 'Demo-pass-2026')
    const id = await idOf('admin@lakeshore.test')
    expect((await tejo.get(`${STAFF}/${id}`)).statusCode).toBe(404)
    expect((await tejo.post(`${STAFF}/${id}/switch_off`, {})).statusCode).toBe(404)
    expect((await tejo.get(`${STAFF}?q=jordan&state=active`)).json().data).toHaveLength(1)
  })
})

describe('nobody gives more than they have', () => {
  let lead: ConsoleBrowser
  let leadId: string
  let leadRole: string
  beforeAll(async () => {
    const made = await admin.post(ROLES, { name: 'Desk lead', permissions: ['applications', 'staff'] })
    leadRole = made.json().data.id
    leadId = await colleague('lead@lakeshore.test', leadRole)
    lead = await signedIn('lead@lakeshore.test')
  })
  const MORE = 'This gives more than you may do yourself. Ask somebody who has these permissions.'

  it('by an invitation', async () => {
    const answer = await invite('rich@lakeshore.test', 'reviewer', lead)
    expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'admin-staff.more-than-own', at: '/role' })
    expect(wordsAt(answer)).toBe(MORE)
    expect(await emails('q=rich')).toEqual([])
    expect((await invite('equal@lakeshore.test', leadRole, lead)).statusCode).toBe(201)
  })
  it('by the role of a colleague, or of themselves', async () => {
    const other = await colleague('other@lakeshore.test', leadRole)
    const given = await change(other, { role: 'administrator' }, lead)
    expect(refusalOf(given)).toMatchObject({ status: 403, code: 'admin-staff.more-than-own', at: '/role' })
    const own = await change(leadId, { role: 'administrator' }, lead)
    expect(refusalOf(own)).toMatchObject({ status: 403, code: 'admin-staff.more-for-oneself', at: '/role' })
    expect(wordsAt(own)).toMatch(/^You cannot give yourself more/)
    expect((await one(leadId)).permissions).toEqual(['applications', 'staff'])
  })
  it('by a role that they make, or that somebody has', async () => {
    const made = await lead.post(ROLES, { name: 'Rich', permissions: ['applications', 'payments'] })
    expect(refusalOf(made)).toMatchObject({ code: 'admin-staff.more-than-own', at: '/permissions' })
    const more = { name: 'Desk lead', permissions: ['applications', 'staff', 'payments'], revision: 1 }
    const changed = await lead.put(`${ROLES}/${leadRole}`, more)
    expect(refusalOf(changed)).toMatchObject({ code: 'admin-staff.more-than-own', at: '/permissions' })
    expect((await one(leadId)).permissions).toEqual(['applications', 'staff'])
  })
  it('by switching somebody on again, or by inviting them again', async () => {
    const off = await colleague('rich-off@lakeshore.test', 'payments')
    expect((await lead.post(`${STAFF}/${off}/switch_off`, {})).statusCode).toBe(200)
    expect(refusalOf(await lead.post(`${STAFF}/${off}/switch_on`, {}))).toMatchObject({
      status: 403,
      code: 'admin-staff.more-than-own',
    })
    const { id } = (await invite('rich-soon@lakeshore.test', 'payments')).json().data
    expect((await lead.post(`${STAFF}/${id}/invitation`, {})).statusCode).toBe(403)
  })
  it('but may keep what a role had before, and take from it', async () => {
    const made = await admin.post(ROLES, { name: 'Both', permissions: ['applications', 'payments'] })
    const { id } = made.json().data
    const less = await lead.put(`${ROLES}/${id}`, { name: 'Both', permissions: ['payments'], revision: 1 })
    expect(less.json().data.attributes.permissions).toEqual(['payments'])
  })
  it('and may do nothing more once the permission was taken from them', async () => {
    const taker = await colleague('taken@lakeshore.test', leadRole)
    const theirs = await signedIn('taken@lakeshore.test')
    await change(taker, { role: 'payments' })
    expect((await invite('late-friend@lakeshore.test', leadRole, theirs)).statusCode).toBe(403)
  })
})

describe('the last who may manage staff', () => {
  const LAST = /^Isto retira a permissão à última pessoa que pode gerir a equipa\./
  let first: string
  let second: string
  /** At Tejo nobody else manages staff. */
  let tejo: ConsoleBrowser
  const read = async (id: string) => (await tejo.get(`${STAFF}/${id}`)).json().data.attributes
  const giveRole = async (id: string, role: string, by = tejo) => {
    const { name, revision } = await read(id)
    return by.put(`${STAFF}/${id}`, { name, role, revision })
  }
  beforeAll(async () => {
    tejo = consoleBrowser(test.app, 'tejo.localhost')
    await tejo.signIn('operator@platform.test', 'Demo-pass-2026')
    first = (await tejo.get(`${STAFF}?q=admin@`)).json().data[0].id
  })

  it('keeps the permission, whoever asks and however', async () => {
    const role = await giveRole(first, 'reviewer')
    expect(refusalOf(role)).toMatchObject({ status: 409, code: 'admin-staff.last-manager', at: '/role' })
    expect(wordsAt(role)).toMatch(LAST)
    const off = await tejo.post(`${STAFF}/${first}/switch_off`, {})
    expect(refusalOf(off)).toMatchObject({ status: 409, code: 'admin-staff.last-manager' })
    expect(await read(first)).toMatchObject({ state: 'active', role: { id: 'administrator' } })
    const own = (await tejo.post(ROLES, { name: 'Managers', permissions: ['staff', 'partner'] })).json().data
      .id
    expect((await giveRole(first, own)).statusCode).toBe(200)
    const edited = await tejo.put(`${ROLES}/${own}`, {
      name: 'Managers',
      permissions: ['partner'],
      revision: 1,
    })
    expect(refusalOf(edited)).toMatchObject({ code: 'admin-staff.last-manager', at: '/permissions' })
    expect((await read(first)).permissions).toEqual(['partner', 'staff'])
  })
  it('is not whom an invitation waits for', async () => {
    await tejo.post(STAFF, { email: 'second@tejo.test', name: 'Second', role: 'administrator' })
    expect(refusalOf(await tejo.post(`${STAFF}/${first}/switch_off`, {})).code).toBe(
      'admin-staff.last-manager',
    )
  })
  it('of two who are switched off at once by two is one of them', async () => {
    const mail = (await test.mailbox('tejo')).find(({ to }) => to === 'second@tejo.test')
    const token = /invitation\?t=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await tejo.post(INVITATION, {
      token,
      name: 'Second',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    second = (await tejo.get(`${STAFF}?q=second`)).json().data[0].id
    const answers = await Promise.all([
      tejo.post(`${STAFF}/${first}/switch_off`, {}),
      tejo.post(`${STAFF}/${second}/switch_off`, {}),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const states = [await read(first), await read(second)].map(({ state }) => state)
    expect(states.toSorted()).toEqual(['active', 'switched_off'])
  })
  it('cannot switch themselves off even where others can manage', async () => {
    const me = await idOf('admin@lakeshore.test')
    expect(refusalOf(await admin.post(`${STAFF}/${me}/switch_off`, {}))).toMatchObject({
      status: 409,
      code: 'admin-staff.oneself',
    })
  })
})

describe('a role', () => {
  const roles = async () => (await admin.get(ROLES)).json().data
  const named = async (name: string) =>
    (await roles()).find(({ attributes }: { attributes: { name: string } }) => attributes.name === name)

  it('is built in and stays, or made by the partner, each with who has it', async () => {
    const list = await roles()
    const builtIn = list.filter(
      ({ attributes }: { attributes: { built_in: boolean } }) => attributes.built_in,
    )
    expect(builtIn.map(({ id }: { id: string }) => id)).toEqual([
      ...['administrator', 'program_manager', 'reviewer', 'payments', 'advisor', 'site_editor', 'it'],
    ])
    expect(builtIn[0].attributes).toMatchObject({
      permissions: [...ADMIN_PERMISSIONS],
      people: [{ name: 'Jordan Hale' }],
    })
    const asked = { name: 'Mine', permissions: ['jobs'], revision: 1 }
    expect(refusalOf(await admin.put(`${ROLES}/reviewer`, asked)).code).toBe('admin-staff.built-in')
    expect(refusalOf(await admin.delete(`${ROLES}/reviewer`)).code).toBe('admin-staff.built-in')
  })
  it('holds at once for whoever has it, when it is changed', async () => {
    const made = await admin.post(ROLES, { name: 'Night desk', permissions: ['jobs', 'applications'] })
    expect(made.json().data.attributes).toMatchObject({
      permissions: ['applications', 'jobs'],
      built_in: false,
      changed_by: 'Jordan Hale',
      people: [],
    })
    const { id } = made.json().data
    const member = await colleague('night@lakeshore.test', id)
    const theirs = await signedIn('night@lakeshore.test')
    expect((await theirs.get('/api/admin/v1/payments')).statusCode).toBe(403)
    const more = { name: 'Night shift', permissions: ['applications', 'payments'], revision: 1 }
    expect((await admin.put(`${ROLES}/${id}`, more)).json().data.attributes).toMatchObject({
      name: 'Night shift',
      people: [{ id: member, name: 'night' }],
      revision: 2,
    })
    expect((await theirs.get('/api/admin/v1/payments')).statusCode).toBe(200)
    expect((await one(member)).role).toEqual({ id, name: 'Night shift' })
    expect(await emails(`role=${id}`)).toEqual(['night@lakeshore.test'])
    const late = await admin.put(`${ROLES}/${id}`, { ...more, name: 'Older' })
    expect(refusalOf(late)).toMatchObject({ status: 409, code: 'admin-staff.stale' })
  })
  it('that somebody has is not deleted, and the sentence names them', async () => {
    const { id } = await named('Night shift')
    const answer = await admin.delete(`${ROLES}/${id}`)
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      code: 'admin-staff.role-in-use',
      title: 'This role cannot be deleted, because these people have it: night. Give them another one first.',
    })
    await change(await idOf('night@lakeshore.test'), { role: 'reviewer' })
    expect((await admin.delete(`${ROLES}/${id}`)).statusCode).toBe(204)
    expect(await named('Night shift')).toBeUndefined()
    expect((await invite('nobody@lakeshore.test', id)).statusCode).toBe(404)
  })
  it('has a name of its own and at least one permission', async () => {
    await admin.post(ROLES, { name: 'Evening', permissions: ['jobs'] })
    const again = await admin.post(ROLES, { name: 'EVENING', permissions: ['jobs'] })
    expect(refusalOf(again)).toMatchObject({ status: 409, code: 'admin-staff.role-name-taken', at: '/name' })
    const none = await admin.post(ROLES, { name: 'None', permissions: [] })
    expect([none.statusCode, problemOf(none).map(({ title }) => title)]).toEqual([
      422,
      expect.arrayContaining(['Choose at least one permission.']),
    ])
  })
  it('is one of fifty at most, of however many that are made at once', async () => {
    type Role = { attributes: { built_in: boolean } }
    const { data } = (await admin.get(ROLES)).json()
    const { length } = data.filter(({ attributes }: Role) => !attributes.built_in)
    const make = (at: number) => admin.post(ROLES, { name: `One of many ${at}`, permissions: ['jobs'] })
    // At once, so that there are connections for those below, which begin together only then.
    await Promise.all(Array.from({ length: MOST_ROLES - 1 - length }, (_, at) => make(at)))
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => make(100 + at)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    const title = 'There can be 50 roles of your own. Delete one that nobody needs.'
    expect(refused?.json().errors).toMatchObject([{ title }, { title, source: { pointer: '/name' } }])
  })
  it('of another partner is not there', async () => {
    const { id } = await named('Evening')
    const tejo = consoleBrowser(test.app, 'tejo.localhost')
    await tejo.signIn('operator@platform.test', 'Demo-pass-2026')
    expect((await tejo.delete(`${ROLES}/${id}`)).statusCode).toBe(404)
    expect((await tejo.post(STAFF, { email: 'x@tejo.test', name: 'X', role: id })).statusCode).toBe(404)
  })
})
