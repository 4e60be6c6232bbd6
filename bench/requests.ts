import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpuUsage } from 'node:process'
import type { App } from '../packages/server/src/app.ts'
import type { Database } from '../packages/server/src/platform/database/database.ts'
import { bareRoutes } from '../packages/server/src/testing/bare-route.ts'
import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { type SignedIn, signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import type { Asked, Asking } from './support/ask-many.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * What requests cost beside a bare route: one that asks nothing, or one that asks the database one thing. The two take
 * turns, so that a busy machine slows both; another process asks. CPU time, which a busy machine changes least, is that of
 * this process: the embedded database runs in it, a PostgreSQL server (measured instead, if TEST_DATABASE_URL names one)
 * does not. A ratio is the share of the bare route's requests that are answered in the same time.
 */
const TURNS = Number(process.env['BENCH_TURNS'] ?? 9)
const SECONDS_A_TURN = Number(process.env['BENCH_SECONDS'] ?? 1)
const ONLY = process.env['BENCH_ONLY']
const PERSON = 'homeowner@lakeshore.test'

type Bare = '/plain' | '/query'
type Call = {
  readonly url: string
  readonly bare?: Bare
  readonly headers?: Readonly<Record<string, string>>
  /** The least share of the bare route's requests, on a PostgreSQL server. */
  readonly target?: number
  readonly connections?: number
  readonly saves?: true
}
type Turn = { readonly wall: number; readonly cpu: number }
type Ask = (url: string, call: Call) => Promise<Turn>

const print = (line: string) => process.stdout.write(`${line}\n`)

async function measure({ name, http, database, url }: DemoServer): Promise<void> {
  const asker = fork(new URL('./support/ask-many.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const bare = await bareRoutes(database)
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
  print(`\n${name}, bare : ours and their ratio: requests a second by wall clock, then microseconds of CPU`)
  for (const [what, call] of Object.entries(await calls(http, await signIn(database))))
    if (ONLY === undefined || ONLY.split(',').includes(what))
      printRatio(what, call, await takeTurns(askWith(asker), bareUrl, url, call))
  await bare.close()
  asker.kill()
}

async function signIn({ db }: Database): Promise<SignedIn> {
  const rows = await db.selectFrom('partners').select('id').where('code', '=', 'lakeshore').execute()
  const partners = rows.map(({ id }) => ({ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }))
  return signInAs(db, TEST_SECRET, partners, PERSON, 'lakeshore', () => new Date())
}

/** Of the demo home that is assessed; a save changes one field each time. */
async function calls(http: App['http'], headers: SignedIn): Promise<Record<string, Call>> {
  const { host } = headers
  const { records } = (await http.inject({ url: '/api/v1/buildings/', headers })).json()
  const home = records.data.find(
    (each: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      each.attributes.extra_info.virtual_audit !== null,
  )
  const partner = await http.inject({ url: '/api/v1/partners', headers: { host } })
  const auditId = home.attributes.extra_info.virtual_audit
  // The first who asks has it computed and drawn, in threads that start with it.
  const report = await http.inject({ url: `/api/v2/reports/${home.id}`, headers })
  if (report.statusCode !== 200) throw new Error(`The report was refused: ${report.body}`)
  return {
    health: { url: '/healthz', bare: '/plain', target: 0.7 },
    partner: { url: '/api/v1/partners', bare: '/plain', headers: { host }, target: 0.5 },
    'partner compressed': {
      url: '/api/v1/partners',
      bare: '/plain',
      headers: { host, 'accept-encoding': 'gzip, deflate, br' },
    },
    'partner known': {
      url: '/api/v1/partners',
      bare: '/plain',
      headers: { host, 'if-none-match': String(partner.headers['etag']) },
    },
    list: { url: '/api/v1/buildings/', headers, target: 0.35 },
    read: { url: `/api/v1/buildings/current?building_id=${home.id}`, headers },
    'audit read': { url: `/api/v1/virtual_audit/virtual_audits/${auditId}`, headers },
    offers: { url: `/api/v2/offers?building_id=${home.id}`, headers, target: 0.25 },
    // Of one person and of one home, so that they do not wait for each other.
    'PDF from cache': { url: `/api/v2/reports/${home.id}`, headers, connections: 1 },
    save: { url: `/api/v1/buildings/${home.id}`, headers, connections: 1, saves: true },
  }
}

const askWith =
  (asker: ChildProcess): Ask =>
  async (url, { headers = {}, connections = 10, saves = false }) => {
    const isOurs = !url.endsWith('/plain') && !url.endsWith('/query')
    const asking: Asking = {
      url,
      headers,
      connections,
      seconds: SECONDS_A_TURN,
      saves: saves && isOurs,
      method: saves && isOurs ? 'PUT' : 'GET',
    }
    const before = cpuUsage()
    asker.send(asking)
    const [asked] = (await once(asker, 'message')) as [Asked]
    if (asked.failed > 0) throw new Error(`${url}: ${asked.failed} failed, ${asked.answered} did not`)
    const { user, system } = cpuUsage(before)
    return { wall: asked.seconds / asked.answered, cpu: (user + system) / 1_000_000 / asked.answered }
  }

async function takeTurns(ask: Ask, theirs: string, ours: string, call: Call): Promise<[Turn, Turn]> {
  const [bares, askeds]: [Turn[], Turn[]] = [[], []]
  for (let turn = -1; turn < TURNS; turn += 1) {
    const [bare, asked] = [
      await ask(theirs + (call.bare ?? '/query'), call),
      await ask(ours + call.url, call),
    ]
    // The first warms both up.
    if (turn < 0) continue
    bares.push(bare)
    askeds.push(asked)
  }
  return [medians(bares), medians(askeds)]
}

const medians = (turns: readonly Turn[]): Turn => ({
  wall: median(turns.map(({ wall }) => wall)),
  cpu: median(turns.map(({ cpu }) => cpu)),
})

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

function printRatio(what: string, { target }: Call, [bare, asked]: readonly [Turn, Turn]) {
  const ratio = (kind: keyof Turn) => bare[kind] / asked[kind]
  const shown = (kind: keyof Turn, figure: (turn: Turn) => number) =>
    `${figure(bare).toFixed(0).padStart(6)} : ${figure(asked).toFixed(0).padEnd(6)} ${ratio(kind).toFixed(2)}`
  const judged =
    target === undefined ? '' : `   target ${target}: ${ratio('wall') >= target ? 'met' : 'missed'}`
  const [wall, cpu] = [shown('wall', (turn) => 1 / turn.wall), shown('cpu', (turn) => turn.cpu * 1e6)]
  print(`${what.padEnd(20)} ${wall}   ${cpu}${judged}`)
}

await withDemoServer(measure)
process.exit(0)
