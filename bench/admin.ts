import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import { multipartBody } from '../packages/server/src/testing/files/multipart-body.ts'
import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { type SignedIn, signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'
import { APPLICATIONS, LOG_LINES, seedAdmin } from './support/seed-admin.ts'

/**
 * The console at the desk of a large partner: how long its lists, its search, a record and an export take, and whether a large
 * import holds more memory than a small one. On the PostgreSQL server of TEST_DATABASE_URL, in a database that goes with it.
 */
const TIMES = Number(process.env['BENCH_TIMES'] ?? 40)
const IMPORTED = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000)
const ADMIN = '/api/admin/v1'

const print = (line: string) => process.stdout.write(`${line}\n`)
let isOver = false
function told(what: string, value: number, limit: number, unit: string): void {
  if (value > limit) isOver = true
  const figure = unit === 's' ? value.toFixed(2) : Math.round(value)
  print(`${what.padEnd(52)} ${figure} : ${limit} ${unit}${value > limit ? '  OVER' : ''}`)
}

type Ask = (url: string) => Promise<{ readonly statusCode: number; readonly body: string }>

/** The time that 95 of 100 stay under. */
async function p95(ask: Ask, urls: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const url = urls[turn % urls.length] ?? ''
    const from = performance.now()
    const { statusCode, body } = await ask(url)
    times.push(performance.now() - from)
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  }
  times.sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0
}

type Measured = { readonly ask: Ask; readonly rows: (url: string) => Promise<{ data: Row[]; meta: Meta }> }
type Row = { readonly id: string }
type Meta = { readonly next: string }

async function measureReads({ http }: DemoServer, headers: SignedIn): Promise<void> {
  const ask: Ask = (url) => http.inject({ url: `${ADMIN}${url}`, headers })
  const rows: Measured['rows'] = async (url) => JSON.parse((await ask(url)).body)
  const { programs } = JSON.parse((await ask('/application_queue')).body).data.attributes
  await measureLists({ ask, rows }, programs[0].value)
  await measureSearch({ ask, rows })
  await measureRecords({ ask, rows })
  told('today, p95', await p95(ask, ['/dashboard']), 1000, 'ms')
}

async function measureLists({ ask, rows }: Measured, program: string): Promise<void> {
  const next = async (url: string) => `${url}&after=${(await rows(url)).meta.next}`
  const lists = {
    'list, waiting for review': ['/applications?tab=review', '/applications?tab=late'],
    'list, by status and program': [
      '/applications?tab=all&status=declined&sort=-updated',
      `/applications?tab=all&program=${program}&sort=number`,
    ],
    'list, by days, second page': [
      '/applications?tab=all&submitted_from=2026-01-01&status=approved',
      await next('/applications?tab=all'),
    ],
    'list of homes, by label, type and words': [
      '/homes?assessed=no',
      '/homes?q=erie',
      '/homes?q=53081',
      '/homes?house_type=semi',
      '/homes?house_type=detached&sort=-created_at',
      '/homes?label=C',
    ],
    'list of the log, by action, id and address': [
      '/audit_log?action=document.add',
      '/audit_log?q=building',
      '/audit_log?q=person417@bench.test',
      '/audit_log?q=admin@lakeshore.test',
    ],
    'list of payments': [
      '/payments?status=due',
      '/payments?status=paid&sort=created',
      '/payments?q=41772',
      await next('/payments?sort=-amount'),
    ],
  }
  for (const [what, urls] of Object.entries(lists)) told(`${what}, p95`, await p95(ask, urls), 200, 'ms')
}

const WORDS = ['abubakar', 'ros delg', '4417 mill', '41772', 'huron 12'].map(encodeURIComponent)

async function measureSearch({ ask }: Measured): Promise<void> {
  const times = (path: string) =>
    p95(
      ask,
      WORDS.map((q) => path + q),
    )
  told('search of everything, p95', await times('/search?q='), 150, 'ms')
  told('search in the queue, p95', await times('/applications?tab=all&q='), 150, 'ms')
}

async function measureRecords({ ask, rows }: Measured): Promise<void> {
  const times = async (path: string, ...lists: string[]) => {
    const found = await Promise.all(lists.map(rows))
    return p95(
      ask,
      found.flatMap(({ data }) => data.map(({ id }) => `${path}/${id}`)),
    )
  }
  const applications = await times('/applications', '/applications?tab=all')
  told('detail of an application, p95', applications, 150, 'ms')
  // One of the demo, with a whole result, and seeded ones, which have none.
  const homes = await times('/homes', '/homes?q=birchwood', '/homes?assessed=no')
  told('detail of a home, p95', homes, 150, 'ms')
}

