import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changePartner } from '../../testing/change-partner.ts'
import { samplePdf } from '../../testing/files/sample-files.ts'
import { beginGuest, guestBrowser, linksIn, sendKit } from '../../testing/guests.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const PASSWORD = 'quiet maple ladder'
const DAY_MS = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
})
afterAll(() => test.close())

const person = (email: string) => ({
  first_name: 'Anne',
  last_name: 'Schroeder',
  email,
  mobile_phone: '920-555-0177',
  mailing_address: '602 Huron Street',
  city: 'Cleveland',
  zip: '53015',
  consent: true,
})
const newestTo = async (email: string, subject = /./) =>
  (await test.mailbox()).find((mail) => mail.to === email && subject.test(mail.subject))
const statusToken = async (email: string) =>
  linksIn((await newestTo(email, /application/))?.text).status?.split('#')[1] ?? ''
const open = (token: string) =>
  guestBrowser(test.app, 'lakeshore').post('/api/v1/guest_links/status', { token })

async function signUp(email: string) {
  const browser = guestBrowser(test.app, 'lakeshore')
  const { first_name, last_name, consent } = person(email)
  const user = { first_name, last_name, consent, email, password: PASSWORD, password_confirmation: PASSWORD }
  const answer = await browser.post('/api/v1/auth/registrations', { user })
  expect(answer.statusCode).toBe(201)
  return browser
}
async function confirm(browser: ReturnType<typeof guestBrowser>, email: string) {
  const mail = await newestTo(email, /confirm/i)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  return browser.get(`/api/v1/auth/user_sessions/email_verification?token=${token}`)
}

describe('an account with the email of a guest', () => {
  it('has what the guest began, with home and contact, once the email is confirmed', async () => {
    const email = 'becomes@example.test'
    const { guest } = await beginGuest(test, person(email))
    await sendKit(guest)
    const token = await statusToken(email)
    const me = await signUp(email)
    expect((await guest.get('/api/v1/users')).statusCode).toBe(200)
    expect((await open(token)).statusCode).toBe(200)
    expect((await confirm(me, email)).statusCode).toBe(200)
    const projects = (await me.get('/api/v1/fulfill-integrate/projects')).json().data
    expect(projects).toMatchObject([{ id: guest.projectId, attributes: { status: 'Submitted' } }])
    const details = (await me.get(`/api/v1/fulfill-integrate/projects/${guest.projectId}`)).json().data
    expect(details.attributes.timeline).toHaveLength(2)
    const { total } = (await me.get('/api/v1/buildings')).json().records.meta ?? { total: 1 }
    expect(total).toBe(1)
    const contacts = (await me.get('/api/v1/contacts')).json().data
    expect(contacts.map(({ id }: { id: string }) => id)).toEqual([details.attributes.contact_id])
  })
  it('has the documents that the guest gave, and the guest reads them no more', async () => {
    const email = 'documents@example.test'
    const open = `update program_versions set definition = jsonb_set(definition, '{is_public}', 'true')
      where definition ->> 'code' = 'heat-pump-2026'`
    await test.database.execute(open, [])
    const { guest } = await beginGuest(test, person(email), { program: /Heat Pump/ })
    const bytes = samplePdf('the quote of a guest')
    await changePartner(test, 'lakeshore', {
      storage: { megabytes: 1 },
      settings: { enable_captcha: false },
    })
    const tooMuch = Buffer.concat([samplePdf('photo'), Buffer.alloc(1_048_576)])
    const refused = await guest.attach('quote', { name: 'photo.pdf', bytes: tooMuch })
    expect(refused.json().errors[0].title).toBe(
      'Lakeshore Power & Gas cannot take any more documents at the moment. Please contact home@lakeshore.test.',
    )
    const added = await guest.attach('quote', { name: 'quote.pdf', bytes })
    expect(added.statusCode, added.body).toBe(201)
    const me = await signUp(email)
    await confirm(me, email)
    const { data } = (
      await me.get(`/api/v1/fulfill-integrate/prqs?project_id=${guest.projectId}&cn=documents`)
    ).json()
    const [file] = data[0].attributes.questions[0].responses
    expect(file.response).toBe('quote.pdf')
    const read = await me.get(file.url)
    expect(read.rawPayload.equals(bytes)).toBe(true)
    expect((await guest.get(file.url)).statusCode).toBe(401)
    const stranger = await test.app.inject({
      url: file.url,
      headers: { ...(await test.signIn('new@lakeshore.test')) },
    })
    expect(stranger.statusCode).toBe(404)
    const deleted = await me.delete(`/api/v1/fulfill-integrate/attachments/${file.id}`)
    expect(deleted.statusCode).toBe(200)
  })
  it('ends the links and the session of the guest', async () => {
    const email = 'ended@example.test'
    const { guest } = await beginGuest(test, person(email))
    const token = await statusToken(email)
    await confirm(await signUp(email), email)
    expect((await guest.get('/api/v1/users')).statusCode).toBe(401)
    expect((await open(token)).json().errors).toMatchObject([{ code: 'guests.moved', status: '409' }])
  })
  it('takes all that was begun with the address, and nothing of another', async () => {
    const email = 'several@example.test'
    const first = (await beginGuest(test, person(email))).guest
    const second = (await beginGuest(test, person(email.toUpperCase()))).guest
    await beginGuest(test, person('stranger@example.test'))
    const me = await signUp(email)
    await confirm(me, email)
    const projects = (await me.get('/api/v1/fulfill-integrate/projects')).json().data
    const ids = projects.map(({ id }: { id: string }) => id)
    expect(ids.toSorted()).toEqual([first.projectId, second.projectId].toSorted())
  })
  it('confirms the email for that even where accounts need not', async () => {
    const email = 'unasked@example.test'
    const { guest } = await beginGuest(test, person(email))
    const off = { enable_captcha: false, enable_email_verification: false }
    await changePartner(test, 'lakeshore', { settings: off })
    const me = await signUp(email)
    expect((await me.get('/api/v1/fulfill-integrate/projects')).json().data).toEqual([])
    await confirm(me, email)
    const projects = (await me.get('/api/v1/fulfill-integrate/projects')).json().data
    expect(projects).toMatchObject([{ id: guest.projectId }])
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
  })
})

