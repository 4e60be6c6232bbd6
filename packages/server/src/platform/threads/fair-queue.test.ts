import { describe, expect, it, vi } from 'vitest'
import { type Asker, fairQueue, type QueueLimits } from './fair-queue.ts'
import { fairTurns, turnsOf } from './fair-turns.ts'
import { waitingLines } from './waiting-lines.ts'

const LIMITS: QueueLimits = { atOnce: 1, waitingPerPartner: 100, waitingPerPerson: 100 }
const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const asker = (name: string): Asker => {
  const [partnerId = '', personId = ''] = name.split('/')
  return { partnerId, personId }
}

/** Asks for all of them at once and answers in which order they were worked on. */
async function orderOf(names: readonly string[], limits: Partial<QueueLimits> = {}) {
  const inTurn = fairQueue({ ...LIMITS, ...limits })
  const worked: string[] = []
  const outcomes = await Promise.allSettled(
    names.map((name) =>
      inTurn(asker(name), async () => {
        worked.push(name)
      }),
    ),
  )
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  return { worked, refused }
}

const SECONDS = 10

/** Who has how much of ten seconds, when its people ask again so long after a turn of ten milliseconds. */
async function sharesOf(
  partners: Readonly<Record<string, { people: number; pauseMs: number }>>,
  givesWayMs = 100,
) {
  const { take } = turnsOf({
    ...LIMITS,
    atOnce: 8,
    besideOthers: 2,
    givesWayMs,
    shareBesideOthers: 0.25,
  })
  const had = new Map<string, number>()
  const come = async (partnerId: string, pauseMs: number) => {
    for (;;) {
      const over = await take({ partnerId, personId: 'ann' })
      await delay(10)
      over()
      had.set(partnerId, (had.get(partnerId) ?? 0) + 10)
      if (pauseMs > 0) await delay(pauseMs)
    }
  }
  for (const [partnerId, { people, pauseMs }] of Object.entries(partners))
    for (let person = 0; person < people; person += 1) void come(partnerId, pauseMs)
  await vi.advanceTimersByTimeAsync(SECONDS * 1_000)
  return (partnerId: string) => (had.get(partnerId) ?? 0) / (SECONDS * 1_000)
}

