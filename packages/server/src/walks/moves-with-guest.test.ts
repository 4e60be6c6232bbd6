import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it('everything that a person owns is moved, and a new table of such things is not forgotten', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(test.db)
  /** What a guest cannot have: an account's tokens and identities, a shared report, a count of visits. */
  const notOfGuests = ['guests', 'one_time_tokens', 'report_shares', 'sso_identities', 'visits']
  /** The database counts what documents take when they move. */
  const counted = ['storage_use']
  const owned = rows
    .map(({ table }) => table)
    .filter((table) => ![...notOfGuests, ...counted].includes(table))
  const moved = FEATURES.flatMap(({ personal }) => personal?.movesWithGuest ?? [])
  expect(owned.toSorted()).toEqual(moved.toSorted())
})
