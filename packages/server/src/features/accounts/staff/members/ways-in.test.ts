import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAuthenticator } from '../../../../testing/browsers/add-authenticator.ts'
import { type ConsoleBrowser, consoleBrowser } from '../../../../testing/browsers/console-browser.ts'
import { setUpApp, setUpPasskey } from '../../../../testing/browsers/console-factors.ts'
import { mailedLink } from '../../../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'

const STAFF = '/api/admin/v1/staff'
const ADDRESS = '/api/v1/auth/admin_sessions/address'
const SESSIONS = '/api/v1/auth/admin_sessions'
const OLD = 'advisor@lakeshore.test'
const MINUTE = 60_000
const SITE = 'http://lakeshore.localhost'

let test: TestApp
let now: Date
let admin: ConsoleBrowser
let id: string
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date()
  admin = await signedIn('admin@lakeshore.test')
  id = (await admin.get(`${STAFF}?q=advisor`)).json().data[0].id
})

type Answer = Awaited<ReturnType<ConsoleBrowser['get']>>
const refusalOf = (answer: Answer) => {
  const [first, atField] = ErrorResponse.parse(answer.json()).errors
  return { status: answer.statusCode, code: first?.code, at: atField?.source?.pointer }
}
async function signedIn(email: string): Promise<ConsoleBrowser> {
  const browser = consoleBrowser(test.app)
  expect((await browser.signIn(email)).statusCode).toBe(200)
  return browser
}
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}
const mailTo = async (address: string, subject: RegExp) =>
  (await test.mailbox()).find((mail) => mail.to === address && subject.test(mail.subject))
const tokenTo = async (address: string) =>
  /\/admin\/email\?t=([\w-]+)/.exec((await mailTo(address, /new address/))?.text ?? '')?.[1] ?? ''
const ask = (email: string, by = admin, of = id) => by.post(`${STAFF}/${of}/email`, { email })
const confirm = (token: string) => consoleBrowser(test.app).post(ADDRESS, { token })
const look = (token: string) => consoleBrowser(test.app).post(`${ADDRESS}/look`, { token })
const member = async () => (await admin.get(`${STAFF}/${id}`)).json().data.attributes
const lines = async (action: string) =>
  test.db.selectFrom('audit_log').select(['action', 'record_id']).where('action', '=', action).execute()

/** Somebody who manages staff and may do nothing else: the advisor may do more. */
async function lesserManager(): Promise<ConsoleBrowser> {
  const role = await admin.post('/api/admin/v1/staff_roles', {
    name: `Only staff ${Math.random()}`,
    permissions: ['staff'],
  })
  const [reviewer] = (await admin.get(`${STAFF}?q=reviewer`)).json().data
  const { name, revision } = reviewer.attributes
  await admin.put(`${STAFF}/${reviewer.id}`, { name, revision, role: role.json().data.id })
  return await signedIn(reviewer.attributes.email)
}

