import { type Kysely, sql } from 'kysely'

/** Which incentive an application was first made for stays known, whichever it stands under later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update applications set original_incentive_id = incentive_id
    where original_incentive_id is null and incentive_id is not null`.execute(db)
}
