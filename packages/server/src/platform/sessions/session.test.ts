import { expect, it } from 'vitest'
import { isDueToTouch, isLive, type Session, type SubjectKind } from './session.ts'

const start = new Date('2026-03-01T08:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const session = (kind: SubjectKind, endsAt: Date): Session => ({
  id: 's',
  partnerId: 'p',
  subject: { kind, id: 'u' },
  onBehalfBy: null,
  openedBy: null,
  cameFrom: null,
  userAgent: '',
  secondFactorAt: null,
  provedAt: start,
  createdAt: start,
  lastSeenAt: start,
  endsAt,
})

it.each([
  ['user', 29, true],
  ['user', 30, false],
  ['guest', 30, false],
  ['admin', 14, true],
  ['admin', 15, false],
  ['operator', 15, false],
] as const)('a %s idle for %i minutes has a live session: %s', (kind, idle, live) => {
  expect(isLive(session(kind, minutes(1000)), minutes(idle))).toBe(live)
})
it('ends at its absolute end however busy the person is', () => {
  expect(isLive(session('user', minutes(10)), minutes(10))).toBe(false)
})
it('is written as seen at most once a minute', () => {
  expect(isDueToTouch(session('user', minutes(600)), new Date(start.getTime() + 59_999))).toBe(false)
  expect(isDueToTouch(session('user', minutes(600)), minutes(1))).toBe(true)
})