describe('a fair queue', () => {
  it('lets one of another partner pass everything that one person still waits for', async () => {
    const many = Array.from({ length: 40 }, () => 'a/ann')
    const { worked } = await orderOf([...many, 'b/bob'])
    expect(worked.indexOf('b/bob')).toBe(2)
    expect(worked).toHaveLength(41)
  })
  it('takes turns between partners whatever the number of their people', async () => {
    const { worked } = await orderOf(['a/1', 'a/2', 'a/3', 'a/4', 'b/5', 'b/6'])
    expect(worked).toEqual(['a/1', 'a/2', 'b/5', 'a/3', 'b/6', 'a/4'])
  })
  it('takes turns between the people of one partner', async () => {
    const { worked } = await orderOf(['a/ann', 'a/ann', 'a/ann', 'a/bob', 'a/cy'])
    expect(worked).toEqual(['a/ann', 'a/ann', 'a/bob', 'a/cy', 'a/ann'])
  })
  it('refuses who waits for too much, and nobody else', async () => {
    const { worked, refused } = await orderOf(['a/ann', 'a/ann', 'a/ann', 'a/ann', 'a/bob'], {
      waitingPerPerson: 2,
    })
    expect(refused).toEqual(['shared.still-working'])
    expect(worked).toContain('a/bob')
  })
  it('refuses a partner whose people wait for too much, and no other', async () => {
    const { worked, refused } = await orderOf(['a/1', 'a/2', 'a/3', 'a/4', 'b/5'], { waitingPerPartner: 2 })
    expect(refused).toEqual(['shared.unavailable'])
    expect(worked).toEqual(['a/1', 'a/2', 'b/5', 'a/3'])
  })
  it('keeps room for another partner, and gives the first a smaller share while both come', async () => {
    const inTurn = fairQueue({ ...LIMITS, atOnce: 8, besideOthers: 3 })
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const begun: string[] = []
    const ask = (name: string) =>
      inTurn(asker(name), async () => {
        begun.push(name)
        await gate
      })
    const first = Array.from({ length: 20 }, () => ask('a/ann'))
    await Promise.resolve()
    expect(begun).toEqual(Array(5).fill('a/ann'))
    const second = Array.from({ length: 5 }, () => ask('b/bob'))
    await Promise.resolve()
    expect(begun.slice(5)).toEqual(Array(3).fill('b/bob'))
    open()
    await Promise.all([...first, ...second])
    const [most, beside] = [begun.slice(0, 8), begun.slice(8, 16)]
    expect(most.filter((name) => name === 'a/ann')).toHaveLength(5)
    expect(beside, 'both have their turns').toEqual(expect.arrayContaining(['a/ann', 'b/bob']))
  })
  it('begins nothing of a partner that has had far more while a turn of another lasts, for so long at most', async () => {
    vi.useFakeTimers()
    try {
      const takeTurn = fairTurns({ ...LIMITS, atOnce: 8, givesWayMs: 100 })
      const take = (name: string) => takeTurn(asker(name))
      const begun: string[] = []
      const wait = (name: string) => take(name).then((over) => [begun.push(name), over] as const)
      const first = await take('a/ann')
      vi.advanceTimersByTime(300)
      first()

      const little = await take('b/bob')
      const [second, third] = [wait('a/ann'), wait('a/ann')]
      await Promise.resolve()
      expect(begun).toEqual([])
      little()
      await second
      expect(begun, 'one after the other while both come').toEqual(['a/ann'])
      await vi.advanceTimersByTimeAsync(250)
      expect(begun, 'one that lasts is not waited for').toEqual(['a/ann', 'a/ann'])
      await third
    } finally {
      vi.useRealTimers()
    }
  })
  it('has nobody whose line is short give way to a long one, however little that has had', async () => {
    const { take, giveWay, charge } = turnsOf({ ...LIMITS, atOnce: 8, besideOthers: 1, givesWayMs: 60_000 })
    charge('a', 300)
    // Seven of them last, and nine wait.
    for (let asked = 0; asked < 16; asked += 1) void take(asker('b/bob'))
    await giveWay('a')
    await take(asker('a/ann'))
  })
  it('has who was given far more wait in the midst of something too, with or without a turn', async () => {
    const { take, giveWay, charge } = turnsOf({ ...LIMITS, atOnce: 8, givesWayMs: 60_000 })
    charge('a', 300)
    const little = await take(asker('b/bob'))
    const gone: string[] = []
    const going = ['a', 'b'].map((partnerId) => giveWay(partnerId).then(() => gone.push(partnerId)))
    await going[1]
    expect(gone).toEqual(['b'])
    little()
    await going[0]
    expect(gone).toEqual(['b', 'a'])
  })
  it('gives a partner with a long line a share of the time while the line of another is short, and all of it otherwise', async () => {
    vi.useFakeTimers()
    try {
      const [many, few, little] = [
        { people: 20, pauseMs: 0 },
        { people: 5, pauseMs: 0 },
        { people: 1, pauseMs: 90 },
      ]
      const beside = await sharesOf({ many, little })
      expect(beside('many')).toBeGreaterThan(0.2)
      expect(beside('many')).toBeLessThan(0.3)
      expect(beside('little'), 'ten times a second, as it asks').toBeGreaterThan(0.09)
      expect((await sharesOf({ few, little }))('few')).toBeGreaterThan(0.8)
      const both = await sharesOf({ many, others: many })
      expect(both('many')).toBeGreaterThan(0.45)
      expect(both('others')).toBeGreaterThan(0.45)
      expect((await sharesOf({ many }))('many'), 'six at once').toBeGreaterThan(5)
    } finally {
      vi.useRealTimers()
    }
  })
  it('goes on by itself with who has had their share, where nobody gives way', async () => {
    vi.useFakeTimers()
    try {
      const [many, once] = [
        { people: 20, pauseMs: 0 },
        { people: 1, pauseMs: 3_600_000 },
      ]
      expect((await sharesOf({ many, once }, 0))('many'), 'six at once, soon after').toBeGreaterThan(3)
    } finally {
      vi.useRealTimers()
    }
  })
  it('works on as many at once as it may, and goes on after a failure', async () => {
    const inTurn = fairQueue({ ...LIMITS, atOnce: 2 })
    let [now, most] = [0, 0]
    const work = async () => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      throw new Error('a bug')
    }
    const outcomes = await Promise.allSettled(
      ['a/1', 'a/2', 'a/3', 'b/4'].map((name) => inTurn(asker(name), work)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect([now, most]).toEqual([0, 2])
    expect(await inTurn(asker('c/5'), async () => 'done')).toBe('done')
  })
})

it('a line ends with everybody in it, also with somebody of whom nothing is known any more', () => {
  const lines = waitingLines({ waitingPerPartner: 1, waitingPerPerson: 1 })
  const start = vi.fn()
  // What Fastify tells of a connection that is closed, whatever its types say.
  const personId = undefined as unknown as string
  lines.join({ partnerId: 'a', personId }, start)
  lines.startOf('a')
  expect(start).toHaveBeenCalledOnce()
  expect(lines.partners()).toEqual([])
})
