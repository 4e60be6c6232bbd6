import { sql } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Names the stored version of a row: each change of it writes another one. The transaction that wrote it alone would not do,
 * since that may change a row twice.
 */
export const rowVersion = (table: keyof Schema) =>
  sql<string>`${sql.ref(`${table}.xmin`)}::text || ${sql.ref(`${table}.ctid`)}::text`
