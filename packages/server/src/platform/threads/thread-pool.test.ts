import { afterEach, describe, expect, it } from 'vitest'
import { threadFile } from './entries.ts'
import { type PoolOptions, type ThreadPool, threadPool } from './thread-pool.ts'

const UNAVAILABLE = { status: 'rejected', reason: { name: 'Problem', code: 'shared.unavailable' } }

let pool: ThreadPool<number | string, number>
let lost: Error[] = []
const open = (options: Partial<PoolOptions> = {}) => {
  lost = []
  pool = threadPool({
    file: threadFile('testing/doubling-thread', import.meta.url),
    size: 1,
    waitingPerPartner: 10,
    waitingPerPerson: 10,
    timeoutMs: 20_000,
    onLost: (error) => lost.push(error),
    ...options,
  })
}
afterEach(() => pool.close())

const ask = (asked: number | string) => pool.ask(asked, { partnerId: 'partner', personId: 'person' })

describe('a pool of threads', () => {
  it('answers each question with its own answer', async () => {
    open({ size: 2 })
    const asked = [1, 2, 3, 4, 5]
    expect(await Promise.all(asked.map((one) => ask(one)))).toEqual([2, 4, 6, 8, 10])
  })

  it('starts a thread before anybody asks, if told, and none once it is closed', async () => {
    const started = () => new Promise<boolean>((resolve) => process.once('worker', () => resolve(true)))
    open()
    const isStarted = started()
    pool.start()
    expect(await isStarted).toBe(true)
    await pool.close()
    expect(() => pool.start()).not.toThrow()
    await expect(ask(1)).rejects.toMatchObject({ code: 'shared.unavailable' })
  })

  it('passes on a problem and a bug as what they are', async () => {
    open()
    await expect(ask('problem')).rejects.toMatchObject({ name: 'Problem', code: 'shared.conflict' })
    await expect(ask('bug')).rejects.toMatchObject({ name: 'Error', message: 'a bug' })
    expect(lost).toEqual([])
  })

  it('survives a thread that dies, and answers who waited behind', async () => {
    open()
    const [died, after] = await Promise.allSettled([ask('crash'), ask(7)])
    expect(died).toMatchObject(UNAVAILABLE)
    expect(after).toEqual({ status: 'fulfilled', value: 14 })
    expect(lost).toHaveLength(1)
  })

  it('ends a thread that hangs', async () => {
    open({ timeoutMs: 2_000 })
    const [hung] = await Promise.allSettled([ask('hang')])
    expect(hung).toMatchObject(UNAVAILABLE)
    expect(lost).toHaveLength(1)
  })

  it('refuses what would have to wait too long', async () => {
    open({ waitingPerPerson: 1 })
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((one) => ask(one)))
    expect(outcomes[0]).toEqual({ status: 'fulfilled', value: 2 })
    expect(outcomes[4]).toMatchObject({ status: 'rejected', reason: { code: 'shared.still-working' } })
  })

  it('refuses everybody who waits when it is closed', async () => {
    open()
    const waiting = Promise.allSettled([ask('hang'), ask(1)])
    await pool.close()
    for (const outcome of await waiting) expect(outcome).toMatchObject(UNAVAILABLE)
  })
})
