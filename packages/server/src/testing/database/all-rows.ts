import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export type Row = Readonly<Record<string, unknown>>

/** Every row of every table of ours, as JSON. */
export async function allRows({ db }: Database): Promise<Map<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const found = new Map<string, Row[]>()
  for (const { name } of tables.filter((table) => !table.name.startsWith('kysely_'))) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}
