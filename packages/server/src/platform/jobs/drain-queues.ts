import type { Database } from '../database/database.ts'
import type { Job } from './job.ts'
import { type Repeated, repeatWork } from './repeat-work.ts'
import { watchQueues } from './watch-queues.ts'

/**
 * Drains each queue by itself as soon as something is due in it: a mail does not wait for a job that calculates every home
 * anew. Answers how to stop, which waits for what has been begun.
 */
export function drainQueues(
  database: Pick<Database, 'execute'>,
  jobs: readonly Job[],
  drainOne: (job: Job) => Promise<void>,
  { everyMs, onError }: Pick<Repeated, 'everyMs' | 'onError'>,
): () => Promise<void> {
  const draining = new Map<string, Promise<void>>()
  const begin = (job: Job) =>
    draining.set(
      job.name,
      drainOne(job)
        .catch(onError)
        .finally(() => draining.delete(job.name)),
    )
  const work = watchQueues(database, (names) => {
    for (const job of jobs) if (names.includes(job.name) && !draining.has(job.name)) begin(job)
  })
  const stopWatching = repeatWork({ everyMs, work, onError })
  return async () => {
    await stopWatching()
    await Promise.all(draining.values())
  }
}
