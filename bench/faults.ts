import { setTimeout as delay } from 'node:timers/promises'
import { type FaultSite, type Figures, openFaultSite } from '../tools/checks/faults/fault-site.ts'
import { killedServer, lostDatabase, startPair } from '../tools/checks/faults/faults.ts'
import { findNginx } from '../tools/steps/nginx.mjs'
import { startPostgres } from '../tools/steps/postgres.mjs'

/**
 * The built server with people at work at it, while it is killed, its database goes, its connections are ended, and one of two
 * instances behind the proxy goes or both are restarted in turn. BENCH_ROUNDS says how often each. What was acknowledged is
 * compared with what is kept. On a PostgreSQL server of its own, which is stopped and started.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const OUTAGE_MS = 10_000
const HEALTHY_MS = 5_000

const print = (line: string) => process.stdout.write(`${line}\n`)
const told = (answers: Figures['reads']) =>
  Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** Which answers are explained, besides 200 and 201. */
function report(name: string, explained: readonly string[], figures: Figures): void {
  const { reads, writes, acknowledged, lost, twice, healthyMs } = figures
  const strange = [...Object.keys(reads), ...Object.keys(writes)].filter(
    (status) => !['200', '201', ...explained].includes(status),
  )
  const isHeld = lost === 0 && twice === 0 && strange.length === 0 && healthyMs <= HEALTHY_MS
  if (!isHeld) process.exitCode = 1
  print(
    `${name.padEnd(28)} acknowledged ${acknowledged}, lost ${lost}, twice ${twice}, healthy after ${(healthyMs / 1000).toFixed(1)} s; reads ${told(reads)}; writes ${told(writes)}${isHeld ? '' : '  FELL'}`,
  )
}

async function rounds(site: FaultSite, postgres: { halt(): void; resume(): void }): Promise<void> {
  const nginx = findNginx()
  for (let round = 0; round < ROUNDS; round += 1) {
    report('kill -9 of the server', ['none'], await killedServer(site))
    const stopped = await lostDatabase(site, async () => {
      postgres.halt()
      await delay(OUTAGE_MS)
      postgres.resume()
    })
    report('PostgreSQL stopped', ['503'], stopped)
    const pulled = await lostDatabase(site, async () => {
      site.relay.freeze()
      await delay(OUTAGE_MS)
      site.relay.thaw()
    })
    report('cable to PostgreSQL pulled', ['503'], pulled)
    report('backends killed', ['503'], await lostDatabase(site, site.endBackends))
    if (nginx === undefined) continue
    const pair = await startPair(site, nginx)
    report(
      'kill -9 of one of two',
      ['502'],
      await site.under(pair.proxy, async () => {
        await pair.replace(0, 'SIGKILL')
        return performance.now()
      }),
    )
    report(
      'rolling restart',
      [],
      await site.under(pair.proxy, async () => {
        await pair.replace(0, 'SIGTERM')
        await pair.replace(1, 'SIGTERM')
        return performance.now()
      }),
    )
    await pair.stop()
  }
}

// One that others use must not be stopped.
delete process.env['TEST_DATABASE_URL']
const postgres = await startPostgres()
if (postgres === undefined) throw new Error('No PostgreSQL server can be had here.')
process.env['TEST_DATABASE_URL'] = postgres.url
try {
  const site = await openFaultSite(postgres.url)
  await rounds(site, postgres).finally(() => site.close())
} finally {
  postgres.stop()
}
