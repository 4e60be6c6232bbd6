import { setTimeout as delay } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { PARTNER_ROLE } from '../database/partner-role.ts'
import type { Db } from '../database/schema.ts'
import { executeIn } from './execute-in.ts'
import { inTime } from './in-time.ts'
import type { Job, Jobs } from './job.ts'
import { queueWorkers } from './queue-workers.ts'
import { repeatWork } from './repeat-work.ts'
import { type TakenJob, WAITING_INDEX } from './take-jobs.ts'

/** Three retries, the last about a minute after the first try; then the job waits among the dead for a person. */
const QUEUE = { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 }
const POLL_MS = 1000
const ONCE_SECONDS = 3600
/** What is not done by then when the server stops is done again elsewhere. */
const STOP_MS = 10_000

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
  const repeated: { readonly work: () => Promise<void>; readonly settled: () => Promise<unknown> }[] = []

  const onError = (error: unknown) => log.error({ err: error }, 'job queue')
  const settle = async ({ name, payload, perform }: Job, { id, data }: TakenJob) => {
    try {
      await inTime(perform(payload.parse(data)), QUEUE.expireInSeconds)
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
      return started().fail(name, id, { message: error instanceof Error ? error.message : String(error) })
    }
    return started().complete(name, id)
  }
  const queues = queueWorkers(database, (job, given) => settle(job, given).catch(onError), onError)

  return {
    add: (job) => {
      // What a queue holds is parsed by the job's own schema before it is performed.
      known.set(job.name, job)
    },
    repeat: (work, settled = async () => undefined) => {
      repeated.push({ work, settled })
    },
    enqueue: async (db: Db, job, payload, options = {}) => {
      const data = job.payload.parse(payload) as z.infer<typeof job.payload> & object
      await started().send(job.name, data, {
        db: executeIn(db),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.once && { singletonKey: options.once, singletonSeconds: ONCE_SECONDS }),
      })
    },
    start: async (role) => {
      const opened = newBoss(database, log, role === 'work')
      boss = opened
      // Making queues changes tables: two instances at once would wait for each other's locks.
      await database.exclusively(async () => {
        await opened.start()
        await database.execute(ENQUEUE_GRANTS, [])
        await database.execute(OWN_JOBS_ONLY, [])
        await database.execute(WAITING_INDEX, [])
        for (const job of known.values()) await opened.createQueue(job.name, { name: job.name, ...QUEUE })
        if (role === 'work') await scheduleAll(opened, known.values())
      })
      if (role === 'enqueue-only') return
      for (const { work, settled } of repeated) {
        const stop = repeatWork({ everyMs: POLL_MS, work, onError })
        stops.push(async () => void (await stop().then(settled)))
      }
      stops.push(queues.work([...known.values()], POLL_MS))
    },
    drain: async () => {
      await queues.drain([...known.values()])
      for (const { work, settled } of repeated) await work().then(settled)
    },
    retry: async (db, { name, id }) => {
      await started().retry(name, id, { db: executeIn(db) })
    },
    stop: async () => {
      await Promise.race([
        Promise.all(stops.map((stop) => stop())),
        delay(STOP_MS, undefined, { ref: false }),
      ])
      await boss?.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false })
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

/** Nor does it ask for one in the name of another partner. */
const OWN_JOBS_ONLY = `do $$ begin
  if not exists (select from pg_policies where schemaname = 'pgboss' and policyname = 'of_partner') then
    alter table pgboss.job enable row level security;
    create policy of_partner on pgboss.job to ${PARTNER_ROLE}
      using (data ->> 'partnerId' = current_setting('hearthlight.partner', true))
      with check (data ->> 'partnerId' = current_setting('hearthlight.partner', true));
  end if;
end $$`

async function scheduleAll(boss: PgBoss, jobs: Iterable<Job>): Promise<void> {
  // Without data the queue would hold null, which no payload is.
  for (const { name, cron } of jobs) if (cron !== undefined) await boss.schedule(name, cron, {})
}
