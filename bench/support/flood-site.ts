import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { openServerDatabase } from '../../packages/server/src/platform/database/server-database.ts'
import { startServer } from '../../packages/server/src/testing/server-process.ts'
import { buildStale } from '../../tools/steps/build.mjs'
import { startPostgres } from '../../tools/steps/postgres.mjs'
import { ROOT } from '../../tools/steps/root.mjs'
import { addPeople } from './add-people.ts'
import { LONG_PROGRAM } from './flood-calls.ts'
import type { Flooded, Flooding, Order } from './flooding.ts'
import { publishQuestions } from './publish-questions.ts'

export const [FLOODING, QUIET] = ['lakeshore', 'boreale']
const PEOPLE = { flooding: 300, quiet: 60 }

export type FloodSite = {
  readonly port: number
  /** People of the quiet partner, each of whom is mailed once a minute at most. */
  readonly emails: readonly string[]
  /** When the first mail for somebody came. */
  readonly mailed: ReadonlyMap<string, number>
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
    ...{ DATABASE_URL: postgres.url, SEED_DEMO: 'true', DATA_DIR: folder, SMTP_URL: mail.url },
    ...{ LOG_LEVEL: 'fatal', RATE_LIMITS: 'false' },
  })
  try {
    const port = await server.ready
    const people = await fill(postgres.url)
    const flood = await startFlooding({ port, partner: FLOODING ?? '', emails: people.flooding })
    try {
      await work({ port, emails: people.quiet, mailed: mail.arrived, order: flood.order })
    } finally {
      flood.stop()
    }
  } finally {
    server.child.kill()
    await server.exit
    await mail.close()
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(url: string) {
  const database = await openServerDatabase(url)
  try {
    await publishQuestions(database, LONG_PROGRAM)
    const flooding = await addPeople(database, FLOODING ?? '', PEOPLE.flooding)
    return { flooding, quiet: await addPeople(database, QUIET ?? '', PEOPLE.quiet) }
  } finally {
    await database.close()
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
