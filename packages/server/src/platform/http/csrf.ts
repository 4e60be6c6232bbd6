import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Current, currentOf, sessionOf } from '../sessions/current-session.ts'
import { sameText } from '../sessions/session-token.ts'
import type { Sessions } from '../sessions/sessions.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser sends a cookie whoever wrote the form, so a write by cookie must also show what only our page can read. */
export function guardAgainstForgery(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const current = currentOf(request)
    if (current !== undefined && mayBeForged(request, current)) {
      const given = request.headers['x-csrf-token']
      if (typeof given !== 'string' || !sameText(given, sessions.csrf(current.session)))
        throw new Problem('shared.csrf')
    }
    done()
  })
  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const session = sessionOf(request)
    if (session === undefined || !isEnvelope(payload) || mayBeStored(reply)) done(null, payload)
    else done(null, { ...payload, meta: { csrf: sessions.csrf(session), ...payload.meta } })
  })
}

const mayBeForged = ({ method, routeOptions }: FastifyRequest, { by }: Current) =>
  by === 'cookie' && !SAFE.has(method) && !routeOptions.config.signsIn

/** A browser or proxy that answers from its store would hand a later session the token of an earlier one. */
function mayBeStored(reply: FastifyReply): boolean {
  const caching = String(reply.getHeader('cache-control') ?? 'no-store')
  return !/\b(no-store|no-cache)\b/.test(caching)
}

type Envelope = { data?: unknown; records?: unknown; meta?: Record<string, unknown> }

function isEnvelope(payload: unknown): payload is Envelope {
  return typeof payload === 'object' && payload !== null && ('data' in payload || 'records' in payload)
}
