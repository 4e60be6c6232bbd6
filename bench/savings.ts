import { seedMeasured } from '../packages/server/src/demo/measured/seed-measured.ts'
import { MEASURE_ALL } from '../packages/server/src/features/savings/measure-all.ts'
import { FOLDERS } from '../packages/server/src/testing/test-app.ts'
import { copyHomes } from './support/copy-homes.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * The nightly measure: what a home with two years of daily readings takes, at two sizes, and whether the time grows with the homes.
 * BENCH_HOMES says how many; ten thousand are reckoned from them. The pieces of a partner follow each other, so that one processor
 * measures, and the other is the database's. On a busy machine the time of the processor tells more; that of a
 * PostgreSQL server is not in it.
 */
const HOMES = Number(process.env['BENCH_HOMES'] ?? 1_000)
const ALL = 10_000
const MOST_MINUTES = 5
/** A home among three times as many may take so much longer. */
const MOST_GROWTH = 1.3

const print = (line: string) => process.stdout.write(`${line}\n`)

/** So many more homes like this one, with their readings and work. */
const copiesOf = (home: string, count: number) =>
  copyHomes(
    home,
    count,
    `insert into home_works (partner_id, id, building_id, begins, ends, measure_ids, promised, prices, place, created_at, updated_at)
    select w.partner_id, c.work, c.building, w.begins, w.ends, w.measure_ids, w.promised, w.prices, w.place, w.created_at, w.updated_at
    from home_works w, copied c where w.building_id = '${home}';`,
  )

async function measure({ name, jobs, database: { db, execute } }: DemoServer): Promise<void> {
  const partners = await db.selectFrom('partners').select(['id', 'code']).execute()
  await seedMeasured(db, partners, { now: new Date(), climate: FOLDERS.climate })
  const { building_id } = await db
    .selectFrom('home_works')
    .select('building_id')
    .where('program_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const night = async (added: number) => {
    await execute(copiesOf(building_id, added), [])
    const [begun, spent] = [performance.now(), process.cpuUsage()]
    await jobs.enqueue(db, MEASURE_ALL, {})
    await jobs.drain()
    const { user, system } = process.cpuUsage(spent)
    return { wall: (performance.now() - begun) / added, cpu: (user + system) / 1000 / added }
  }
  await night(50)
  const half = await night(Math.round(HOMES / 3))
  const whole = await night(HOMES - Math.round(HOMES / 3))
  const growth = whole.cpu / half.cpu
  const minutes = (whole.cpu * ALL) / 60_000
  print(`\n${name}`)
  print(
    `a home: ${whole.cpu.toFixed(1)} ms of the processor, ${whole.wall.toFixed(1)} ms of the clock, of ${HOMES}`,
  )
  print(`a home among ${HOMES} against one among a third: ${growth.toFixed(2)} (at most ${MOST_GROWTH})`)
  print(
    `${ALL} homes: ${minutes.toFixed(1)} minutes of the one processor that measures (at most ${MOST_MINUTES})`,
  )
  if (minutes > MOST_MINUTES || growth > MOST_GROWTH) process.exitCode = 1
}

await withDemoServer(measure)
