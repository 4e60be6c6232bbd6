import { setTimeout as delay } from 'node:timers/promises'
import { type FaultSite, type Figures, openFaultSite } from '../tools/checks/faults/fault-site.ts'
import { killedServer, lostDatabase, startPair } from '../tools/checks/faults/faults.ts'
import { findNginx } from '../tools/steps/nginx.mjs'
import { startPostgres } from '../tools/steps/postgres.mjs'

/**
 * The built server with fifty people at work at it, while it is killed, its database goes, its connections are ended, and one of
 * two instances behind the proxy goes or both are restarted in turn. BENCH_ROUNDS says how often each; a line a round. What was
 * acknowledged is compared with what is kept. On a PostgreSQL server of its own, which is stopped and started.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const OUTAGE_MS = 10_000
const HEALTHY_MS = 5_000
const PEOPLE = { writers: 30, readers: 20, pauseMs: 200 }

const print = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

type Fault = { readonly name: string; readonly explained: readonly string[]; readonly figures: Figures }

/** Answers besides 200 and 201, by status; those that nothing explains are marked. */
function toldOf({ explained, figures: { reads, writes } }: Fault): string {
  const counts = [...Object.entries(reads), ...Object.entries(writes)].filter(
    ([status]) => !['200', '201'].includes(status),
  )
  return counts
    .map(([status, count]) => `${count} × ${status}${explained.includes(status) ? '' : '!'}`)
    .join(' ')
}

/** One line: what was kept, after what time the server was healthy after each fault, and how else calls were answered. */
function report(round: number, faults: readonly Fault[]): void {
  const sum = (of: (figures: Figures) => number) =>
    faults.reduce((total, { figures }) => total + of(figures), 0)
  const [lost, twice] = [sum((each) => each.lost), sum((each) => each.twice)]
  const told = faults.map((fault) => {
    const late = fault.figures.healthyMs > HEALTHY_MS ? '!' : ''
    return [fault.name, seconds(fault.figures.healthyMs) + late, toldOf(fault)]
      .filter((each) => each !== '')
      .join(' ')
  })
  const isHeld = lost === 0 && twice === 0 && told.every((each) => !each.includes('!'))
  if (!isHeld) process.exitCode = 1
  const kept = `acknowledged ${sum((each) => each.acknowledged)}, lost ${lost}, twice ${twice}`
  print(`round ${round}: ${kept}; healthy after: ${told.join('; ')}${isHeld ? '' : '  FELL'}`)
}

type Postgres = { halt(): void; resume(): void }

async function oneServer(site: FaultSite, postgres: Postgres): Promise<Fault[]> {
  const outage = (begin: () => void, end: () => void) => async () => {
    begin()
    await delay(OUTAGE_MS)
    end()
  }
  const { relay } = site
  const stopped = outage(postgres.halt, postgres.resume)
  const pulled = outage(relay.freeze, relay.thaw)
  return [
    { name: 'kill -9', explained: ['none'], figures: await killedServer(site) },
    { name: 'PostgreSQL stopped', explained: ['503'], figures: await lostDatabase(site, stopped) },
    { name: 'cable pulled', explained: ['503'], figures: await lostDatabase(site, pulled) },
    { name: 'backends killed', explained: ['503'], figures: await lostDatabase(site, site.endBackends) },
  ]
}

async function twoServers(site: FaultSite): Promise<Fault[]> {
  const nginx = findNginx()
  if (nginx === undefined) return []
  const pair = await startPair(site, nginx)
  const under = (fault: () => Promise<unknown>) =>
    site.under(pair.proxy, async () => {
      await fault()
      return performance.now()
    })
  const killed = await under(() => pair.replace(0, 'SIGKILL'))
  const restarted = await under(async () => {
    await pair.replace(0, 'SIGTERM')
    await pair.replace(1, 'SIGTERM')
  })
  await pair.stop()
  return [
    { name: 'kill -9 of one of two', explained: ['502'], figures: killed },
    { name: 'rolling restart', explained: [], figures: restarted },
  ]
}

// One that others use must not be stopped.
delete process.env['TEST_DATABASE_URL']
const postgres = await startPostgres()
if (postgres === undefined) throw new Error('No PostgreSQL server can be had here.')
process.env['TEST_DATABASE_URL'] = postgres.url
try {
  const site = await openFaultSite(postgres.url, PEOPLE)
  try {
    for (let round = 1; round <= ROUNDS; round += 1)
      report(round, [...(await oneServer(site, postgres)), ...(await twoServers(site))])
  } finally {
    await site.close()
  }
} finally {
  postgres.stop()
}
