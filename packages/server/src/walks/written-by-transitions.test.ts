import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTransition } from '../features/applications/transition/transition-store.ts'
import { movePayments } from '../features/payments/payment-store.ts'
import type { ChangeDb } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import { changeRows } from '../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let test: TestApp
let partnerId: string
beforeAll(async () => {
  test = await testApp()
  partnerId = test.partners.lakeshore.id
  await sql`insert into payments (partner_id, id, application_id, amount, status, created_at, updated_at)
    select partner_id, gen_random_uuid(), id, 5, 'due', now(), now() from applications
    where partner_id = ${partnerId} limit 1`.execute(test.db)
})
afterAll(() => test.close())

const trying = (work: (db: ChangeDb) => Promise<unknown>) => changeRows(test.db, partnerId, work)
const raw = (statement: string) => (db: ChangeDb) => sql.raw(statement).execute(db)

describe('what a transition decides', () => {
  it.each([
    ...['status', 'locked', 'locked_in_portal', 'locked_in_educate'].map(
      (column) => `update applications set ${column} = 'yes'`,
    ),
    ...['status_at', 'submitted_at'].map((column) => `update applications set ${column} = now()`),
    'update applications set approved_amount = 999999',
    `insert into applications (partner_id, id, user_id, building_id, kind, program_id, program_version, status,
      created_at, updated_at) select partner_id, gen_random_uuid(), user_id, building_id, kind, program_id,
      program_version, 'approved', now(), now() from applications where kind = 'Program' limit 1`,
  ])('is refused to any other statement, raw SQL included: %s', async (statement) => {
    await expect(trying(raw(statement))).rejects.toThrow(
      'status, lock and money of applications are written by a transition only',
    )
  })
  it.each([
    `update payments set status = 'due'`,
    'update payments set amount = 999999',
    'update payments set paid_at = now()',
    `insert into payments (partner_id, id, application_id, amount, status, created_at, updated_at)
      select partner_id, gen_random_uuid(), id, 5, 'due', now(), now() from applications limit 1`,
  ])('is refused of a payment as well: %s', async (statement) => {
    await expect(trying(raw(statement))).rejects.toThrow(
      'status, lock and money of payments are written by a transition only',
    )
  })
  it('is refused to a store that has a change open', async () => {
    const set = { status: 'approved', locked_in_portal: 'no' }
    await expect(trying((db) => db.updateTable('applications').set(set).execute())).rejects.toThrow(
      'written by a transition only',
    )
  })
  it('is refused again after a transition in the same transaction, and then all of it is undone', async () => {
    const { id, status } = await test.db
      .selectFrom('applications')
      .select(['id', 'status'])
      .where('partner_id', '=', partnerId)
      .where('kind', '=', 'Program')
      .executeTakeFirstOrThrow()
    const line = { status: 'withdrawn', at: new Date(), by: { kind: 'system' } } as const
    for (const transition of [
      (db: ChangeDb) => writeTransition(db, { partnerId }, id, line, {}),
      (db: ChangeDb) =>
        movePayments(db, { partnerId }, 'cancel', { application_id: [newId()] }, { at: line.at }),
    ]) {
      const tried = trying(async (db) => {
        await transition(db)
        await raw(`update applications set status = 'approved'`)(db)
      })
      await expect(tried).rejects.toThrow('written by a transition only')
    }
    const after = await test.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(after).toEqual({ status })
  })
  it('lets anything else of an application be written', async () => {
    const touched = await trying((db) =>
      db.updateTable('applications').set({ updated_at: new Date() }).execute(),
    )
    expect(touched).toHaveLength(1)
  })
})

it('is written by two stores only', async () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    /^(?!.*(?:migrations|\.test)).*\.ts$/.test(file),
  )
  const writing: string[] = []
  for (const file of files)
    if (/\bin_?transition\(/i.test(await readFile(path.join(root, file), 'utf8'))) writing.push(file)
  expect(writing.toSorted()).toEqual([
    'features/applications/transition/transition-store.ts',
    'features/payments/payment-store.ts',
    'platform/database/in-transition.ts',
  ])
})
