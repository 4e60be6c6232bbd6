import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEASURE_ALL } from '../../packages/server/src/features/savings/measure-all.ts'
import { newId } from '../../packages/server/src/platform/ids.ts'
import { openJobs } from '../../packages/server/src/platform/jobs/boss-jobs.ts'
import { type FaultSite, openFaultSite, soon, until } from './faults/fault-site.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const SLOW_MS = 300_000
const WORKS = 120
/** The seventh of the second piece. */
const STANDS_AT = 57
const GATE = 31_057

/** Whoever measures this one stands before it until the gate is opened. */
const SHUT = `create function stand_still() returns trigger language plpgsql as $$ begin
    if (select count(*) from home_savings) >= ${STANDS_AT} then perform pg_advisory_xact_lock(${GATE}); end if;
    return new;
  end $$;
  create trigger stand_still before insert on home_savings for each row execute function stand_still()`

describe.runIf(url !== '')('the nightly measure', () => {
  let site: FaultSite
  beforeAll(async () => {
    site = await openFaultSite(url, { writers: 0, readers: 0, pauseMs: 0 })
    await site.database.db.deleteFrom('home_works').execute()
    await addWorks(site)
    await site.database.execute(SHUT, [])
    await askForTheNight(site)
  }, SLOW_MS)
  afterAll(() => site.close(), SLOW_MS)

  const measured = async () =>
    new Map(
      (await site.database.db.selectFrom('home_savings').select(['work_id', 'computed_at']).execute()).map(
        ({ work_id, computed_at }) => [work_id, computed_at.getTime()],
      ),
    )

  it('killed in its middle goes on in the next process, and measures nothing twice', {
    timeout: SLOW_MS,
  }, async () => {
    await site.database.db.transaction().execute(async (gate) => {
      await gate.selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [val(GATE)]).as('held')).execute()
      const first = await site.start()
      await until('a measure before the gate', () => isWaiting(site))
      first.child.kill('SIGKILL')
      await soon('the end of the first process', first.exit)
    })
    const before = await measured()
    expect(before.size).toBe(STANDS_AT)

    await site.database.execute('drop trigger stand_still on home_savings', [])
    // What the queue does itself once five minutes are over.
    const again = "update pgboss.job set state = 'retry', start_after = now() where state = 'active'"
    await site.database.execute(again, [])
    await site.start()
    await until('the end of the night', async () => (await measured()).size === WORKS)
    const after = await measured()
    for (const [work, at] of before) expect(after.get(work)).toBe(at)
  })
})

async function addWorks({ database: { db } }: FaultSite): Promise<void> {
  const { partner_id, id } = await db
    .selectFrom('buildings')
    .innerJoin('partners', 'partners.id', 'buildings.partner_id')
    .select(['buildings.partner_id', 'buildings.id'])
    .where('code', '=', 'lakeshore')
    .executeTakeFirstOrThrow()
  const at = new Date('2026-01-01T00:00:00Z')
  const work = { begins: '2025-03-01', ends: '2025-03-02', place: 'nowhere', created_at: at, updated_at: at }
  const said = { measure_ids: '["air_sealing"]', promised: 'null', prices: '{}' }
  const rows = Array.from({ length: WORKS }, () => ({
    ...{ partner_id, id: newId(), building_id: id, ...work, ...said },
  }))
  await db.insertInto('home_works').values(rows).execute()
}

async function askForTheNight({ database }: FaultSite): Promise<void> {
  const jobs = openJobs(database, { error: () => undefined })
  await jobs.start('enqueue-only')
  await jobs.enqueue(database.db, MEASURE_ALL, {})
  await jobs.stop()
}

async function isWaiting({ database }: FaultSite): Promise<boolean> {
  const { rows } = await database.execute(
    `select 1 from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`,
    [],
  )
  return rows.length > 0
}