describe('another address of a colleague', () => {
  it('counts once its mailbox has confirmed it, and the old address is told', async () => {
    expect((await ask('Ada@New.test')).json().data.attributes).toMatchObject({
      email: OLD,
      new_email: 'ada@new.test',
    })
    const token = await tokenTo('ada@new.test')
    // Looking, as a mail scanner does, changes nothing.
    expect((await look(token)).json().data.attributes).toMatchObject({ email: 'ada@new.test' })
    expect(await member()).toMatchObject({ email: OLD, new_email: 'ada@new.test' })
    const done = await confirm(token)
    expect([done.statusCode, done.json().data.attributes]).toEqual([200, { email: 'ada@new.test' }])
    expect(await member()).toMatchObject({ email: 'ada@new.test', new_email: null })
    expect((await mailTo(OLD, /was changed/))?.text).toContain('ada@new.test')
    expect(mailedLink(await mailTo(OLD, /was changed/))).toBe('mailto:home@lakeshore.test')
    expect((await consoleBrowser(test.app).signIn(OLD)).statusCode).toBe(401)
    await signedIn('ada@new.test')
    expect(refusalOf(await confirm(token))).toMatchObject({
      status: 422,
      code: 'admin-staff.address-link-ended',
    })
    expect(await lines('staff.change-address')).toMatchObject([{ record_id: id }])
    await ask(OLD)
    expect((await confirm(await tokenTo(OLD))).statusCode).toBe(200)
  })
  it('works no more when it was taken back, when another was asked for, and after three days', async () => {
    await ask('first@new.test')
    const first = await tokenTo('first@new.test')
    await ask('second@new.test')
    expect((await look(first)).statusCode).toBe(422)
    const second = await tokenTo('second@new.test')
    expect((await admin.delete(`${STAFF}/${id}/email`)).json().data.attributes.new_email).toBeNull()
    expect((await confirm(second)).statusCode).toBe(422)
    expect((await admin.delete(`${STAFF}/${id}/email`)).statusCode).toBe(404)
    await ask('third@new.test')
    const third = await tokenTo('third@new.test')
    later(3 * 24 * 60)
    expect((await confirm(third)).statusCode).toBe(422)
    admin = await signedIn('admin@lakeshore.test')
    expect(await member()).toMatchObject({ email: OLD, new_email: null })
  })
  it.each([
    ['is theirs already', OLD, { status: 422, code: 'admin-staff.same-address' }],
    ['is a colleague’s', 'admin@lakeshore.test', { status: 409, code: 'admin-staff.email-taken' }],
    ['is an operator’s', 'operator@platform.test', { status: 409, code: 'admin-staff.email-taken' }],
  ])('is refused at its field when it %s', async (_what, email, refusal) => {
    expect(refusalOf(await ask(email))).toEqual({ ...refusal, at: '/email' })
    expect((await member()).new_email).not.toBe(email)
  })
  it('is refused when a colleague got the address meanwhile', async () => {
    await ask('both@new.test')
    const token = await tokenTo('both@new.test')
    await admin.post(STAFF, { email: 'both@new.test', name: 'Both', role: 'reviewer' })
    expect(refusalOf(await confirm(token))).toMatchObject({ status: 409, code: 'admin-staff.email-taken' })
    expect((await member()).email).toBe(OLD)
  })
  it('is not entered by somebody who may do less than its owner, nor long after the last proof', async () => {
    const refused = await ask('taken-over@new.test', await lesserManager())
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'admin-staff.may-more', at: '/email' })
    later(6)
    expect(refusalOf(await ask('late@new.test'))).toMatchObject({
      status: 409,
      code: 'accounts.proof-needed',
    })
    await admin.prove()
    expect((await ask('late@new.test')).statusCode).toBe(200)
  })
  it('is not entered for who has not joined, and not at another partner', async () => {
    const invited = await admin.post(STAFF, { email: 'soon@new.test', name: 'Soon', role: 'reviewer' })
    const refused = await ask('sooner@new.test', admin, invited.json().data.id)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'admin-staff.not-joined' })
    const tejo = consoleBrowser(test.app, 'tejo.localhost')
    await tejo.signIn('operator@platform.test')
    expect((await ask('x@new.test', tejo)).statusCode).toBe(404)
  })
})

describe('the second factor of a colleague', () => {
  const reset = (by = admin, of = id) => by.post(`${STAFF}/${of}/reset_second_factor`)

  it('is reset with all that stands in for it; they are signed out, told, and come in by password', async () => {
    const theirs = await signedIn(OLD)
    await setUpApp(theirs, now)
    expect((await setUpPasskey(theirs)).answer.statusCode).toBe(201)
    expect((await member()).has_second_factor).toBe(true)
    expect((await reset()).json().data.attributes.has_second_factor).toBe(false)
    expect((await theirs.get(SESSIONS)).statusCode).toBe(401)
    expect((await mailTo(OLD, /second factor was reset/))?.text).toContain('recovery codes')
    expect(mailedLink(await mailTo(OLD, /second factor was reset/))).toBe(`${SITE}/admin/security`)
    const again = await signedIn(OLD)
    expect((await again.get('/api/admin/v1/security')).statusCode).toBe(200)
    expect(await again.state()).toMatchObject({ state: 'signed-in', methods: { recovery_code: false } })
    expect(await lines('staff.reset-second-factor')).toMatchObject([{ record_id: id }])
  })
  it('is not reset where there is none, nor one’s own', async () => {
    expect(refusalOf(await reset())).toMatchObject({ status: 409, code: 'admin-staff.no-factor' })
    const [self] = (await admin.get(`${STAFF}?q=admin`)).json().data
    expect(refusalOf(await reset(admin, self.id))).toMatchObject({
      status: 409,
      code: 'admin-staff.own-factor',
    })
  })
  it('is not reset by somebody who may do less than they may, nor long after the last proof', async () => {
    await addAuthenticator(test.db, OLD)
    expect(refusalOf(await reset(await lesserManager()))).toMatchObject({
      status: 403,
      code: 'admin-staff.may-more',
    })
    later(6)
    expect(refusalOf(await reset())).toMatchObject({ status: 409, code: 'accounts.proof-needed' })
    expect((await member()).has_second_factor).toBe(true)
    await admin.prove()
    expect((await reset()).statusCode).toBe(200)
  })
})
