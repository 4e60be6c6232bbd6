import { cpuUsage } from 'node:process'
import type { App } from '../packages/server/src/app.ts'
import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { type SignedIn, signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * What is kept between two calls about a home brings to the second: given again as it was written (the same session), made of
 * a home that is kept as it was read (another session), or of one that has to be read and worked out (after a save).
 * Microseconds of the processor a call, the median of BENCH_TURNS; another checkout tells what one of them brings.
 */
const TURNS = Number(process.env['BENCH_TURNS'] ?? 15)
const PERSON = 'homeowner@lakeshore.test'

const print = (line: string) => process.stdout.write(`${line}\n`)
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measure({ http, database: { db } }: DemoServer): Promise<void> {
  const rows = await db.selectFrom('partners').select('id').where('code', '=', 'lakeshore').execute()
  const partners = rows.map(({ id }) => ({ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }))
  const signIn = () => signInAs(db, TEST_SECRET, partners, PERSON, 'lakeshore', () => new Date())
  const first = await signIn()
  const { records } = (await http.inject({ url: '/api/v1/buildings/', headers: first })).json()
  const home = records.data.find(
    (each: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      each.attributes.extra_info.virtual_audit !== null,
  )
  const save = (cost: number) =>
    http.inject({
      method: 'PUT',
      url: `/api/v1/buildings/${home.id}`,
      headers: first,
      payload: { building: { water_cost: cost } },
    })
  const calls = {
    offers: `/api/v2/offers?building_id=${home.id}`,
    subsidies: `/api/v1/subsidies?building_id=${home.id}`,
    result: `/api/v1/virtual_audit/virtual_audits/${home.attributes.extra_info.virtual_audit}`,
    list: '/api/v1/buildings/',
  }
  for (const [name, url] of Object.entries(calls)) {
    const times = { same: [] as number[], other: [] as number[], saved: [] as number[] }
    for (let turn = -2; turn < TURNS; turn += 1) {
      await save(1000 + turn)
      const saved = await timed(http, url, first)
      const other = await timed(http, url, await signIn())
      const same = await timed(http, url, first)
      // The first ones warm up.
      if (turn < 0) continue
      times.saved.push(saved)
      times.other.push(other)
      times.same.push(same)
    }
    const shown = Object.entries(times).map(
      ([kind, each]) => `${kind} ${median(each).toFixed(0).padStart(6)}`,
    )
    print(`${name.padEnd(10)} ${shown.join('   ')}`)
  }
}

async function timed(http: App['http'], url: string, headers: SignedIn): Promise<number> {
  const before = cpuUsage()
  const { statusCode, body } = await http.inject({ url, headers })
  const { user, system } = cpuUsage(before)
  if (statusCode !== 200) throw new Error(`${url}: ${body}`)
  return user + system
}

await withDemoServer(measure)
process.exit(0)
