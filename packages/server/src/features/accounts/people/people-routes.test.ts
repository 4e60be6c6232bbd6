import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  test = await testApp()
  staff = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const PATH = '/api/admin/v1/users'
const get = (path: string) => test.app.inject({ url: `${PATH}${path}`, headers: staff })
const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `${PATH}${path}`, payload, headers: staff })
const emails = async (q: string) =>
  (await get(`?q=${encodeURIComponent(q)}`))
    .json()
    .data.map((each: { attributes: { email: string } }) => each.attributes.email)
const idOf = async (email: string) =>
  (await test.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const NORA = 'homeowner@lakeshore.test'

it.each([
  ['a name', 'nora l'],
  ['a last name', 'LINDQ'],
  ['an email', 'homeowner@'],
  ['an address', '1418 rut'],
  ['an account number', 'lp-4100'],
])('finds people by the beginning of %s', async (_what, q) => {
  expect(await emails(q)).toEqual([NORA])
})
it('finds people by the address of a home and by a phone number, however it is written', async () => {
  const headers = await test.signIn('new@lakeshore.test')
  const building = { address1: '77 Pier Road', city: 'Kohler', region: 'WI', zip: '53081', country: 'US' }
  await test.app.inject({ method: 'POST', url: '/api/v1/buildings/', payload: { building }, headers })
  const fields = Object.entries({
    FirstName: 'Avery',
    LastName: 'Novak',
    Email: 'a@example.test',
    MobilePhone: '920-555-0187',
    MailingPostalCode: '53081',
  }).map(([name, value]) => ({ name, value }))
  const contact = { method: 'POST', url: '/api/v1/contacts', payload: { fields }, headers } as const
  expect((await test.app.inject(contact)).statusCode).toBe(201)
  expect(await emails('77 pier')).toEqual(['new@lakeshore.test'])
  expect(await emails('(920) 555')).toEqual(['new@lakeshore.test'])
})
it('takes the signs of a pattern for letters', async () => {
  expect(await emails('%')).toEqual([])
  expect(await emails('_ora')).toEqual([])
})
it('lists page by page in order, and only people of this partner', async () => {
  const first = (await get('?limit=2')).json()
  const second = (await get(`?limit=2&after=${first.meta.next}`)).json()
  const names = [...first.data, ...second.data].map(({ attributes }) => attributes.name)
  expect(names).toEqual(
    names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  )
  expect(names).toContain('Nora Lindqvist')
  expect(names).not.toContain('Beatriz Carvalho')
})
it('shows a person with homes, applications, sessions and mails', async () => {
  await test.signIn(NORA)
  await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/forgot_password',
    payload: { email: NORA },
    headers: { host: 'lakeshore.localhost' },
  })
  await test.mailbox()
  const answer = await get(`/${await idOf(NORA)}`)
  expect(answer.statusCode).toBe(200)
  const person = answer.json().data.attributes
  expect(person).toMatchObject({ name: 'Nora Lindqvist', account: 'LP-4100-2201', email_confirmed: true })
  expect(person.homes.length).toBeGreaterThan(0)
  expect(person.applications.length).toBeGreaterThan(0)
  expect(person.applications[0].name).not.toBe('')
  expect(person.sessions.length).toBeGreaterThan(0)
  expect(person.mails[0].subject).toMatch(/password/i)
  expect(answer.body).not.toContain('password_hash')
})
it('names the unit of a flat with its street', async () => {
  const headers = await test.signIn('new@lakeshore.test')
  const place = { city: 'Kohler', region: 'WI', zip: '53081', country: 'US' }
  for (const unit of ['Unit 2', 'Unit 3']) {
    const building = { address1: '12 Elm Street', address2: unit, ...place }
    await test.app.inject({ method: 'POST', url: '/api/v1/buildings/', payload: { building }, headers })
  }
  const { homes } = (await get(`/${await idOf('new@lakeshore.test')}`)).json().data.attributes
  expect(homes.map(({ address }: { address: string }) => address)).toEqual(
    expect.arrayContaining(['12 Elm Street, Unit 2', '12 Elm Street, Unit 3']),
  )
})
it('ends a session of a person, and that one only', async () => {
  const [stays, goes] = [await test.signIn(NORA), await test.signIn(NORA)]
  const id = await idOf(NORA)
  const [newest] = (await get(`/${id}`)).json().data.attributes.sessions
  const url = `${PATH}/${id}/sessions/${newest.id}`
  expect((await test.app.inject({ method: 'DELETE', url, headers: staff })).statusCode).toBe(200)
  const whoIs = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: '/api/v1/users', headers })).statusCode
  expect(await whoIs(goes)).toBe(401)
  expect(await whoIs(stays)).toBe(200)
  expect((await test.app.inject({ method: 'DELETE', url, headers: staff })).statusCode).toBe(404)
})
it('enters a person, who is mailed a link to choose a password', async () => {
  const given = { email: 'Ida@Example.test', first_name: 'Ida', last_name: 'Berg', zip: '53081' }
  const made = await post('', given)
  expect(made.statusCode).toBe(201)
  expect(made.json().data.attributes).toMatchObject({
    email: 'ida@example.test',
    name: 'Ida Berg',
    has_password: false,
  })
  const [mail] = await test.mailbox()
  expect(mail).toMatchObject({ to: 'ida@example.test' })
  expect(mail?.text).toMatch(/update-password\?t=/)
  const twice = await post('', given)
  expect([twice.statusCode, twice.json().errors[0].code]).toEqual([409, 'accounts.email-taken'])
  const unnamed = await post('', { ...given, last_name: ' ' })
  expect(unnamed.json().errors[1].source.pointer).toBe('/last_name')
})
it('mails the link that is of use, and no other', async () => {
  const id = await idOf(NORA)
  expect((await post(`/${id}/links`, { link: 'reset-password' })).statusCode).toBe(201)
  expect((await test.mailbox())[0]).toMatchObject({ to: NORA })
  const confirmed = await post(`/${id}/links`, { link: 'confirm-email' })
  expect([confirmed.statusCode, confirmed.json().errors[0].code]).toEqual([409, 'admin-people.no-link'])
})
