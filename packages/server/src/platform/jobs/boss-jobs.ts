import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { PARTNER_ROLE } from '../database/partner-role.ts'
import type { Db } from '../database/schema.ts'
import { drain } from './drain.ts'
import { drainQueues } from './drain-queues.ts'
import { executeIn } from './execute-in.ts'
import type { Job, Jobs } from './job.ts'
import { repeatWork } from './repeat-work.ts'

/** Three retries, the last about a minute after the first try; then the job waits among the dead for a person. */
const QUEUE = { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 }
const POLL_SECONDS = 1

type Log = { error(details: object, message: string): void }

/** Jobs in the same database as the change that asked for them, so that both are kept or neither. */
export function openJobs(database: Database, log: Log): Jobs {
  let boss: PgBoss | undefined
  const stops: (() => Promise<void>)[] = []
  const started = () => {
    if (boss === undefined) throw new Error('The job queue has not been started.')
    return boss
  }
  const known = new Map<string, Job>()
  const repeated: (() => Promise<void>)[] = []
  const schedules: { readonly name: string; readonly cron: string }[] = []

  const perform = async (job: Job, data: unknown) => job.perform(job.payload.parse(data))
  const performLogged = (job: Job, data: unknown) =>
    perform(job, data).catch((error: unknown) => {
      log.error({ err: error, job: job.name }, 'job failed')
      throw error
    })

  return {
    add: (job) => {
      // Kept by name: what a queue holds is parsed by the job's own schema before it is performed.
      known.set(job.name, job as unknown as Job)
    },
    schedule: ({ name }, cron) => {
      schedules.push({ name, cron })
    },
    repeat: (work) => {
      repeated.push(work)
    },
    enqueue: async (db: Db, job, payload, options = {}) => {
      const data = job.payload.parse(payload) as z.infer<typeof job.payload> & object
      await started().send(job.name, data, {
        db: executeIn(db),
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      })
    },
    start: async (role) => {
      const opened = newBoss(database, log, role === 'work')
      boss = opened
      // Making queues changes tables: two instances at once would wait for each other's locks.
      await database.exclusively(async () => {
        await opened.start()
        await database.execute(ENQUEUE_GRANTS, [])
        for (const job of known.values()) await opened.createQueue(job.name, { name: job.name, ...QUEUE })
        // Without data the queue would hold null, which no payload is.
        if (role === 'work') for (const { name, cron } of schedules) await opened.schedule(name, cron, {})
      })
      if (role === 'enqueue-only') return
      const everyMs = POLL_SECONDS * 1000
      const onError = (error: unknown) => log.error({ err: error }, 'job queue')
      for (const work of repeated) stops.push(repeatWork({ everyMs, work, onError }))
      if (database.kind === 'embedded') {
        const drainOne = (job: Job) => drain(opened, [job], performLogged)
        stops.push(drainQueues(database, [...known.values()], drainOne, { everyMs, onError }))
        return
      }
      for (const job of known.values())
        await opened.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async ([given]) => {
          await performLogged(job, given?.data)
        })
    },
    drain: async () => {
      await drain(started(), [...known.values()], perform)
      for (const work of repeated) await work()
    },
    retry: async (db, { name, id }) => {
      await started().retry(name, id, { db: executeIn(db) })
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await boss?.stop({ graceful: true, wait: true, timeout: 10_000, close: false })
    },
  }
}

function newBoss(database: Database, log: Log, isWorker: boolean): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => database.execute(sql, values ?? []) },
    supervise: isWorker,
    schedule: isWorker,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  return boss
}

/** A partner's transaction asks for jobs; what the queue holds of others it cannot read. */
const ENQUEUE_GRANTS = `grant usage on schema pgboss to ${PARTNER_ROLE};
  grant select on pgboss.queue to ${PARTNER_ROLE};
  grant insert, select (id) on pgboss.job to ${PARTNER_ROLE}`
