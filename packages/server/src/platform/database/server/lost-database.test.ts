import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseRelay, databaseRelay } from '../../../testing/database/database-relay.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { inPartner } from '../in-partner.ts'
import { inTransaction } from '../transaction.ts'
import { openServerDatabase } from './server-database.ts'
import type { DatabaseTimes } from './server-pool.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
/** So that an outage is noticed in a moment, and by nothing else: whoever is not told waits longer than a test may take. */
const NOTICED: DatabaseTimes = {
  connectMs: 600_000,
  answerMs: 600_000,
  pulse: { everyMs: 20, againMs: 20, ticks: 60, tickMs: 50 },
}
/** The pulse goes by a line of its own for as long as a test takes. */
const UNNOTICED: DatabaseTimes = {
  connectMs: 5_000,
  answerMs: 6_000,
  pulse: { everyMs: 600_000, againMs: 600_000, ticks: 1_000, tickMs: 1_000 },
}

/** The embedded database is a part of the server: nothing can come between. */
describe.runIf(url !== '')('a PostgreSQL server that goes away', () => {
  const started: { test: TestApp; relay: DatabaseRelay }[] = []
  const start = async (times: DatabaseTimes) => {
    let relay: DatabaseRelay | undefined
    const test = await testApp({
      reach: async (database) => {
        const { rows } = await database.execute('select current_database() as name', [])
        const [{ name }] = rows as [{ name: string }]
        const own = new URL(url)
        own.pathname = `/${name}`
        relay = await databaseRelay(own.href)
        return openServerDatabase(relay.url, times)
      },
    })
    if (relay === undefined) throw new Error('the way to the database was asked for')
    const pair = { test, relay }
    started.push(pair)
    return pair
  }
  let watched: Awaited<ReturnType<typeof start>>
  let person: Record<string, string>
  const get = (path: string, headers = person) => watched.test.app.inject({ url: path, headers })
  const isReady = async () => (await get('/readyz')).statusCode === 200

  beforeAll(async () => {
    watched = await start(NOTICED)
    person = await watched.test.signIn('homeowner@lakeshore.test')
  })
  afterAll(async () => {
    for (const { test, relay } of started) {
      relay.thaw()
      await test.close()
      await relay.close()
    }
  })

  it('lets nobody wait while it does not answer, and is used again as soon as it does', async () => {
    const { relay } = watched
    expect(await isReady()).toBe(true)
    expect((await get('/api/v1/users')).statusCode).toBe(200)

    relay.freeze()
    const asked = Array.from({ length: 25 }, () => get('/api/v1/users'))
    const under = await Promise.all([...asked, get('/api/v1/buildings/'), get('/readyz')])
    const after = await Promise.all([get('/api/v1/users'), get('/readyz')])
    for (const answer of [...under, ...after]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json().errors[0].code).toBe('shared.unavailable')
    }
    // More than the pool has: what is asked on a cut line is never answered, and asked again without waiting for that.
    await expect.poll(relay.waiting, { timeout: 60_000 }).toBeGreaterThan(25)

    relay.thaw()
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    const again = await Promise.all(Array.from({ length: 25 }, () => get('/api/v1/users')))
    expect(again.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200))
  })
  it('lets nobody wait for what was asked while the line was cut for a moment', async () => {
    const { relay } = watched
    const before = await Promise.all(Array.from({ length: 6 }, () => get('/api/v1/users')))
    expect(before.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    relay.freeze()
    relay.thaw()
    expect((await get('/api/v1/users')).statusCode).toBe(503)
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    expect((await get('/api/v1/users')).statusCode).toBe(200)
  })
  it('ends an open transaction and not the process when connections are cut, and the next call is served', async () => {
    const { test, relay } = watched
    // By what nobody listens for a process ends.
    const ends: Error[] = []
    const end = (error: Error) => ends.push(error)
    process.on('uncaughtException', end)
    let isHeldBy = (_pid: number) => {}
    const held = new Promise<number>((resolve) => {
      isHeldBy = resolve
    })
    const broken = held.then(async (pid) => {
      await sql`select pg_terminate_backend(${pid})`.execute(test.db)
      const alive = () => sql`select from pg_stat_activity where pid = ${pid}`.execute(test.db)
      await expect.poll(async () => (await alive()).rows).toEqual([])
      await alive()
    })
    const cut = inTransaction(test.db, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      // One connection breaks while its holder asks nothing, and all do while somebody asks.
      isHeldBy(rows[0]?.pid ?? 0)
      await broken
      relay.cut()
      await expect
        .poll(() => sql`select 1`.execute(transaction).catch(({ name }) => name))
        .toBe('DatabaseUnavailable')
      await sql`select 1`.execute(transaction)
    })
    await expect(cut).rejects.toMatchObject({ statusCode: 503 })
    await expect.poll(isReady).toBe(true)
    expect((await get('/api/v1/users')).statusCode).toBe(200)
    process.off('uncaughtException', end)
    expect(ends).toEqual([])
  })
  it('gives every question of a partner a deadline of its own', async () => {
    const { test } = watched
    const { id: partnerId } = test.partners.lakeshore
    const deadline = await inPartner(test.db, { partnerId }, async (db) => {
      const { rows } = await sql`select current_setting('statement_timeout') as each,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
      return rows
    })
    expect(deadline).toEqual([{ each: '25s', idle: '1min' }])
    const { rows } = await sql`show statement_timeout`.execute(test.db)
    expect(rows, 'and of nobody after it').toEqual([{ statement_timeout: '0' }])
  })
  it('drops connections that went dead one by one, with those that lay idle beside them', async () => {
    const { test, relay } = await start(UNNOTICED)
    const headers = await test.signIn('homeowner@lakeshore.test')
    const ask = () => test.app.inject({ url: '/api/v1/users', headers })
    const first = await Promise.all(Array.from({ length: 6 }, ask))
    expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))

    relay.freeze()
    relay.thaw()
    expect((await ask()).statusCode).toBe(503)
    expect((await ask()).statusCode).toBe(200)
  })
})
