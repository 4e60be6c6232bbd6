import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { platformPersonalData } from '../platform/personal-data/platform-personal-data.ts'
import { multipartBody } from '../testing/files/multipart-body.ts'
import { samplePdf } from '../testing/files/sample-files.ts'
import { entriesOf } from '../testing/files/zip-entries.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let test: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  test = await testApp()
  staff = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const EMAIL = 'homeowner@lakeshore.test'
const idOf = async (email: string) =>
  (await test.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const get = (url: string) => test.app.inject({ url: `/api/admin/v1/users/${url}`, headers: staff })
const erase = (id: string, confirm: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/admin/v1/users/${id}/erasure`,
    payload: { confirm },
    headers: staff,
  })
const setStatuses = (userId: string, status: string) =>
  test.db
    .updateTable('applications')
    .set({ status, kind: sql`kind`, submitted_at: new Date() })
    .where('user_id', '=', userId)
    .execute()

async function giveDocument(): Promise<void> {
  const headers = await test.signIn(EMAIL)
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
  const [{ id }] = list.json().records.data
  const fields = { documentable_type: 'Building', documentable_id: id, building_id: id }
  const { payload, headers: type } = multipartBody(fields, { name: 'bill.pdf', bytes: samplePdf('bill') })
  const url = '/api/v1/documents'
  const given = await test.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })
  expect(given.statusCode).toBe(201)
}

it('has somebody answer for every table that leads to a person', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive personal as (
      select 'users'::regclass::oid as oid
      union
      select fk.conrelid from pg_constraint fk join personal on personal.oid = fk.confrelid where fk.contype = 'f'
    )
    select oid::regclass::text as name from personal
    union
    select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'building_id', 'application_id')`.execute(
    test.db,
  )
  const data = [platformPersonalData, ...FEATURES.flatMap(({ personal }) => personal ?? [])]
  const named = new Set<string>([
    ...data.flatMap(({ tables }) => tables.map(({ table }) => table)),
    ...data.flatMap(({ dependent = [] }) => dependent.map(({ table }) => table)),
  ])
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(20)
})

it('gives a person all that is held of them, with their documents, and logs that it did', async () => {
  await giveDocument()
  const id = await idOf(EMAIL)
  const answer = await get(`${id}/export`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const entries = entriesOf(answer.rawPayload)
  const data = JSON.parse(String(entries.get('data.json')))
  expect(data.profile).toMatchObject([{ email: EMAIL, last_name: 'Lindqvist' }])
  expect(data.homes.length).toBeGreaterThan(0)
  expect(data.answers.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain('password_hash')
  const [document] = [...entries].filter(([name]) => name.startsWith('documents/'))
  expect(document?.[0]).toMatch(/-bill\.pdf$/)
  expect(document?.[1].equals(samplePdf('bill'))).toBe(true)
  const lines = test.db.selectFrom('audit_log').select('after').where('action', '=', 'user.export')
  expect(await lines.execute()).toEqual([{ after: { documents: 1 } }])
})

it('erases nobody whose applications are being worked on, nor by a slip of the hand', async () => {
  const id = await idOf(EMAIL)
  await setStatuses(id, 'eligibility_review')
  const before = await get(`${id}/erasure`)
  expect(before.json().data.attributes.open.length).toBeGreaterThan(0)
  const open = await erase(id, EMAIL)
  expect([open.statusCode, open.json().errors[0].code]).toEqual([409, 'admin-people.has-open-applications'])
  await setStatuses(id, 'payment_issued')
  const slip = await erase(id, 'homeowner@lakeshore.tes')
  expect(slip.statusCode).toBe(422)
  expect(slip.json().errors.at(-1).source.pointer).toBe('/confirm')
  expect(await idOf(EMAIL)).toBe(id)
})

it('erases a person from every table, and keeps of what was paid what accounting needs', async () => {
  const id = await idOf(EMAIL)
  await setStatuses(id, 'payment_issued')
  const kept = await test.db.selectFrom('applications').select('id').where('user_id', '=', id).execute()
  const answer = await erase(id, ` ${EMAIL.toUpperCase()} `)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.attributes).toMatchObject({ open: [], erased_at: expect.any(String) })
  expect(answer.json().data.attributes.kept).toHaveLength(kept.length)

  const { rows: tables } = await sql<{ name: string }>`select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'partner_id' and t.table_type = 'BASE TABLE'`.execute(
    test.db,
  )
  const told = ['homeowner@lakeshore.test', 'Lindqvist', 'Rutledge']
  for (const { name } of tables.filter(({ name }) => !/^utility_/.test(name))) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
      where partner_id = ${test.partners.lakeshore.id} and t::text ~* ${told.join('|')}`.execute(test.db)
    expect([name, rows]).toEqual([name, []])
  }
  const paid = await test.db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('user_id', '=', id)
    .execute()
  expect(paid.map(({ status }) => status)).toEqual(kept.map(() => 'payment_issued'))
  const line = test.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'after'])
    .where('action', '=', 'user.erase')
  expect(await line.execute()).toMatchObject([
    { actor_kind: 'admin', after: { kept_applications: expect.any(Array) } },
  ])
  expect((await get(`${id}/export`)).json().errors[0].code).toBe('admin-people.erased')
  expect((await erase(id, EMAIL)).json().errors[0].code).toBe('admin-people.erased')
})

it('deletes homes with all that belongs to them where nothing was paid', async () => {
  const id = await idOf('new@lakeshore.test')
  const headers = await test.signIn('new@lakeshore.test')
  const building = { address1: '9 Elm Street', city: 'Sheboygan', region: 'WI', zip: '53081', country: 'US' }
  await test.app.inject({ method: 'POST', url: '/api/v1/buildings/', payload: { building }, headers })
  expect((await erase(id, 'new@lakeshore.test')).statusCode).toBe(200)
  const homes = test.db.selectFrom('buildings').select('id').where('user_id', '=', id)
  expect(await homes.execute()).toEqual([])
  const after = await test.app.inject({ url: '/api/v1/users', headers })
  expect(after.statusCode).toBe(401)
})
