import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpProblem } from '../http-problem.ts'
import { createSaver } from './autosave.ts'
import type { SaveStatus } from './save-status.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saverWith(save: (draft: string) => Promise<void>) {
  const told: SaveStatus['kind'][] = []
  return { saver: createSaver(save, (status) => told.push(status.kind)), told }
}

it('saves once, a moment after the last change', async () => {
  const saved: string[] = []
  const { saver, told } = saverWith(async (draft) => void saved.push(draft))
  saver.put('a')
  await vi.advanceTimersByTimeAsync(300)
  saver.put('ab')
  await vi.advanceTimersByTimeAsync(599)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved).toEqual(['ab'])
  // From the first letter on, once more for each, and when it is sent.
  expect(told).toEqual(['saving', 'saving', 'saving', 'saved'])
})

it('never sends two drafts at once and ends with the newest', async () => {
  let running = 0
  let most = 0
  const saved: string[] = []
  const { saver } = saverWith(async (draft) => {
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 2_000))
    running--
    saved.push(draft)
  })
  saver.put('a')
  await vi.advanceTimersByTimeAsync(700)
  saver.put('ab')
  await vi.advanceTimersByTimeAsync(700)
  saver.put('abc')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual(['a', 'abc'])
  expect(most).toBe(1)
})

it('keeps a draft while there is no connection and sends it when there is one', async () => {
  let isOnline = false
  const saved: string[] = []
  const { saver, told } = saverWith(async (draft) => {
    if (!isOnline) throw new HttpProblem({ status: 0, code: 'offline', title: 'offline' })
    saved.push(draft)
  })
  saver.put('a')
  await vi.advanceTimersByTimeAsync(700)
  expect(told.at(-1)).toBe('offline')
  isOnline = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saved).toEqual(['a'])
  expect(told.at(-1)).toBe('saved')
})

const refusing = (status: number) => {
  let tries = 0
  const { saver, told } = saverWith(async () => {
    tries += 1
    throw new HttpProblem({ status, code: 'refused', title: 'no' })
  })
  return { saver, told, tries: () => tries }
}

it('tells of a refusal that stays and waits for the next change', async () => {
  const { saver, told, tries } = refusing(422)
  saver.put('a')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told.filter((kind) => kind !== 'saving')).toEqual(['refused'])
  expect(tries()).toBe(1)
})

it.each([403, 429, 500, 503])('keeps trying after a %i, ever more slowly', async (status) => {
  const { saver, told, tries } = refusing(status)
  saver.put('a')
  await vi.advanceTimersByTimeAsync(600)
  expect(told.at(-1)).toBe('failed')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tries()).toBe(2)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(tries()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries()).toBe(3)
})

it('whoever flushes waits for a draft that another caller has just taken', async () => {
  const saved: string[] = []
  const { saver } = saverWith(async (draft) => {
    await new Promise((done) => setTimeout(done, 1_000))
    saved.push(draft)
  })
  saver.put('a')
  const first = saver.flush()
  saver.put('ab')
  const second = saver.flush()
  const third = saver.flush().then(() => [...saved])
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all([first, second])
  expect(await third).toEqual(['a', 'ab'])
})

it('sends nothing of what it was stopped with, until something is put again', async () => {
  const saved: string[] = []
  const { saver } = saverWith(async (draft) => void saved.push(draft))
  saver.put('a')
  saver.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saved).toEqual([])
  saver.put('ab')
  await vi.advanceTimersByTimeAsync(600)
  expect(saved).toEqual(['ab'])
})
