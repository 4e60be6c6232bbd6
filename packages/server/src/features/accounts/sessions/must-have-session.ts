import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { sessionOf } from '../../../platform/sessions/current-session.ts'

/** The session of a request that a policy let in. */
export function mustHaveSession(request: FastifyRequest) {
  const session = sessionOf(request)
  if (session === undefined) throw new Problem('shared.no-session')
  return session
}
