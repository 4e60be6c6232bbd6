import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Database } from '../../../packages/server/src/platform/database/database.ts'
import {
  type DatabaseRelay,
  databaseRelay,
} from '../../../packages/server/src/testing/database/database-relay.ts'
import { inTime } from '../../../packages/server/src/testing/in-time.ts'
import { bundleServer } from '../../../packages/server/src/testing/servers/bundle-server.ts'
import {
  type ServerProcess,
  startServer,
} from '../../../packages/server/src/testing/servers/server-process.ts'
import { fillWithDemo, TEST_SECRET } from '../../../packages/server/src/testing/test-app.ts'
import { freshDatabase } from '../../../packages/server/src/testing/test-database.ts'
import { signInAs } from '../../../packages/server/src/testing/test-sign-in.ts'
import { freePort } from '../../steps/free-port.mjs'
import { deploymentPage, replaceAll } from '../deployment/deployment-page.ts'
import { type Answers, type Crowd, type People, startCrowd } from './crowd.ts'

export type Instance = ServerProcess & { readonly port: number }
export type Figures = {
  readonly reads: Answers
  readonly writes: Answers
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  /** From when what was taken away was back until the server was ready and answered. */
  readonly healthyMs: number
}

export type FaultSite = Awaited<ReturnType<typeof openFaultSite>>

/** Built servers with the demo on a database of their own, which they reach by a line that can be pulled out. */
export async function openFaultSite(databaseUrl: string, people: People) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-faults-'))
  const bundle = await bundleServer()
  const database = await freshDatabase('demo', fillWithDemo)
  const name = await nameOf(database)
  const own = new URL(databaseUrl)
  own.pathname = `/${name}`
  const relay: DatabaseRelay = await databaseRelay(own.href)
  const person = await signIn(database)
  const running = new Set<ChildProcess>()
  const run = (child: ChildProcess) => {
    running.add(child)
    child.on('exit', () => running.delete(child))
  }

  const start = async (port = 0): Promise<Instance> => {
    const server = startServer(bundle.main, {
      ...{ DATABASE_URL: relay.url, SESSION_SECRET: TEST_SECRET, RATE_LIMITS: 'false', LOG_LEVEL: 'fatal' },
      ...{ PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    })
    run(server.child)
    return { ...server, port: await server.ready }
  }

  /** The proxy of docs/deployment.md in front of two instances; answers its port. */
  const proxy = async (nginx: string, ports: readonly number[]): Promise<number> => {
    const port = await freePort()
    const file = path.join(folder, 'nginx.conf')
    await writeFile(file, await proxyConfiguration(folder, port, ports))
    run(spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] }))
    await until('the proxy', () => isWell(port, '/readyz'))
    return port
  }

  return {
    relay,
    database,
    start,
    proxy,
    /** People work at `port` while the fault is done to it; `fault` answers when what was taken away was back. */
    under: async (port: number, fault: () => Promise<number>): Promise<Figures> => {
      const crowd = startCrowd(`http://127.0.0.1:${port}`, person, people)
      const healthyMs = await healthyAfter(fault, { port, person, crowd }).catch(async (failure) => {
        await crowd.stop()
        throw failure
      })
      const { acknowledged, ...answers } = await crowd.stop()
      return { ...answers, ...(await compare(database, acknowledged)), healthyMs }
    },
    /** Ends every connection of the servers from the side of the database. */
    endBackends: () => endBackends(databaseUrl, name),
    close: async () => {
      for (const child of running) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await database.close()
      await relay.close()
      await bundle.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Before and after a fault. */
const WRITES = 40

type AtWork = { readonly port: number; readonly person: Record<string, string>; readonly crowd: Crowd }

/** From when what the fault took away was back until the server was ready and answered. */
async function healthyAfter(fault: () => Promise<number>, { port, person, crowd }: AtWork): Promise<number> {
  await soon('writes before the fault', crowd.acknowledged(WRITES))
  const back = await fault()
  await until('readiness after the fault', () => isWell(port, '/readyz'))
  await until('an answer after the fault', () => isWell(port, '/api/v1/users', person))
  const healthyMs = performance.now() - back
  await soon('writes after the fault', crowd.acknowledged(WRITES))
  return healthyMs
}

async function nameOf(database: Database): Promise<string> {
  const { rows } = await database.execute('select current_database() as name', [])
  const [{ name }] = rows as [{ name: string }]
  return name
}

async function signIn({ db }: Database): Promise<Record<string, string>> {
  const code = 'lakeshore'
  const { id } = await db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const at = [{ id, code, host: '' }] as const
  const { host: _host, ...person } = await signInAs(
    ...([db, TEST_SECRET, at, 'homeowner@lakeshore.test', code, () => new Date()] as const),
  )
  return person
}

/** What was acknowledged, beside what is kept. */
async function compare({ db }: Database, acknowledged: readonly string[]) {
  const times = new Map<string, number>()
  for (const { landing_page } of await db.selectFrom('visits').select('landing_page').execute())
    times.set(landing_page, (times.get(landing_page) ?? 0) + 1)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !times.has(key)).length,
    twice: [...times].filter(([key, count]) => key.length > 30 && count > 1).length,
  }
}

async function endBackends(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin
    .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    .finally(() => admin.end())
}

/** As the page has it, but for names, ports and TLS; beside it each answer tells which instance gave it. */
async function proxyConfiguration(folder: string, port: number, ports: readonly number[]): Promise<string> {
  const page = await deploymentPage()
  const upstream = replaceAll(page.file('/etc/nginx/conf.d/hearthlight-instances.conf'), {
    '10.0.0.1:3000': `127.0.0.1:${ports[0]}`,
    '10.0.0.2:3000': `127.0.0.1:${ports[1]}`,
  })
  const place = page.file('in hearthlight.conf, instead of its location /')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  return `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log stderr crit; worker_processes 2; events {}
    http { access_log off; ${temporary.join(' ')} ${upstream}
      server { listen 127.0.0.1:${port}; add_header x-called $upstream_addr always; ${place} } }`
}

const isWell = (port: number, address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${address}`, { headers, signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/** A server that is started beside much else takes its time. */
const HANGS_MS = 120_000
export const soon = <T>(what: string, happening: Promise<T>): Promise<T> => inTime(what, happening, HANGS_MS)

export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  let isOver = false
  const look = async () => {
    while (!isOver && !(await isSo())) await new Promise((again) => setTimeout(again, 20))
  }
  await soon(what, look()).finally(() => {
    isOver = true
  })
}
