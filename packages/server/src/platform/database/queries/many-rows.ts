import { type Selectable, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Rows to insert as one parameter, for batches of hundreds: with a parameter a value, the text of the statement and its plan
 * cost more memory and time than the rows. `columns` and `records` go to the insert as they are.
 */
export function manyRows<Table extends keyof Schema & string, Row extends Partial<Selectable<Schema[Table]>>>(
  table: Table,
  rows: readonly Row[],
) {
  // What a row of a table has, its columns are.
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & keyof Schema[Table] & string)[]
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const records = sql<Row>`select ${names} from
    jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, wellFormed)}::jsonb)`
  return { columns, records }
}

/** Half a character, as when a text was cut in two, is no text to the database. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value
