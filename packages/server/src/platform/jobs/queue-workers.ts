import type { Database } from '../database/database.ts'
import { letOthersGo } from '../threads/main-thread.ts'
import type { Job } from './job.ts'
import { repeatWork } from './repeat-work.ts'
import { type TakenJob, takeJobs } from './take-jobs.ts'
import { watchQueues } from './watch-queues.ts'
import { type QueueWorker, workQueue } from './work-queue.ts'

/** Each queue has a worker of its own: a mail does not wait for a job that calculates every home anew. */
export function queueWorkers(
  database: Pick<Database, 'execute'>,
  perform: (job: Job, given: TakenJob) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const workerOf = (job: Job): QueueWorker =>
    workQueue(job, {
      take: (limit, turns) => takeJobs(database, job.name, limit, turns),
      perform: (given) => letOthersGo(given.partner).then(() => perform(job, given)),
      onError,
    })
  return {
    /** As soon as something is due. Answers how to stop, which waits for what has been begun. */
    work: (jobs: readonly Job[], everyMs: number): (() => Promise<void>) => {
      const workers = new Map(jobs.map((job) => [job.name, workerOf(job)]))
      const work = watchQueues(database, (names) => {
        for (const name of names) workers.get(name)?.wake()
      })
      const stopWatching = repeatWork({ everyMs, work, onError })
      return async () => {
        for (const worker of workers.values()) worker.stop()
        await stopWatching()
        await Promise.all([...workers.values()].map((worker) => worker.idle()))
      }
    },
    /** One after the other, until nothing is due. */
    drain: async (jobs: readonly Job[]): Promise<void> => {
      const workers = jobs.map((job) => workerOf({ ...job, atOnce: 1 }))
      let isWorked = true
      while (isWorked) {
        isWorked = false
        for (const worker of workers) {
          worker.wake()
          if ((await worker.idle()) > 0) isWorked = true
        }
      }
    },
  }
}