describe('the link of a guest, opened by who has an account', () => {
  const HOMEOWNER = 'homeowner@lakeshore.test'
  const moveAs = async (email: string, token: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/guest_links/move',
      headers: { ...(await test.signIn(email)) },
      payload: { token },
    })

  it('moves the application to the account with the same email', async () => {
    const { guest } = await beginGuest(test, person(HOMEOWNER))
    const token = await statusToken(HOMEOWNER)
    const moved = await moveAs(HOMEOWNER, token)
    expect(moved.json().data.attributes).toEqual({ project_id: guest.projectId })
    const mine = await test.app.inject({
      url: `/api/v1/fulfill-integrate/projects/${guest.projectId}`,
      headers: { ...(await test.signIn(HOMEOWNER)) },
    })
    expect(mine.statusCode).toBe(200)
    expect((await moveAs(HOMEOWNER, token)).statusCode).toBe(409)
  })
  it('moves nothing to an account with another email, nor to one that is not confirmed', async () => {
    const email = 'mine@example.test'
    await beginGuest(test, person(email))
    const token = await statusToken(email)
    expect((await moveAs(HOMEOWNER, token)).json().errors).toMatchObject([{ code: 'guests.other-email' }])
    const off = { enable_captcha: false, enable_email_verification: false }
    await changePartner(test, 'lakeshore', { settings: off })
    const me = await signUp(email)
    expect((await me.post('/api/v1/guest_links/move', { token })).statusCode).toBe(409)
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
    expect((await open(token)).statusCode).toBe(200)
  })
})

describe('what a guest did not send', () => {
  const ageBy = (email: string, days: number) =>
    test.db
      .updateTable('users')
      .set({ created_at: new Date(Date.now() - days * DAY_MS) })
      .where('email', '=', email)
      .execute()
  const exists = async (email: string) =>
    (await test.db.selectFrom('users').select('id').where('email', '=', email).execute()).length > 0

  it('is forgotten after thirty days; what was sent or has moved stays', async () => {
    const [unsent, fresh, sent, moved] = ['unsent', 'fresh', 'sent', 'moved'].map(
      (name) => `${name}@example.test`,
    ) as [string, string, string, string]
    for (const email of [unsent, fresh, sent, moved]) await beginGuest(test, person(email))
    const { guest } = await beginGuest(test, person(sent))
    await sendKit(guest)
    await confirm(await signUp(moved), moved)
    for (const email of [unsent, sent, moved]) await ageBy(email, 31)
    await ageBy(fresh, 29)
    await test.jobs.enqueue(test.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
    await test.jobs.drain()
    expect(await exists(unsent)).toBe(false)
    expect(await exists(fresh)).toBe(true)
    expect(await exists(sent)).toBe(true)
    const applications = await test.db
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .select('applications.id')
      .where('users.email', 'in', [unsent, fresh, sent, moved])
      .execute()
    expect(applications).toHaveLength(3)
  })
})
