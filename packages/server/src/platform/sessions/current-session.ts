import type { FastifyRequest } from 'fastify'
import type { FoundSession, Session } from './session.ts'

/** The session a request is in, and how its token came. It changes within a request that signs in or out. */
export type Current = Pick<FoundSession, 'session'> &
  Partial<Pick<FoundSession, 'ownVersion'>> & { readonly by: 'cookie' | 'bearer' }

const current = new WeakMap<object, Current>()
type Request = Pick<FastifyRequest, 'raw'>

export const currentOf = (request: Request): Current | undefined => current.get(request.raw)
export const sessionOf = (request: Request): Session | undefined => currentOf(request)?.session

export function setCurrent(request: Request, value: Current | undefined): void {
  if (value === undefined) current.delete(request.raw)
  else current.set(request.raw, value)
}
