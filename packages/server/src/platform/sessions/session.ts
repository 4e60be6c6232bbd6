import type { Person } from '../person.ts'

export type Session = {
  readonly id: string
  readonly partnerId: string
  readonly subject: Subject
  readonly onBehalfBy: string | null
  /** The console session in which that admin acts: the two end together. */
  readonly openedBy: string | null
  /** Where in the console that admin was. */
  readonly cameFrom: string | null
  readonly userAgent: string
  /** When staff showed their second factor in this session. */
  readonly secondFactorAt: Date | null
  /** When the person last proved who they are in this session: by signing in, or by giving their password again. */
  readonly provedAt: Date
  readonly createdAt: Date
  readonly lastSeenAt: Date
  /** The end however busy the person is. */
  readonly endsAt: Date
}
/** A session with the record of its person, which is read with it; staff have theirs elsewhere. */
export type FoundSession = {
  readonly session: Session
  readonly person: Person | undefined
  /** Of all that the person owns, for a route whose answer is made of that alone. */
  readonly ownVersion: string | undefined
}
export type Subject = { readonly kind: SubjectKind; readonly id: string }
export type SubjectKind = 'user' | 'guest' | 'admin' | 'operator'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PEOPLE = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS }
const ADMINS = { idleMs: 15 * MINUTE_MS, absoluteMs: 8 * HOUR_MS }

/** Staff who act for a person have the lifetimes of staff. */
export const lifetimes = (kind: SubjectKind, isActing = false) =>
  isActing || kind === 'admin' || kind === 'operator' ? ADMINS : PEOPLE

export function isLive(session: Session, now: Date): boolean {
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  return now < session.endsAt && idleMs < lifetimes(session.subject.kind, session.onBehalfBy !== null).idleMs
}

/** Each request moves the idle end; writing it once a minute keeps reads from becoming writes. */
export function isDueToTouch(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= MINUTE_MS
}
