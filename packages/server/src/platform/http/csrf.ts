import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { currentOf, sessionOf } from '../sessions/current-session.ts'
import { sameText } from '../sessions/session-token.ts'
import type { Sessions } from '../sessions/sessions.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser sends a cookie whoever wrote the form, so a write by cookie must also show what only our page can read. */
export function guardAgainstForgery(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    const current = currentOf(request)
    if (current?.by !== 'cookie' || SAFE.has(request.method)) return
    if (request.url.startsWith('/api/v1/auth/')) return
    const given = request.headers['x-csrf-token']
    if (typeof given !== 'string' || !sameText(given, sessions.csrf(current.session)))
      throw new Problem('shared.csrf')
  })
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const session = sessionOf(request)
    if (session === undefined || !isEnvelope(payload) || mayBeStored(reply)) return payload
    return { ...payload, meta: { csrf: sessions.csrf(session), ...payload.meta } }
  })
}

/** A browser or proxy that answers from its store would hand a later session the token of an earlier one. */
function mayBeStored(reply: FastifyReply): boolean {
  const caching = String(reply.getHeader('cache-control') ?? 'no-store')
  return !/\b(no-store|no-cache)\b/.test(caching)
}

type Envelope = { data?: unknown; records?: unknown; meta?: Record<string, unknown> }

function isEnvelope(payload: unknown): payload is Envelope {
  return typeof payload === 'object' && payload !== null && ('data' in payload || 'records' in payload)
}
