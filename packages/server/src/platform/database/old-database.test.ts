import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRows, type Row } from '../../testing/database/all-rows.ts'
import { fillWithTables, freshDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/** A database as it stood after migration 0081, with rows in every table, some of them pointing at nothing. */
const OLD = path.resolve(import.meta.dirname, '../../testing/database/database-of-0081.sql')

let old: Database
let fresh: Database
let before: Map<string, Row[]>
beforeAll(async () => {
  const script = await readFile(OLD, 'utf8')
  old = await freshDatabase('old', async (database) => {
    await sql.raw(script).execute(database.db)
  })
  fresh = await freshDatabase('empty', fillWithTables)
  before = await allRows(old)
  await migrate(old.db, [])
})
afterAll(async () => {
  await old?.close()
  await fresh?.close()
})

/** What a migration says it changes: only what pointed at nothing, or moved. */
const GONE = '00000000dead'
const pointsAtNothing = (value: unknown) => typeof value === 'string' && value.endsWith(GONE)
function expected(table: string, row: Row): Row {
  if (table === 'buildings') {
    const { current_page: _page, virtual_audit: _audit, ...extra_info } = row['extra_info'] as Row
    return { ...row, extra_info }
  }
  if (table === 'users' && pointsAtNothing(row['who_dunnit_admin_id']))
    return { ...row, who_dunnit_admin_id: null }
  if (table === 'sso_sessions' && pointsAtNothing(row['session_id'])) return { ...row, session_id: null }
  if (table === 'audit_log' && pointsAtNothing(row['record_id'])) return { ...row, before: null, after: null }
  return row
}
const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()
const only = (row: Row, like: Row) => Object.fromEntries(Object.keys(like).map((name) => [name, row[name]]))

/** Results hold no words any more, and are made anew when they are next read. */
const MADE_ANEW = ['virtual_audit_results', 'planned_results']

it('loses no row and no value', async () => {
  const after = await allRows(old)
  expect([...before.values()].filter((rows) => rows.length === 0)).toEqual([])
  for (const [table, rows] of before) {
    if (MADE_ANEW.includes(table)) continue
    const [like = {}] = rows
    const kept = (after.get(table) ?? []).map((row) => only(row, like))
    expect([table, sorted(kept)]).toEqual([
      table,
      sorted(rows.map((row) => only(expected(table, row), like))),
    ])
  }
})
it('moves where a person left the assessment', async () => {
  expect(await old.db.selectFrom('wizard_marks').select(['building_id', 'current_page']).execute()).toEqual([
    { building_id: '0e000000-0000-7000-8000-000000000001', current_page: 'fuel-type' },
  ])
})
it('knows of old lines of the audit log whose they are, and has erased those of homes that are gone', async () => {
  const lines = await old.db
    .selectFrom('audit_log')
    .select(['record_of', 'after', 'erased_at'])
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { record_of: '0b000000-0000-7000-8000-000000000001', after: { city: 'Oslo' }, erased_at: null },
    { record_of: '0e000000-0000-7000-8000-000000000001', after: { heating_fuel: ['oil'] }, erased_at: null },
    { record_of: null, after: null, erased_at: expect.any(Date) },
  ])
})
it('ends with the tables of a new one, which ran the same migrations in the same order', async () => {
  expect(await catalogue(old)).toEqual(await catalogue(fresh))
  expect(await history(old)).toEqual(Object.keys(migrations))
  expect(await history(fresh)).toEqual(Object.keys(migrations))
})
it('refuses a migration whose name sorts before one that has run', async () => {
  const last = Object.keys(migrations).at(-1) ?? ''
  await sql`update kysely_migration set name = '9999-from-the-future' where name = ${last}`.execute(old.db)
  await expect(migrate(old.db, [])).rejects.toThrow('corrupted migrations')
})
it('runs every file of the folder in the order of the names', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, 'migrations'))
  const named = files.filter((file) => /^\d/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  expect(Object.keys(migrations)).toEqual(named.sort())
})

const history = async ({ db }: Database) =>
  (
    await sql<{ name: string }>`select name from kysely_migration order by timestamp, name`.execute(db)
  ).rows.map(({ name }) => name)

/** Newer servers name what may not be null after the column's first name; whether it may stands with the column. */
async function catalogue({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select polrelid::regclass || ' ' || pg_get_expr(polqual, polrelid) from pg_policy
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}
