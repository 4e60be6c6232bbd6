import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import { copyHomes } from './support/copy-homes.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * One home's two years of hours: how long the call takes that reads them, alone and among many homes, and what a home-year
 * takes in the database. On a busy machine the time of the processor tells more; that of a PostgreSQL server is not in it. A million homes are reckoned from it, not stored.
 */
const TARGET_MS = 50
const HOMES = Number(process.env['BENCH_HOMES'] ?? 2_000)
const READS = 41
const HOURS = 2 * 365 * 24
const HOUR = 3600
const START = Date.UTC(2024, 0, 1, 6) / 1000
const PERSON = 'homeowner@lakeshore.test'
const SPAN = 'from=2024-01-01&to=2025-12-31&by=hour'

/** The time of the processor in milliseconds: other work on the machine does not count. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const said = ({ wall, cpu }: { readonly wall: number; readonly cpu: number }) =>
  `${wall.toFixed(1)} ms (${cpu.toFixed(1)} of the processor)`
const print = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure({ name, http, database: { db, execute } }: DemoServer): Promise<void> {
  const partnerRows = await db.selectFrom('partners').select('id').where('code', '=', 'lakeshore').execute()
  const partners = partnerRows.map(({ id }) => ({
    id,
    code: 'lakeshore' as const,
    host: 'lakeshore.localhost',
  }))
  const headers = await signInAs(db, TEST_SECRET, partners, PERSON, 'lakeshore', () => new Date())
  const home = (await http.inject({ url: '/api/v1/buildings/', headers })).json().records.data[0].id
  const values = Array.from({ length: HOURS }, (_, hour) => ((hour * 37) % 301) / 100)
  const saved = await http.inject({
    method: 'POST',
    url: `/api/v1/meter_series/of_building/${home}`,
    headers,
    payload: {
      series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step: HOUR, point: 'bench' },
      readings: [{ start: START, seconds: HOUR, values }],
    },
  })
  if (saved.statusCode !== 200) throw new Error(`The readings were refused: ${saved.body}`)
  const read = async () => {
    const [begun, spent] = [performance.now(), clock()]
    const answer = await http.inject({ url: `/api/v1/energy_use/of_building/${home}?${SPAN}`, headers })
    if (answer.statusCode !== 200) throw new Error(`The readings were not read: ${answer.body}`)
    return { wall: performance.now() - begun, cpu: clock() - spent }
  }
  const times = async () => {
    const all: Awaited<ReturnType<typeof read>>[] = []
    for (let turn = 0; turn < READS; turn += 1) all.push(await read())
    return { wall: median(all.map(({ wall }) => wall)), cpu: median(all.map(({ cpu }) => cpu)) }
  }
  const alone = await times()
  await execute(copyHomes(home, HOMES), [])
  const among = await times()
  const { rows } = await execute("select pg_total_relation_size('meter_readings')::int8 as bytes", [])
  const [{ bytes }] = rows as [{ bytes: number }]
  const homeYear = bytes / (HOMES + 1) / 2
  print(`\n${name}`)
  print(
    `two years of hours of one home: ${said(alone)} alone, ${said(among)} among ${HOMES} homes (at most ${TARGET_MS})`,
  )
  print(
    `a home-year of hours: ${(homeYear / 1000).toFixed(0)} kB; of a million homes two years: ${((homeYear * 2 * 1e6) / 1e9).toFixed(0)} GB`,
  )
  if (among.cpu > TARGET_MS) process.exitCode = 1
}

await withDemoServer(measure)
