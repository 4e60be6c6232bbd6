import { fork } from 'node:child_process'
import { once } from 'node:events'
import { MAX_DOCUMENT_BYTES } from '@hearthlight/domain/documents/document-limits'
import { TEST_SECRET } from '../packages/server/src/testing/test-app.ts'
import { signInAs } from '../packages/server/src/testing/test-sign-in.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'
import type { Sending, Sent } from './support/senders.ts'

/** How much memory the server takes while BENCH_FILES documents of the greatest size arrive at once, 50 unless told. */
const FILES = Number(process.env['BENCH_FILES'] ?? 50)
/** Of what is sent, the share that may stand in memory beside what the server had before. */
const TARGET_SHARE = 0.1
const EMAIL = 'homeowner@lakeshore.test'

const print = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

async function sendingTo({ database, http, url }: DemoServer): Promise<Sending> {
  const { id } = await database.db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', 'lakeshore')
    .executeTakeFirstOrThrow()
  const partners = [{ id, code: 'lakeshore' as const, host: 'lakeshore.localhost' }]
  const headers = await signInAs(database.db, TEST_SECRET, partners, EMAIL, 'lakeshore', () => new Date())
  const home = (await http.inject({ url: '/api/v1/buildings/', headers })).json().records.data[0].id
  const fields = { documentable_type: 'Building', documentable_id: home, building_id: home }
  return {
    url: `${url}/api/v1/documents`,
    headers: { ...headers },
    fields,
    files: FILES,
    bytes: MAX_DOCUMENT_BYTES,
  }
}

async function measure(server: DemoServer): Promise<void> {
  const senders = fork(new URL('./support/senders.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const sending = await sendingTo(server)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  senders.send(sending)
  const [sent] = (await once(senders, 'message')) as [Sent[]]
  clearInterval(watch)
  senders.kill()
  const all = FILES * MAX_DOCUMENT_BYTES
  const taken = sent.filter(({ status }) => status === 201).length
  const ratio = (most - before) / (all * TARGET_SHARE)
  const longest = Math.max(...sent.map(({ ms }) => ms)) / 1000
  print(
    `${server.name}: ${taken} of ${FILES} taken, ${megabytes(all)} in all, the last after ${longest.toFixed(1)} s`,
  )
  print(
    `memory ${megabytes(before)}, at most ${megabytes(most)}: ${megabytes(most - before)} more, ${ratio.toFixed(2)} × of ${megabytes(all * TARGET_SHARE)}: ${ratio <= 1 ? 'met' : 'missed'}`,
  )
}

await withDemoServer(measure)
process.exit(0)
