import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseRelay, databaseRelay } from '../../../testing/database/database-relay.ts'
import { inTime } from '../../../testing/in-time.ts'
import { testApp } from '../../../testing/test-app.ts'
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
    const line = relay
    onTestFinished(async () => {
      // Where the test failed, calls still wait for an answer.
      line.thaw()
      line.cut()
      await test.close()
      await line.close()
    })
    const person = await test.signIn('homeowner@lakeshore.test')
    const get = (path: string) => inTime(path, test.app.inject({ url: path, headers: person }))
    return {
      test,
      relay: line,
      get,
      users: () => get('/api/v1/users'),
      isReady: async () => (await get('/readyz')).statusCode === 200,
    }
  }

  it('lets nobody wait while it does not answer, and is used again as soon as it does', async () => {
    const { relay, users, get, isReady } = await start(NOTICED)
    expect(await isReady()).toBe(true)
    expect((await users()).statusCode).toBe(200)

    relay.freeze()
    const asked = Array.from({ length: 25 }, users)
    const under = await Promise.all([...asked, get('/api/v1/buildings/'), get('/readyz')])
    const after = await Promise.all([users(), get('/readyz')])
    for (const answer of [...under, ...after]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json().errors[0].code).toBe('shared.unavailable')
    }
    // More than the pool has: what is asked on a cut line is never answered, and asked again without waiting for that.
    await expect.poll(relay.waiting).toBeGreaterThan(25)

    relay.thaw()
    await expect.poll(isReady).toBe(true)
    const again = await Promise.all(Array.from({ length: 25 }, users))
    expect(again.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200))
  })
  it('is used again though every connection was being made when it went away', async () => {
    const { test, relay, users, isReady } = await start(NOTICED)
    const one = sql`select 1 as one`
    // Of no partner and of three, since beside others a partner has few connections.
    const ask = () => [
      one.execute(test.db),
      ...Object.values(test.partners).map(({ id }) =>
        inPartner(test.db, { partnerId: id }, (db) => one.execute(db)),
      ),
    ]
    relay.cut()
    relay.freeze()
    const under = Promise.allSettled(Array.from({ length: 12 }, ask).flat())
    await expect.poll(relay.waiting).toBeGreaterThanOrEqual(20)
    for (const asked of await under)
      expect(asked).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
    relay.thaw()
    await expect.poll(isReady).toBe(true)
    expect((await users()).statusCode).toBe(200)
  })
  it('lets nobody wait for what was asked while the line was cut for a moment', async () => {
    const { relay, users, isReady } = await start(NOTICED)
    const before = await Promise.all(Array.from({ length: 6 }, users))
    expect(before.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    relay.freeze()
    relay.thaw()
    expect((await users()).statusCode).toBe(503)
    await expect.poll(isReady).toBe(true)
    expect((await users()).statusCode).toBe(200)
  })
  it('ends an open transaction and not the process when connections are cut, and the next call is served', async () => {
    const { test, relay, users, isReady } = await start(NOTICED)
    // By what nobody listens for a process ends.
    const ends: Error[] = []
    const end = (error: Error) => ends.push(error)
    process.on('uncaughtException', end)
    onTestFinished(() => void process.off('uncaughtException', end))
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
    await expect(inTime('the end of the transaction', cut)).rejects.toMatchObject({ statusCode: 503 })
    await expect.poll(isReady).toBe(true)
    expect((await users()).statusCode).toBe(200)
    expect(ends).toEqual([])
  })
  it('gives a connection that the server ended to nobody, though its end is not heard yet', async () => {
    const { test, relay } = await start(UNNOTICED)
    relay.keepOpen()
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(test.db)
    await expect(inTime('the end of the connection', ended)).rejects.toMatchObject({ statusCode: 503 })
    expect((await sql`select 1 as one`.execute(test.db)).rows).toEqual([{ one: 1 }])
  })
  it('gives every question of a partner a deadline of its own', async () => {
    const { test } = await start(NOTICED)
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
    const { relay, users } = await start(UNNOTICED)
    const first = await Promise.all(Array.from({ length: 6 }, users))
    expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))

    relay.freeze()
    relay.thaw()
    expect((await users()).statusCode).toBe(503)
    expect((await users()).statusCode).toBe(200)
  })
  it('has nobody wait longer for a connection than for one to be made, nor behind another partner at all', async () => {
    const { test, users } = await start(UNNOTICED)
    const { lakeshore, tejo } = test.partners
    let letGo = () => {}
    const over = new Promise<void>((resolve) => {
      letGo = resolve
    })
    // Where the test failed, nothing is closed before they end.
    onTestFinished(() => letGo())
    const holders = Array.from({ length: 20 }, () =>
      inPartner(test.db, { partnerId: lakeshore.id }, () => over),
    )
    const ended = Promise.allSettled(holders)
    const late = users()
    const beside = inPartner(test.db, { partnerId: tejo.id }, (db) => sql`select 1 as one`.execute(db))
    expect((await inTime('a connection for another partner', beside)).rows).toEqual([{ one: 1 }])
    expect((await late).statusCode).toBe(503)
    letGo()
    await ended
    expect((await users()).statusCode).toBe(200)
  })
})
