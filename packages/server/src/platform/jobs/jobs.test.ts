import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { fillWithTables, freshDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { openJobs } from './boss-jobs.ts'
import { defineJob, type Jobs } from './job.ts'
import { takeJobs } from './take-jobs.ts'

let database: Database
let jobs: Jobs
const done: string[] = []
const logged: object[] = []
const note = defineJob('test.note', z.object({ text: z.string() }), async ({ text }) => {
  if (text === 'fails') throw new Error('could not be done')
  done.push(text)
})

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}
/** What was read of tables, also what was thrown away at once. */
const rowsRead = (node: PlanNode): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } = node
  const own =
    /Scan/.test(node['Node Type']) && !/CTE|Subquery/.test(node['Node Type']) ? (rows + removed) * loops : 0
  return (node.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), own)
}

beforeAll(async () => {
  database = await freshDatabase('empty', fillWithTables)
  jobs = openJobs(database, { error: (details) => logged.push(details) })
  jobs.add(note)
  await jobs.start('enqueue-only')
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

it('does what was asked for in a transaction that committed', async () => {
  await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, note, { text: 'kept' }))
  await jobs.drain()
  expect(done).toEqual(['kept'])
})
it('forgets what was asked for in a transaction that failed', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await jobs.enqueue(transaction, note, { text: 'lost' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await jobs.drain()
  expect(done).not.toContain('lost')
})
it('refuses a payload that does not fit before it is kept', async () => {
  await expect(jobs.enqueue(database.db, note, { text: 5 } as unknown as { text: string })).rejects.toThrow()
})
it('waits until its time has come', async () => {
  await jobs.enqueue(database.db, note, { text: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) })
  await jobs.drain()
  expect(done).not.toContain('later')
})
it('takes turns by partner, and within a partner by person, whoever asked first', async () => {
  const order: string[] = []
  const Asked = z.object({ partnerId: z.string(), email: z.string(), text: z.string() })
  const asked = defineJob('test.turns', Asked, async ({ text }) => void order.push(text), { person: 'email' })
  const worker = openJobs(database, { error: (details) => logged.push(details) })
  worker.add(asked)
  await worker.start('enqueue-only')
  const ask = (partnerId: string, email: string, text: string) =>
    worker.enqueue(database.db, asked, { partnerId, email, text })
  for (const number of [1, 2, 3, 4]) await ask('flooding', 'many@flooding.test', `many ${number}`)
  await ask('flooding', 'once@flooding.test', 'once')
  await ask('quiet', 'one@quiet.test', 'quiet 1')
  await ask('quiet', 'one@quiet.test', 'quiet 2')
  await worker.drain()
  await worker.stop()
  expect(order).toEqual(['many 1', 'quiet 1', 'once', 'quiet 2', 'many 2', 'many 3', 'many 4'])
})
it('reads a few of each partner, however many wait', async () => {
  const asked = defineJob('test.many', z.object({ partnerId: z.string() }), async () => undefined)
  const worker = openJobs(database, { error: (details) => logged.push(details) })
  worker.add(asked)
  await worker.start('enqueue-only')
  await database.execute(
    `insert into pgboss.job (name, data) select 'test.many', jsonb_build_object('partnerId', 'flooding')
      from generate_series(1, 5000)`,
    [],
  )
  await worker.enqueue(database.db, asked, { partnerId: 'quiet' })
  await database.execute('analyze pgboss.job', [])
  const explaining = {
    execute: (text: string, parameters: readonly unknown[]) =>
      database.execute(`explain (analyze, format json) ${text}`, parameters),
  }
  const turns = { person: 'email', partners: [], people: [], running: new Map(), perPartner: 5 }
  const [explained] = (await takeJobs(explaining, 'test.many', 5, turns)) as unknown as {
    'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
  }[]
  const [plan] = explained?.['QUERY PLAN'] ?? []
  expect(plan && rowsRead(plan.Plan)).toBeLessThan(2500)
  await worker.enqueue(database.db, asked, { partnerId: 'quiet' })
  expect((await takeJobs(database, 'test.many', 2, turns)).map(({ partner }) => partner).sort()).toEqual([
    'flooding',
    'quiet',
  ])
  await worker.stop()
})
it('does several at once where a job says so, and leaves room for another partner', async () => {
  const worker = openJobs(database, { error: (details) => logged.push(details) })
  const [both, released, served] = [signal(), signal(), signal()]
  const begun: string[] = []
  const Asked = z.object({ partnerId: z.string() })
  const waits = defineJob(
    'test.waits',
    Asked,
    async ({ partnerId }) => {
      begun.push(partnerId)
      if (partnerId === 'quiet') return served.give()
      if (begun.length === 2) both.give()
      await released.given
    },
    { atOnce: 4 },
  )
  worker.add(waits)
  await worker.start('work')
  for (let count = 0; count < 5; count += 1)
    await worker.enqueue(database.db, waits, { partnerId: 'flooding' })
  await both.given
  await worker.enqueue(database.db, waits, { partnerId: 'quiet' })
  await served.given
  expect(begun).toEqual(['flooding', 'flooding', 'quiet'])
  released.give()
  await worker.stop()
})
it('keeps one of those that are asked for once', async () => {
  const once = 'the same'
  for (const text of ['first', 'second']) await jobs.enqueue(database.db, note, { text }, { once })
  await jobs.enqueue(database.db, note, { text: 'other' }, { once: 'another' })
  await jobs.drain()
  expect(done).toEqual(expect.arrayContaining(['first', 'other']))
  expect(done).not.toContain('second')
})
it('works by itself when it is started as a worker, and shows what failed for good', async () => {
  const worker = openJobs(database, { error: (details) => logged.push(details) })
  const finished = new Promise<void>((resolve) => {
    worker.add(
      defineJob('test.signal', z.object({}), async () => {
        resolve()
      }),
    )
  })
  await worker.start('work')
  await worker.enqueue(database.db, { name: 'test.signal', payload: z.object({}) }, {})
  await finished
  await worker.stop()
})
it('on the embedded database asks for all queues together, and for one only when something is due in it', async () => {
  const asked: string[] = []
  const embedded: Database = {
    ...database,
    kind: 'embedded',
    execute: (text, parameters) => {
      asked.push(`${text} ${JSON.stringify(parameters)}`)
      return database.execute(text, parameters)
    },
  }
  const worker = openJobs(embedded, { error: (details) => logged.push(details) })
  const finished = new Promise<void>((resolve) => {
    worker.add(defineJob('test.idle', z.object({}), async () => undefined))
    worker.add(defineJob('test.due', z.object({}), async () => resolve()))
  })
  await worker.start('work')
  asked.length = 0
  await worker.enqueue(database.db, { name: 'test.due', payload: z.object({}) }, {})
  await finished
  await worker.stop()
  expect(asked.filter((statement) => statement.includes('test.due'))).not.toEqual([])
  expect(asked.filter((statement) => statement.includes('test.idle'))).toEqual([])
})
it('on the embedded database lets a job of one queue end while one of another still works', async () => {
  const worker = openJobs({ ...database, kind: 'embedded' }, { error: (details) => logged.push(details) })
  const [begun, released, mailed] = [signal(), signal(), signal()]
  const long = defineJob('test.long', z.object({}), async () => {
    begun.give()
    await released.given
  })
  const mail = defineJob('test.mail', z.object({}), async () => mailed.give())
  worker.add(long)
  worker.add(mail)
  await worker.start('work')
  await worker.enqueue(database.db, long, {})
  await begun.given
  await worker.enqueue(database.db, mail, {})
  await mailed.given
  released.give()
  await worker.stop()
})
it('gives a job that comes by the clock a payload it can read', async () => {
  const worker = openJobs(database, { error: (details) => logged.push(details) })
  worker.add(defineJob('test.daily', z.object({}), async () => undefined, { cron: '0 3 * * *' }))
  await worker.start('work')
  await worker.stop()
  const { rows } = await database.execute("select data from pgboss.schedule where name = 'test.daily'", [])
  expect(rows).toEqual([{ data: {} }])
})
it('keeps a job that failed for good where a person can see why', async () => {
  await jobs.enqueue(database.db, note, { text: 'fails' })
  await database.execute(
    "update pgboss.job set retry_limit = 0 where name = 'test.note' and state = 'created'",
    [],
  )
  await jobs.drain()
  const failed = () =>
    database.db.selectFrom('pgboss.job').selectAll().where('state', '=', 'failed').execute()
  const [dead] = await failed()
  expect(dead).toMatchObject({ name: 'test.note', output: { message: 'could not be done' } })
  if (dead === undefined) throw new Error('nothing failed')
  await inTransaction(database.db, (transaction) => jobs.retry(transaction, dead))
  expect(await failed()).toEqual([])
  await jobs.drain()
  expect(await failed()).toMatchObject([{ id: dead.id }])
})
