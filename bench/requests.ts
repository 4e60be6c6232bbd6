import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuUsage } from 'node:process'
import { buildApp } from '../packages/server/src/app.ts'
import { FEATURES } from '../packages/server/src/features.ts'
import type { Database } from '../packages/server/src/platform/database/database.ts'
import { migrate } from '../packages/server/src/platform/database/migrate.ts'
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts'
import { readEnvironment } from '../packages/server/src/platform/environment.ts'
import { seedDemo } from '../packages/server/src/seed-demo.ts'
import { bareRoute } from '../packages/server/src/testing/bare-route.ts'
import { FOLDERS, fillWithDemo, TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { freshDatabase } from '../packages/server/src/testing/test-database.ts'
import { type SignedIn, signInAs } from '../packages/server/src/testing/test-sign-in.ts'

/**
 * What requests cost, each beside a bare route with one query on the same database. The two take turns, so that a busy
 * machine slows both. CPU time, which it changes least, is that of this process: the embedded database runs in it, a
 * PostgreSQL server (measured instead, if TEST_DATABASE_URL names one) does not.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 150)
const WARM_UP = 25
const PERSON = 'homeowner@lakeshore.test'

type Call = { readonly method?: 'GET' | 'PUT'; readonly url: string; readonly payload?: () => object }
type Ask = () => Promise<unknown>

const print = (line: string) => process.stdout.write(`${line}\n`)

async function measure(name: string, database: Database): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthlight-bench-'))
  const environment = readEnvironment({ LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATA_DIR: dataDir })
  try {
    const parts = {
      ...{ environment, database, sessionSecret: TEST_SECRET, folders: FOLDERS },
      now: () => new Date(),
    }
    const { http, jobs } = await buildApp(parts)
    await jobs.start('enqueue-only')
    await http.ready()
    const headers = await signIn(database)
    const ask =
      ({ method = 'GET', url, payload }: Call): Ask =>
      async () => {
        const answer = await http.inject({ method, url, headers, ...(payload && { payload: payload() }) })
        if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
        return answer
      }
    const bare = await bareRoute(database)
    print(`\n${name}, half of the requests take less: milliseconds, and times a bare route with one query;`)
    print('then the same in CPU time')
    for (const [what, call] of Object.entries(await calls(ask)))
      printRatio(what, await takeTurns(() => bare.inject('/'), ask(call)))
    await http.close()
    await jobs.stop()
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function signIn({ db }: Database): Promise<SignedIn> {
  const rows = await db.selectFrom('partners').select('id').where('code', '=', 'lakeshore').execute()
  const partners = rows.map(({ id }) => ({ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }))
  return signInAs(db, TEST_SECRET, partners, PERSON, 'lakeshore', () => new Date())
}

/** Of the demo home that is assessed; a save changes one field each time. */
async function calls(ask: (call: Call) => Ask): Promise<Record<string, Call>> {
  const { records } = JSON.parse(((await ask({ url: '/api/v1/buildings/' })()) as { body: string }).body)
  const home = records.data.find(
    (each: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      each.attributes.extra_info.virtual_audit !== null,
  )
  let cost = 100
  const save = () => {
    cost += 1
    return { building: { water_cost: cost } }
  }
  const auditId = home.attributes.extra_info.virtual_audit
  return {
    list: { url: '/api/v1/buildings/' },
    read: { url: `/api/v1/buildings/current?building_id=${home.id}` },
    'audit read': { url: `/api/v1/virtual_audit/virtual_audits/${auditId}` },
    offers: { url: `/api/v2/offers?building_id=${home.id}` },
    'PDF from cache': { url: `/api/v2/reports/${home.id}` },
    save: { method: 'PUT', url: `/api/v1/buildings/${home.id}`, payload: save },
  }
}

type Times = { readonly wall: number; readonly cpu: number }

async function takeTurns(bare: Ask, asked: Ask): Promise<{ bare: Times; asked: Times }> {
  const [bares, askeds]: [Times[], Times[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [one, other] = [await timed(bare), await timed(asked)]
    if (round < 0) continue
    bares.push(one)
    askeds.push(other)
  }
  return { bare: medians(bares), asked: medians(askeds) }
}

async function timed(ask: Ask): Promise<Times> {
  const [start, before] = [performance.now(), cpuUsage()]
  await ask()
  const { user, system } = cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000 }
}

const medians = (times: readonly Times[]): Times => ({
  wall: median(times.map(({ wall }) => wall)),
  cpu: median(times.map(({ cpu }) => cpu)),
})

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

function printRatio(what: string, { bare, asked }: { readonly bare: Times; readonly asked: Times }) {
  const shown = (kind: keyof Times) =>
    `${asked[kind].toFixed(2).padStart(8)} ${(asked[kind] / bare[kind]).toFixed(1).padStart(6)} times`
  print(`${what.padEnd(16)} ${shown('wall')}   ${shown('cpu')}`)
}

async function embedded(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthlight-bench-'))
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const database = await openDatabase(environment, (error) => print(error.message))
  await migrate(database.db, FEATURES)
  await seedDemo(database.db, { partnersFolder: FOLDERS.partners, at: new Date() })
  await measure('embedded', database).finally(() => rm(dataDir, { recursive: true, force: true }))
}

if (process.env['TEST_DATABASE_URL']) await measure('PostgreSQL', await freshDatabase('demo', fillWithDemo))
else await embedded()
process.exit(0)
