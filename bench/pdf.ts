import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { withSite } from './support/site.ts'

/**
 * How long the report of a home takes as a PDF when it has to be made anew, by the clock, through the built server: the first
 * of each brand after the start, the very first of the process among them, and later ones. The rest of the report's work,
 * reading and writing rows and the file, is in it.
 */
const PORT = Number(process.env['BENCH_PORT'] ?? 8097)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const TARGET_MS = 500
const BRANDS = ['lakeshore', 'boreale', 'tejo'] as const
const PASSWORD = 'Demo-pass-2026'

type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: object }
type Home = { readonly id: string; readonly attributes: { extra_info: { virtual_audit: string | null } } }

/** By hand, because `fetch` does not let a caller name the host. */
async function call(brand: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent = {
    host: `${brand}.localhost:${PORT}`,
    'service-requester': 'api',
    ...headers,
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }
  const answer = await new Promise<{ status: number; bytes: Buffer }>((resolve, reject) => {
    request({ port: PORT, path, method, headers: sent }, async (response) => {
      resolve({ status: response.statusCode ?? 0, bytes: await buffer(response) })
    })
      .on('error', reject)
      .end(text)
  })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.bytes.toString().slice(0, 300)}`)
  return answer.bytes
}

const json = (bytes: Buffer) => JSON.parse(bytes.toString())

async function signIn(brand: string) {
  const body = { email: `homeowner@${brand}.test`, password: PASSWORD }
  const { data } = json(await call(brand, '/api/v1/auth/user_sessions', { method: 'POST', body }))
  return { authorization: `Bearer ${data.attributes.token}` }
}

/** Each time under another name of the home, which the report says. */
async function timesOf(brand: string): Promise<number[]> {
  const headers = await signIn(brand)
  const { records } = json(await call(brand, '/api/v1/buildings/', { headers }))
  const home = (records.data as Home[]).find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  if (home === undefined) throw new Error(`The demo of ${brand} has no assessed home.`)
  const audit = `/api/v1/virtual_audit/virtual_audits/${home.attributes.extra_info.virtual_audit}?plan=kept`
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { building: { building_name: `Round ${round}` } }
    await call(brand, `/api/v1/buildings/${home.id}`, { method: 'PUT', headers, body })
    // Whatever has to be computed is there before the drawing is timed.
    await call(brand, audit, { headers })
    const start = performance.now()
    await call(brand, `/api/v2/reports/${home.id}`, { headers })
    times.push(performance.now() - start)
  }
  return times
}

const shown = (ms: number) => `${ms.toFixed(0).padStart(5)} ms (${(ms / TARGET_MS).toFixed(2)} of 0.5 s)`

await withSite(PORT, async () => {
  for (const brand of BRANDS) {
    const [first = 0, ...later] = await timesOf(brand)
    const sorted = later.toSorted((a, b) => a - b)
    const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    process.stdout.write(
      `${brand.padEnd(10)} first ${shown(first)}   later ${shown(median)}, at most ${shown(slowest)}\n`,
    )
  }
})
