import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SubjectKind } from './session.ts'

/** The console has a cookie of its own, so that an admin who logs in as a person stays signed in to the console. */
const COOKIES = { portal: 'hearthlight_session', console: 'hearthlight_console' } as const
type Desk = keyof typeof COOKIES

/** Under https the name itself tells the browser to take the cookie from this very host only (RFC 6265bis 4.1.3). */
const nameOf = (request: FastifyRequest, desk: Desk) =>
  request.protocol === 'https' ? `__Host-${COOKIES[desk]}` : COOKIES[desk]

const deskOf = (kind: SubjectKind): Desk => (kind === 'admin' || kind === 'operator' ? 'console' : 'portal')

export function deskAsked(request: FastifyRequest): Desk {
  const isConsole =
    request.headers['service-requester'] === 'admin' ||
    request.url.startsWith('/api/admin/') ||
    request.url.startsWith('/api/v1/auth/admin_sessions')
  return isConsole ? 'console' : 'portal'
}

export type GivenToken = { readonly token: string; readonly by: 'cookie' | 'bearer' }

export function tokenOf(request: FastifyRequest): GivenToken | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, by: 'bearer' }
  return cookieOf(request, deskAsked(request))
}

/** What this browser holds for the console, whichever desk the request itself is for. */
export const consoleCookieOf = (request: FastifyRequest) => cookieOf(request, 'console')

function cookieOf(request: FastifyRequest, desk: Desk): GivenToken | undefined {
  const cookie = request.cookies[nameOf(request, desk)]
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, by: 'cookie' }
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SubjectKind,
  token: string,
): void {
  reply.setCookie(nameOf(request, deskOf(kind)), token, cookieOptions(request))
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, kind: SubjectKind): void {
  reply.clearCookie(nameOf(request, deskOf(kind)), cookieOptions(request))
}

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const
