import { sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'

/** How many homes a person has. Of two that are added at once the second waits here, and counts the first. */
export async function countHomes(db: ChangeDb, { partnerId, ownerId }: OwnedBy): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 7048))`.execute(db)
  const { count } = await db
    .selectFrom('buildings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
