import type PgBoss from 'pg-boss'
import type { Job } from './job.ts'

/** Does what is due in these queues, one after the other, until nothing is. */
export async function drain(
  boss: PgBoss,
  jobs: readonly Job[],
  perform: (job: Job, data: unknown) => Promise<void>,
): Promise<void> {
  let worked = false
  for (const job of jobs) {
    const [given] = await boss.fetch(job.name)
    if (given === undefined) continue
    worked = true
    try {
      await perform(job, given.data)
      await boss.complete(job.name, given.id)
    } catch (error) {
      await boss.fail(job.name, given.id, { message: error instanceof Error ? error.message : String(error) })
    }
  }
  if (worked) await drain(boss, jobs, perform)
}
