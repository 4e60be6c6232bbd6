import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWithTables, freshDatabase } from '../../testing/test-database.ts'
import { newId } from '../ids.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { inTransaction } from './transaction.ts'
import { isUniqueViolation } from './violations.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('empty', fillWithTables)
  await sql`create table if not exists probes (id uuid primary key, day date, big bigint, amount numeric, list text[], tree jsonb, at timestamptz)`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const insert = (id: string) => sql`insert into probes (id) values (${id})`
const count = async () =>
  (await sql<{ count: number }>`select count(*) as count from probes`.execute(database.db)).rows[0]?.count

it('reads every type the same way on both databases', async () => {
  const at = new Date('2026-03-01T08:00:00.123Z')
  await sql`insert into probes values (${newId()}, ${'2026-03-29'}, ${2 ** 40}, ${'10.50'}, ${['a', 'b,"c']}, ${JSON.stringify({ a: [1] })}, ${at})`.execute(
    database.db,
  )
  const { rows } =
    await sql`select day, big, amount, list, tree, at from probes where day is not null`.execute(database.db)
  expect(rows).toEqual([
    { day: '2026-03-29', big: 2 ** 40, amount: '10.50', list: ['a', 'b,"c'], tree: { a: [1] }, at },
  ])
})
it('keeps nothing of a transaction that fails', async () => {
  const before = await count()
  const failing = inTransaction(database.db, async (transaction) => {
    await insert(newId()).execute(transaction)
    throw new Error('on the way')
  })
  await expect(failing).rejects.toThrow('on the way')
  expect(await count()).toBe(before)
})
it('joins a transaction that is open', async () => {
  const before = await count()
  const failing = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (inner) => {
      await insert(newId()).execute(inner)
    })
    throw new Error('after the inner one')
  })
  await expect(failing).rejects.toThrow('after the inner one')
  expect(await count()).toBe(before)
})
it('keeps the statements of others out of an open transaction', async () => {
  const seen: unknown[] = []
  const [mine, other] = [newId(), newId()]
  let outside: Promise<unknown> = Promise.resolve()
  const holding = new Promise<void>((entered) => {
    outside = inTransaction(database.db, async (transaction) => {
      await insert(mine).execute(transaction)
      entered()
      await sql`select pg_sleep(0.05)`.execute(transaction)
      seen.push('committed')
    })
  })
  await holding
  await insert(other).execute(database.db)
  await outside
  await expect(insert(mine).execute(database.db)).rejects.toSatisfy((error) => isUniqueViolation(error))
  expect(seen).toEqual(['committed'])
})
it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
  const slip = inTransaction(database.db, async () => {
    await insert(newId()).execute(database.db)
  })
  await expect(slip).rejects.toThrow('without its handle')
})
it('names the constraint that a row breaks', async () => {
  const id = newId()
  await insert(id).execute(database.db)
  await expect(insert(id).execute(database.db)).rejects.toSatisfy(
    (error) => isUniqueViolation(error, 'probes_pkey') && !isUniqueViolation(error, 'another'),
  )
})
it('goes on after a script of the job queue failed in the middle', async () => {
  await expect(database.execute('begin; select 1; select nonsense; commit', [])).rejects.toThrow('nonsense')
  await expect(count()).resolves.toBeGreaterThan(0)
})
it('migrates again without doing anything', async () => {
  await expect(migrate(database.db, [])).resolves.toBeUndefined()
})
