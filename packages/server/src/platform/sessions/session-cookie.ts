import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SubjectKind } from './session.ts'

/** The console has a cookie of its own, so that an admin who logs in as a person stays signed in to the console. */
const COOKIES = { portal: 'hearthlight_session', console: 'hearthlight_console' } as const
type Area = keyof typeof COOKIES

/** Under https the name itself tells the browser to take the cookie from this very host only (RFC 6265bis 4.1.3). */
const nameOf = (request: FastifyRequest, area: Area) =>
  request.protocol === 'https' ? `__Host-${COOKIES[area]}` : COOKIES[area]

const areaOf = (kind: SubjectKind): Area => (kind === 'admin' || kind === 'operator' ? 'console' : 'portal')

export function areaAsked(request: FastifyRequest): Area {
  const isConsole =
    request.headers['service-requester'] === 'admin' ||
    request.url.startsWith('/api/admin/') ||
    request.routeOptions.config.area === 'console'
  return isConsole ? 'console' : 'portal'
}

export type GivenToken = { readonly token: string; readonly by: 'cookie' | 'bearer' }

export function tokenOf(request: FastifyRequest): GivenToken | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, by: 'bearer' }
  return cookieOf(request, areaAsked(request))
}

/** What this browser holds for the console, whichever area the request itself is for. */
export const consoleCookieOf = (request: FastifyRequest) => cookieOf(request, 'console')

function cookieOf(request: FastifyRequest, area: Area): GivenToken | undefined {
  const cookie = request.cookies[nameOf(request, area)]
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, by: 'cookie' }
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SubjectKind,
  token: string,
): void {
  reply.setCookie(nameOf(request, areaOf(kind)), token, cookieOptions(request))
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, kind: SubjectKind): void {
  reply.clearCookie(nameOf(request, areaOf(kind)), cookieOptions(request))
}

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const
