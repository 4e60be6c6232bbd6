import { sql } from 'kysely'
import type { PlatformDb } from '../platform/database/schema.ts'

/** Has the waiting jobs of a name failed, as after their last try; answers the id of one of them. */
export async function failJob(db: PlatformDb, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed' where name = ${name} and state = 'created' returning id`.execute(
    db,
  )
  const [job] = rows
  if (job === undefined) throw new Error(`no job ${name} waits`)
  return job.id
}
