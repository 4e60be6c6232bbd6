import rateLimit from '@fastify/rate-limit'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorId, findScope } from '../../scope.ts'
import { networkOf } from '../addresses/network-of.ts'
import { CountedCalls } from '../counted-calls.ts'

/** Calls a person may make in a minute, or a network of whom nobody is signed in: `config.rateLimit` of a route open to guessing or flooding. */
export const RATE_LIMITS = {
  /** Counted over all of its routes together: whoever guesses does not mind at which. */
  auth: { max: 60, timeWindow: 60_000, groupId: 'auth', keyGenerator: networkWhereAnybodyMay },
  upload: { max: 60, timeWindow: 60_000 },
  pageView: { max: 120, timeWindow: 60_000 },
  /** A system that reads page after page, counted by its key. */
  key: { max: 600, timeWindow: 60_000 },
  /** What costs the server a second of computing: counted by person, however many share a network. */
  work: { max: 30, timeWindow: 60_000 },
} as const

function personOrNetwork(request: FastifyRequest): string {
  const actor = findScope(request)?.actor
  return (actor && actorId(actor)) ?? networkOf(request.ip)
}

/** Whoever has accounts does not guess more often for it. */
function networkWhereAnybodyMay(request: FastifyRequest): string {
  return request.routeOptions.config.policy === 'public' ? networkOf(request.ip) : personOrNetwork(request)
}

export async function limitRates(app: FastifyInstance, isOn: boolean): Promise<void> {
  if (!isOn) return
  await app.register(rateLimit, {
    global: false,
    store: CountedCalls,
    keyGenerator: personOrNetwork,
    errorResponseBuilder: () => new Problem('shared.too-many'),
  })
}
