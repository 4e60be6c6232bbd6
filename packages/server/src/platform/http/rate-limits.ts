import rateLimit from '@fastify/rate-limit'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance } from 'fastify'
import { CountedCalls } from './counted-calls.ts'
import { networkOf } from './network-of.ts'

/** Calls an address may make in a minute, for `config.rateLimit` of a route that invites guessing or flooding. */
export const RATE_LIMITS = {
  /** Counted over all of its routes together: whoever guesses does not mind at which. */
  auth: { max: 60, timeWindow: 60_000, groupId: 'auth' },
  upload: { max: 60, timeWindow: 60_000 },
  visit: { max: 120, timeWindow: 60_000 },
} as const

export async function limitRates(app: FastifyInstance, isOn: boolean): Promise<void> {
  if (!isOn) return
  await app.register(rateLimit, {
    global: false,
    store: CountedCalls,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new Problem('shared.too-many'),
  })
}
