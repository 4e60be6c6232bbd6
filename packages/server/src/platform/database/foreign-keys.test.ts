import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newId } from '../ids.ts'
import { isForeignKeyViolation } from './violations.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NIL = '00000000-0000-0000-0000-000000000000'
const run = (statement: string) => sql.raw(statement).execute(test.db)
const names = async (query: string) =>
  (await sql.raw<{ name: string }>(query).execute(test.db)).rows.map(({ name }) => name)

it('leads from every table with a partner to the partners', async () => {
  const tables = await names(`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id'`)
  const held = await names(`select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'partners'::regclass`)
  expect(held.sort()).toEqual(tables.sort())
})

it.each([
  ['an unknown partner', () => newId(), () => newId(), 'staff_totp_partner'],
  ['an admin nobody knows', () => test.partners.tejo.id, () => newId(), 'staff_totp_admin'],
  ['an operator nobody knows', () => NIL, () => newId(), 'staff_totp_operator'],
])('refuses a factor of %s', async (_who, partner, staff, constraint) => {
  const tried = run(`insert into staff_totp (partner_id, staff_id) values ('${partner()}', '${staff()}')`)
  await expect(tried).rejects.toSatisfy((error) => isForeignKeyViolation(error, constraint))
})

it('keeps the factors of an operator, who belongs to no partner, until the operator goes', async () => {
  const id = newId()
  await run(
    `insert into operators (id, email, name, password_hash) values ('${id}', 'gone@platform.test', 'Gone', '')`,
  )
  await run(`insert into staff_totp (partner_id, staff_id) values ('${NIL}', '${id}')`)
  const count = async () =>
    (await test.db.selectFrom('staff_totp').select('staff_id').where('staff_id', '=', id).execute()).length
  expect(await count()).toBe(1)
  await run(`delete from operators where id = '${id}'`)
  expect(await count()).toBe(0)
})

it('ends what a session holds with the session', async () => {
  await test.signIn('homeowner@lakeshore.test')
  const session = await test.db
    .selectFrom('sessions')
    .select(['partner_id', 'id'])
    .where('subject_kind', '=', 'user')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const values = `('${session.partner_id}', '${newId()}', '${session.id}', 'oidc', 's', now())`
  await run(
    `insert into sso_sessions (partner_id, id, session_id, protocol, subject, expires_at) values ${values}`,
  )
  await run(`delete from sessions where id = '${session.id}'`)
  expect(await test.db.selectFrom('sso_sessions').select('id').execute()).toEqual([])
})

it('lets nobody act for a person but who opened the console session it hangs on', async () => {
  await test.signIn('admin@lakeshore.test')
  await test.signIn('homeowner@lakeshore.test')
  const acting = run(`update sessions set on_behalf_by = gen_random_uuid(),
    opened_by = (select id from sessions where subject_kind = 'admin' limit 1) where subject_kind = 'user'`)
  await expect(acting).rejects.toSatisfy((error) => isForeignKeyViolation(error, 'sessions_opened_by'))
})

it('takes no person signed up by an admin there is not', async () => {
  const tried = run(`update users set who_dunnit_admin_id = gen_random_uuid()`)
  await expect(tried).rejects.toSatisfy((error) => isForeignKeyViolation(error, 'users_who_dunnit_admin'))
})
