import { type Kysely, sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

/** More than a list looks up one by one. */
const MANY = 400

/** Writes a word as one of a record, and of very many others that are nowhere. */
export async function haveWord(
  db: Kysely<Schema>,
  kind: 'person' | 'home',
  word: string,
  recordId: string,
): Promise<void> {
  const table = kind === 'person' ? 'users' : 'buildings'
  await sql`insert into search_words (partner_id, kind, word, record_id)
    select partner_id, ${kind}, ${word}, record_id from ${sql.table(table)},
      (select gen_random_uuid() as record_id from generate_series(1, ${MANY}::integer)
       union all select ${recordId}::uuid) as had
    where id = ${recordId}`.execute(db)
}
