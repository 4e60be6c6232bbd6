import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismiss, dismissAll, holdNotice, notify, resumeNotice, shownNotices } from './notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissAll()
  vi.useRealTimers()
})

const texts = () => shownNotices().map((notice) => notice.text)

it('takes a notice away after 10000 ms and not before [S1-9.003] [S2-9.019]', () => {
  notify({ text: 'Saved.' })
  vi.advanceTimersByTime(9_999)
  expect(texts()).toEqual(['Saved.'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})
it('keeps notice-stay and notice2 until they are closed [S1-9.004] [S2-8.020]', () => {
  const stay = notify({ kind: 'notice-stay', text: 'one' })
  notify({ kind: 'notice2', text: 'two' })
  vi.advanceTimersByTime(3_600_000)
  expect(texts()).toEqual(['one', 'two'])
  dismiss(stay)
  expect(texts()).toEqual(['two'])
})
it('waits while it is read', () => {
  const id = notify({ text: 'Long.' })
  holdNotice(id)
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Long.'])
  resumeNotice(id)
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual([])
})
it('lets two stand that go by themselves, the newest, and none of those that stay go for them', () => {
  notify({ kind: 'notice-stay', text: 'No connection.' })
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) notify({ text })
  expect(texts()).toEqual(['No connection.', 'Three.', 'Four.'])
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual(['No connection.'])
})
it('says the same thing once', () => {
  notify({ text: 'Offline.' })
  notify({ text: 'Offline.' })
  expect(texts()).toEqual(['Offline.'])
})
