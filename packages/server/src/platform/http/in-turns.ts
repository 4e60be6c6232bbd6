import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify'
import { actorId, findScope } from '../scope.ts'
import { fairTurns } from '../threads/fair-turns.ts'
import { networkOf } from './network-of.ts'
import { RATE_LIMITS } from './rate-limits.ts'

/**
 * Calls at once in work. One partner has three of them while people of another come too: the thread that answers does one
 * thing after the other, and a call of another partner waits behind as many.
 */
const CALLS = { atOnce: 16, besideOthers: 3, waitingPerPartner: 400, waitingPerPerson: 100 } as const

/** These wait for a password to be hashed, a thread or a sender more than they work, and have limits of their own. */
const WAITING: ReadonlySet<unknown> = new Set([RATE_LIMITS.auth, RATE_LIMITS.work, RATE_LIMITS.upload])
const waitsForOthers = ({ rateLimit, bodyByProgress }: FastifyContextConfig) =>
  bodyByProgress === true || WAITING.has(rateLimit)

/** From when its body is there until its answer is made a call takes its turn by partner, and by person. */
export function answerInTurns(app: FastifyInstance): void {
  const turns = new WeakMap<FastifyReply['raw'], () => void>()
  const takeTurn = fairTurns(CALLS)
  const end = ({ raw }: FastifyReply) => turns.get(raw)?.()

  app.addHook('preValidation', async (request, reply) => {
    const scope = findScope(request)
    if (scope === undefined || waitsForOthers(request.routeOptions.config)) return
    const personId = actorId(scope.actor) ?? networkOf(request.ip)
    const over = await takeTurn({ partnerId: scope.partnerId, personId })
    turns.set(reply.raw, over)
    if (!reply.raw.destroyed) return
    over()
    throw new Problem('shared.unavailable')
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    end(reply)
    done(null, payload)
  })
  // Of who went away nothing may be sent any more.
  app.addHook('onResponse', (_request, reply, done) => {
    end(reply)
    done()
  })
}
