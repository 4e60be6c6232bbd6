import { type RawBuilder, sql } from 'kysely'

/** The street with the unit of a flat, of the column that holds the fields of a home: `streetOf` of the domain, in SQL. */
export const street = (fields: string): RawBuilder<string> =>
  sql<string>`concat_ws(', ', nullif(${sql.ref(fields)} ->> 'address1', ''),
    nullif(${sql.ref(fields)} ->> 'address2', ''))`
