import { columnsOf, EXPORT_NAMES } from '@hearthlight/domain/outward/export-columns'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplication, addApplications, addTimeslot, bookTimeslot, makeFlat } from '../../testing/visits.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await testApp()
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const take = (path: string, headers: object = admin) =>
  test.app.inject({ url: `/api/admin/v1/exports/${path}`, headers: { ...headers } })
const rowsOf = (body: string) =>
  Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data

it.each(EXPORT_NAMES)('%s come with all their columns, named in the first line', async (name) => {
  const answer = await take(name)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="lakeshore-${name}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
  )
  expect(answer.body.split('\r\n')[0]).toBe(columnsOf(name).join(','))
})

it('holds every row once, over many batches, and no other partner’s', async () => {
  await addApplications(test, { count: 1100 })
  const rows = rowsOf((await take('applications?columns=id,number')).body)
  const { length: count } = await test.db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', test.partners.lakeshore.id)
    .execute()
  expect(count).toBeGreaterThan(1100)
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
  const people = rowsOf((await take('people?columns=email')).body)
  expect(people.map(({ email }) => email)).toContain('homeowner@lakeshore.test')
  expect(people.map(({ email }) => email)).not.toContain('homeowner@tejo.test')
})

it('takes the chosen columns and days only, and refuses a column that it does not know', async () => {
  const answer = await take('people?columns=name,email&from=2020-01-01&to=2020-01-31')
  expect(answer.body).toBe('name,email\r\n')
  expect((await take('people?columns=name,password_hash')).statusCode).toBe(422)
  expect((await take('passwords')).statusCode).toBe(404)
})

it('names the unit of a flat with its street, wherever a home stands', async () => {
  await bookedFlat()
  for (const name of ['applications', 'homes', 'bookings']) {
    const rows = rowsOf((await take(`${name}?columns=address,city`)).body)
    expect(rows, name).toContainEqual({ address: '418 Birchwood Lane, Unit 2', city: 'Sheboygan' })
    expect(rows.map(({ address }) => address)).not.toContain('418 Birchwood Lane')
  }
})

/** The home of the demo is a flat, and a visit to it is booked. */
async function bookedFlat(): Promise<void> {
  await makeFlat(test, 'Unit 2')
  const application = await addApplication(test)
  const timeslot = await addTimeslot(test, '2026-12-01T15:00:00Z')
  await bookTimeslot(test, timeslot, application)
}

it('makes no formula of what a person typed, and marks the file as UTF-8 for who asks', async () => {
  await test.db
    .updateTable('users')
    .set({ name: '=HYPERLINK("http://evil.test")', city: 'Zoë, "Town"' })
    .where('email', '=', 'homeowner@lakeshore.test')
    .execute()
  const { rawPayload, body } = await take('people?columns=name,email,city&bom=true')
  expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [row] = rowsOf(body.slice(1)).filter(({ email }) => email === 'homeowner@lakeshore.test')
  expect(row).toMatchObject({ name: `'=HYPERLINK("http://evil.test")`, city: 'Zoë, "Town"' })
  const plain = await take('people?columns=name')
  expect(plain.rawPayload.subarray(0, 4).toString()).toBe('name')
})

it('stands in the log: who took what, with which columns', async () => {
  await take('homes?columns=address,label')
  const line = await test.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'record_id', 'after'])
    .where('action', '=', 'export.download')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    ...{ actor_kind: 'admin', record_id: 'homes', after: { columns: ['address', 'label'] } },
  })
})

it('is for staff with the permission, and not to be set off by another site', async () => {
  expect((await take('people', await test.signIn('advisor@lakeshore.test'))).statusCode).toBe(403)
  expect((await take('people', { ...admin, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})