const MB = 1024 * 1024
/** What is held after what can go has gone; `node --expose-gc` lets it go at once. */
const heldMb = () => {
  globalThis.gc?.()
  return memoryUsage().rss / MB
}

async function measureExport({ http, jobs }: DemoServer, headers: SignedIn): Promise<void> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const choice = {
    what: 'applications',
    from: day(21),
    to: day(12),
    kind: 'csv',
    bom: false,
    columns: ['number', 'name', 'status_name', 'decided_at', 'paid_at', 'address', 'person_email'],
  }
  const post = async (path: string, payload: object) => {
    const answer = await http.inject({ method: 'POST', url: `${ADMIN}/${path}`, headers, payload })
    if (answer.statusCode >= 300) throw new Error(`export: ${answer.statusCode} ${answer.body}`)
    return answer.json().data
  }
  const before = heldMb()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryUsage().rss / MB)
  }, 50)
  const from = performance.now()
  const { rows } = (await post('export_previews', choice)).attributes
  const counted = performance.now()
  await post('exports', { ...choice, purpose: 'Bench' })
  await jobs.drain()
  clearInterval(watch)
  told(`export of ${rows} rows, counted`, (counted - from) / 1000, 1, 's')
  told(`export of ${rows} rows, made`, (performance.now() - counted) / 1000, 20, 's')
  told('export, memory above what was held before', most - before, 100, 'MB')
}

/** A small file first, then the large one: its memory is that of the small one, and some. */
async function measureImport({ http, jobs }: DemoServer, headers: SignedIn): Promise<void> {
  const small = await importOf({ http, jobs }, headers, 5_000)
  const large = await importOf({ http, jobs }, headers, IMPORTED)
  print(
    `import of 5000 rows: ${small.seconds.toFixed(0)} s, of ${IMPORTED} rows: ${large.seconds.toFixed(0)} s`,
  )
  told(`import of ${IMPORTED} rows, memory above the small one`, large.mostMb - small.mostMb, 100, 'MB')
}

async function importOf({ http, jobs }: Pick<DemoServer, 'http' | 'jobs'>, headers: SignedIn, rows: number) {
  const line = (row: number) => `B-${row},Ida,Berg,${row} Pier Road,Sheboygan,WI,53081`
  const text = ['account_id,first_name,last_name,site_address,city,region,zip']
    .concat(Array.from({ length: rows }, (_row, index) => line(index)))
    .join('\r\n')
  const { payload, headers: type } = multipartBody({}, { name: 'accounts.csv', bytes: Buffer.from(text) })
  const path = `${ADMIN}/account_imports`
  const from = performance.now()
  const sent = await http.inject({ method: 'POST', url: path, payload, headers: { ...headers, ...type } })
  const { id, attributes } = sent.json().data
  const { mapping, version } = attributes
  let mostMb = heldMb()
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, heldMb())
  }, 1000)
  const step = async (name: string, body: object) => {
    const answer = await http.inject({ method: 'POST', url: `${path}/${id}/${name}`, payload: body, headers })
    if (answer.statusCode !== 200) throw new Error(`import: ${answer.body}`)
    await jobs.drain()
  }
  await step('check', { mapping, version })
  const checked = (await http.inject({ url: `${path}/${id}`, headers })).json().data.attributes
  await step('run', { version: checked.version })
  clearInterval(watch)
  const { state, counts } = (await http.inject({ url: `${path}/${id}`, headers })).json().data.attributes
  if (state !== 'done' || counts.accounts !== rows) throw new Error(`import: ${state} ${counts.accounts}`)
  return { seconds: (performance.now() - from) / 1000, mostMb }
}

await withDemoServer(async (server) => {
  const { db } = server.database
  if (server.name !== 'PostgreSQL') throw new Error('Say in TEST_DATABASE_URL where a PostgreSQL server is.')
  const { id } = await db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', 'lakeshore')
    .executeTakeFirstOrThrow()
  const from = performance.now()
  await seedAdmin(server.database, id)
  const seconds = (performance.now() - from) / 1000
  print(`${APPLICATIONS} applications and ${LOG_LINES} lines of the log were made in ${seconds.toFixed(0)} s`)
  const partners = [{ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }]
  const headers = await signInAs(
    db,
    TEST_SECRET,
    partners,
    'admin@lakeshore.test',
    'lakeshore',
    () => new Date(),
  )
  await measureReads(server, headers)
  await measureExport(server, headers)
  await measureImport(server, headers)
})
if (isOver) process.exitCode = 1
