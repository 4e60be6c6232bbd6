import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerDb } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { type Current, setCurrent } from './current-session.ts'
import { type FoundSession, isDueToTouch, isLive, lifetimes, type Session, type Subject } from './session.ts'
import {
  clearSessionCookie,
  consoleCookieOf,
  type GivenToken,
  setSessionCookie,
  tokenOf,
} from './session-cookie.ts'
import {
  addWrongCode,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSessionById,
  insertSession,
  listSessionsOf,
  replaceToken,
  setProved,
  touchSession,
} from './session-store.ts'
import { csrfToken, hashToken, newToken } from './session-token.ts'

/** The mechanism of sessions; who may begin one is the business of the accounts feature. */
export type Sessions = {
  /** Begins a session and sets its cookie. The session the request came with ends: a token never survives a sign-in. */
  begin(db: PartnerDb, exchange: Exchange, beginning: Beginning): Promise<StartedSession>
  /** Gives the session of this request another token, for whoever may have seen the one it had. */
  renew(db: PartnerDb, exchange: Exchange, session: Session): Promise<void>
  /** Notes that the person of this session has just proved who they are. */
  prove(db: PartnerDb, session: Session): Promise<void>
  /** Counts a wrong code of the second step in this session; answers how many there are. */
  countWrongCode(db: PartnerDb, session: Session): Promise<number>
  /** Ends the session of this request and clears its cookie. */
  end(db: PartnerDb, exchange: Exchange, session: Session): Promise<void>
  /** Signs a person out everywhere, except (if given) in the session they are using. Answers how many ended. */
  endAll(db: PartnerDb, partnerId: string, subject: Subject, exceptId?: string | undefined): Promise<number>
  /** Ends one session, if it is the subject's. */
  endOne(db: PartnerDb, partnerId: string, subject: Subject, id: string): Promise<boolean>
  /** The live sessions of a person or of staff. */
  list(db: PartnerDb, partnerId: string, subject: Subject): Promise<Session[]>
  /** The live session of a request at this partner. */
  resume(db: PartnerDb, partnerId: string, request: FastifyRequest): Promise<Resumed | undefined>
  /** The live console session of this browser, for a call of the portal. */
  consoleOf(db: PartnerDb, partnerId: string, request: FastifyRequest): Promise<Session | undefined>
  csrf(session: Session): string
}
export type Resumed = Current & FoundSession
/** The session of a token and the record of its person, in one query. */
export type FindSession = (db: PartnerDb, which: WhichSession) => Promise<FoundSession | undefined>
type WhichSession = {
  readonly partnerId: string
  readonly tokenHash: string
  /** Whether to read the version of what the person owns too. */
  readonly readsOwn: boolean
}
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }
export type Beginning = {
  readonly partnerId: string
  readonly subject: Subject
  /** The admin who acts for the person, in this console session. */
  readonly acting?:
    | { readonly adminId: string; readonly session: Session; readonly cameFrom: string | null }
    | undefined
  readonly secondFactorAt?: Date | undefined
  /** An earlier absolute end than the subject's own: half a sign-in is soon finished or given up. */
  readonly lastsMs?: number | undefined
}
export type StartedSession = { readonly session: Session; readonly token: string; readonly csrf: string }

const USER_AGENT_LENGTH = 300

export function sessionsWith(secret: string, now: () => Date, findSession: FindSession): Sessions {
  const csrf = (session: Session) => csrfToken(secret, session.id)

  async function live(
    db: PartnerDb,
    partnerId: string,
    given: GivenToken,
    readsOwn = false,
  ): Promise<FoundSession | undefined> {
    const found = await findSession(db, { partnerId, tokenHash: hashToken(secret, given.token), readsOwn })
    if (found === undefined) return undefined
    const { session } = found
    // Who acts for a person is at work, and so not idle at the console.
    const opener = session.openedBy === null ? [] : [await findSessionById(db, partnerId, session.openedBy)]
    const together = [session, ...opener]
    if (!together.every((each) => each !== undefined && isLive(each, now()))) {
      await deleteSession(db, session)
      return undefined
    }
    for (const each of together)
      if (each !== undefined && isDueToTouch(each, now())) await touchSession(db, each, now())
    return found
  }

  async function resume(
    db: PartnerDb,
    partnerId: string,
    request: FastifyRequest,
  ): Promise<Resumed | undefined> {
    const given = tokenOf(request)
    const found = given && (await live(db, partnerId, given, request.routeOptions.config.readsOwn))
    return found && { ...found, by: given.by }
  }

  return {
    resume,
    csrf,
    async consoleOf(db, partnerId, request) {
      const given = consoleCookieOf(request)
      return given && (await live(db, partnerId, given))?.session
    },
    async begin(db, { request, reply }, beginning) {
      const session = newSession(beginning, request.headers['user-agent'] ?? '', now())
      const token = newToken()
      const old = await resume(db, beginning.partnerId, request)
      if (old !== undefined && old.session.id !== session.openedBy) await deleteSession(db, old.session)
      await insertSession(db, session, hashToken(secret, token))
      setSessionCookie(request, reply, session.subject.kind, token)
      setCurrent(request, { session, by: 'cookie' })
      return { session, token, csrf: csrf(session) }
    },
    async renew(db, { request, reply }, session) {
      const token = newToken()
      await replaceToken(db, session, hashToken(secret, token))
      setSessionCookie(request, reply, session.subject.kind, token)
    },
    prove: (db, session) => setProved(db, session, now()),
    countWrongCode: addWrongCode,
    async end(db, { request, reply }, session) {
      await deleteSession(db, session)
      clearSessionCookie(request, reply, session.subject.kind)
      setCurrent(request, undefined)
    },
    endAll: deleteSessionsOf,
    endOne: deleteSessionOf,
    async list(db, partnerId, subject) {
      const all = await listSessionsOf(db, partnerId, subject)
      return all.filter((session) => isLive(session, now()))
    },
  }
}

function newSession(
  { partnerId, subject, acting, secondFactorAt, lastsMs }: Beginning,
  userAgent: string,
  now: Date,
): Session {
  const { absoluteMs } = lifetimes(subject.kind, acting !== undefined)
  return {
    id: newId(),
    partnerId,
    subject,
    onBehalfBy: acting?.adminId ?? null,
    openedBy: acting?.session.id ?? null,
    cameFrom: acting?.cameFrom ?? null,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    secondFactorAt: acting?.session.secondFactorAt ?? secondFactorAt ?? null,
    provedAt: now,
    createdAt: now,
    lastSeenAt: now,
    endsAt: new Date(now.getTime() + Math.min(absoluteMs, lastsMs ?? absoluteMs)),
  }
}
