import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../../packages/server/src/platform/database/database.ts'
import { openServerDatabase } from '../../packages/server/src/platform/database/server/server-database.ts'
import { startServer } from '../../packages/server/src/testing/servers/server-process.ts'
import { buildStale } from '../../tools/steps/build.mjs'
import { startPostgres } from '../../tools/steps/postgres.mjs'
import { ROOT } from '../../tools/steps/root.mjs'
import { addPeople } from './add-people.ts'
import { LONG_PROGRAM } from './flood-calls.ts'
import type { Flooded, Flooding, Order } from './flooding.ts'
import { publishQuestions } from './publish-questions.ts'

export const [FLOODING, QUIET] = ['lakeshore', 'boreale']
/** What is not done by then is in the next round alone as well. */
const SETTLED_MS = 15_000
const PEOPLE = { flooding: 300, quiet: 60 }

export type FloodSite = {
  readonly port: number
  /** People of the quiet partner, each of whom is mailed once a minute at most. */
  readonly emails: readonly string[]
  /** When the first mail for somebody came. */
  readonly mailed: ReadonlyMap<string, number>
  /** Until the jobs that a flood has left are done, so that the next round alone is one. */
  settled(): Promise<void>
  /** Has the other process do something else; tells how what it did before was answered. */
  order(next: Order): Promise<Flooded>
}

/** The built server on a PostgreSQL server of its own, with the demo and a mail server, and the process that floods it. */
export async function withFloodSite(work: (site: FloodSite) => Promise<void>): Promise<void> {
  await buildStale()
  // One that others use is no measure.
  delete process.env['TEST_DATABASE_URL']
  const postgres = await startPostgres()
  if (postgres === undefined) throw new Error('No PostgreSQL server can be had here.')
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-flood-'))
  const mail = await mailTimes()
  const server = startServer(path.join(ROOT, 'packages/server/dist/main.js'), {
    DATABASE_URL: postgres.url,
    SEED_DEMO: 'true',
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'false',
  })
  let database: Database | undefined
  try {
    const port = await server.ready
    database = await openServerDatabase(postgres.url)
    const people = await fill(database)
    const { execute } = database
    const flood = await startFlooding({ port, partner: FLOODING ?? '', emails: people.flooding })
    try {
      const settled = () => untilSettled(execute)
      await work({ port, emails: people.quiet, mailed: mail.arrived, order: flood.order, settled })
    } finally {
      flood.stop()
    }
  } finally {
    await database?.close()
    server.child.kill()
    await server.exit
    await mail.close()
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(database: Database) {
  await publishQuestions(database, LONG_PROGRAM)
  const flooding = await addPeople(database, FLOODING ?? '', PEOPLE.flooding)
  return { flooding, quiet: await addPeople(database, QUIET ?? '', PEOPLE.quiet) }
}

const LEFT = `select count(*)::int as left from pgboss.job where state < 'completed' and start_after <= now()`

async function untilSettled(execute: Database['execute']): Promise<void> {
  const until = performance.now() + SETTLED_MS
  for (;;) {
    const { rows } = await execute(LEFT, [])
    if ((rows as [{ left: number }])[0].left === 0 || performance.now() > until) return
    await delay(100)
  }
}

async function startFlooding(flooding: Flooding) {
  const child = fork(new URL('./flooding.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const say = async (word: Flooding | Order): Promise<Flooded> => {
    const told = once(child, 'message')
    child.send(word)
    return (await told)[0] as Flooded
  }
  await say(flooding)
  return { order: (next: Order) => say(next), stop: () => child.kill() }
}

async function mailTimes() {
  const arrived = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      for (const { address } of envelope.rcptTo)
        if (!arrived.has(address)) arrived.set(address, performance.now())
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}
