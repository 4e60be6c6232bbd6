import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { type PoolOptions, type ThreadPool, threadPool } from './thread-pool.ts'

/** Answers a number with its double, and does what it is told by a word. */
const THREAD = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (asked) => {
    if (asked === 'crash') process.exit(3)
    if (asked === 'throw') throw new Error('out of its mind')
    if (asked === 'hang') for (;;);
    if (asked === 'problem') return parentPort.postMessage({ kind: 'problem', code: 'shared.conflict', params: {}, fields: [] })
    if (asked === 'bug') return parentPort.postMessage({ kind: 'bug', message: 'a bug', stack: 'there' })
    parentPort.postMessage({ kind: 'done', answer: asked * 2 })
  })
`
let pool: ThreadPool<unknown, unknown>
let started = 0
let lost: Error[] = []
const open = (options: Partial<PoolOptions> = {}) => {
  started = 0
  lost = []
  pool = threadPool({
    start: () => {
      started += 1
      return new Worker(THREAD, { eval: true })
    },
    size: 1,
    waitingAtMost: 10,
    timeoutMs: 10_000,
    onLost: (error) => lost.push(error),
    ...options,
  })
}
afterEach(() => pool.close())

describe('a pool of threads', () => {
  it('answers each question with its own answer, with no more threads than allowed', async () => {
    open({ size: 2 })
    const asked = [1, 2, 3, 4, 5]
    expect(await Promise.all(asked.map((one) => pool.ask(one)))).toEqual([2, 4, 6, 8, 10])
    expect(started).toBe(2)
  })

  it('passes on a problem and a bug, and keeps the thread', async () => {
    open()
    await expect(pool.ask('problem')).rejects.toMatchObject({ name: 'Problem', code: 'shared.conflict' })
    await expect(pool.ask('bug')).rejects.toMatchObject({ message: 'a bug', stack: 'there' })
    expect(await pool.ask(4)).toBe(8)
    expect(started).toBe(1)
  })

  it.each([['crash'], ['throw']])(
    'survives a thread that ends by a %s, and answers who waited behind',
    async (word) => {
      open()
      const [died, after] = await Promise.allSettled([pool.ask(word), pool.ask(7)])
      expect(died).toMatchObject({ status: 'rejected', reason: { code: 'shared.unavailable' } })
      expect(after).toEqual({ status: 'fulfilled', value: 14 })
      expect(lost).toHaveLength(1)
    },
  )

  it('ends a thread that hangs, and answers who waited behind', async () => {
    open({ timeoutMs: 300 })
    const [hung, after] = await Promise.allSettled([pool.ask('hang'), pool.ask(7)])
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'shared.unavailable' } })
    expect(after).toEqual({ status: 'fulfilled', value: 14 })
  })

  it('refuses what it could not answer in time', async () => {
    open({ waitingAtMost: 1 })
    const [first, second, third] = await Promise.allSettled([pool.ask(1), pool.ask(2), pool.ask(3)])
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(third).toMatchObject({ status: 'rejected', reason: { code: 'shared.unavailable' } })
  })

  it('refuses everybody who waits when it is closed', async () => {
    open()
    const waiting = Promise.allSettled([pool.ask('hang'), pool.ask(1)])
    await pool.close()
    for (const outcome of await waiting)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'shared.unavailable' } })
  })
})
