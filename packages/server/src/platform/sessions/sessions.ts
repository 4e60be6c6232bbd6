import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { type Current, setCurrent } from './current-session.ts'
import { isDueToTouch, isLive, lifetimes, type Session, type Subject } from './session.ts'
import { clearSessionCookie, setSessionCookie, tokenOf } from './session-cookie.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  replaceToken,
  touchSession,
} from './session-store.ts'
import { csrfToken, hashToken, newToken } from './session-token.ts'

/** The mechanism of sessions; who may begin one is the business of the accounts feature. */
export type Sessions = {
  /** Begins a session and sets its cookie. The session the request came with ends: a token never survives a sign-in. */
  begin(db: Db, exchange: Exchange, beginning: Beginning): Promise<Begun>
  /** Gives the session of this request another token, for whoever may have seen the one it had. */
  renew(db: Db, exchange: Exchange, session: Session): Promise<void>
  /** Ends the session of this request and clears its cookie. */
  end(db: Db, exchange: Exchange, session: Session): Promise<void>
  /** Signs a person out everywhere, except (if given) in the session they are using. */
  endAll(db: Db, partnerId: string, subject: Subject, exceptId?: string | undefined): Promise<void>
  /** The live session of a request at this partner. */
  resume(db: Db, partnerId: string, request: FastifyRequest): Promise<Current | undefined>
  csrf(session: Session): string
}
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }
export type Beginning = {
  readonly partnerId: string
  readonly subject: Subject
  readonly onBehalfBy?: string
}
export type Begun = { readonly session: Session; readonly token: string; readonly csrf: string }

export function sessionsWith(secret: string, now: () => Date): Sessions {
  const csrf = (session: Session) => csrfToken(secret, session.id)

  async function resume(db: Db, partnerId: string, request: FastifyRequest): Promise<Current | undefined> {
    const given = tokenOf(request)
    if (given === undefined) return undefined
    const session = await findSession(db, partnerId, hashToken(secret, given.token))
    if (session === undefined) return undefined
    if (!isLive(session, now())) {
      await deleteSession(db, session)
      return undefined
    }
    if (isDueToTouch(session, now())) await touchSession(db, session, now())
    return { session, by: given.by }
  }

  return {
    resume,
    csrf,
    async begin(db, { request, reply }, { partnerId, subject, onBehalfBy }) {
      const session = newSession(partnerId, subject, onBehalfBy, now())
      const token = newToken()
      const old = await resume(db, partnerId, request)
      if (old !== undefined) await deleteSession(db, old.session)
      await insertSession(db, session, hashToken(secret, token))
      setSessionCookie(request, reply, subject.kind, token)
      setCurrent(request, { session, by: 'cookie' })
      return { session, token, csrf: csrf(session) }
    },
    async renew(db, { request, reply }, session) {
      const token = newToken()
      await replaceToken(db, session, hashToken(secret, token))
      setSessionCookie(request, reply, session.subject.kind, token)
    },
    async end(db, { request, reply }, session) {
      await deleteSession(db, session)
      clearSessionCookie(request, reply, session.subject.kind)
      setCurrent(request, undefined)
    },
    endAll: deleteSessionsOf,
  }
}

function newSession(partnerId: string, subject: Subject, onBehalfBy: string | undefined, now: Date): Session {
  return {
    id: newId(),
    partnerId,
    subject,
    onBehalfBy: onBehalfBy ?? null,
    createdAt: now,
    lastSeenAt: now,
    endsAt: new Date(now.getTime() + lifetimes(subject.kind).absoluteMs),
  }
}
