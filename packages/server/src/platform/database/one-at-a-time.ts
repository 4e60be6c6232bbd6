import { sql } from 'kysely'
import type { ChangeDb } from './schema.ts'

/**
 * Until the transaction ends whoever changes the same waits: what is counted before something is added is then the truth, however
 * many add at once. Names what is counted and whose it is.
 */
export async function oneAtATime(db: ChangeDb, what: string, ...whose: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${[what, ...whose].join(' ')}, 0))`.execute(db)
}
