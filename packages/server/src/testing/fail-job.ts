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

/** The jobs of a name that failed and are to be tried again are due at once instead of after their pause. */
export async function pauseIsOver(db: PlatformDb, name: string): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(db)
}
