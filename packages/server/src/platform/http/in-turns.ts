import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { actorId, findScope } from '../scope.ts'
import { type Asker, fairTurns } from '../threads/fair-turns.ts'
import { hostOf } from './host.ts'
import { networkOf } from './network-of.ts'
import { RATE_LIMITS } from './rate-limits.ts'

/**
 * Calls at once in work. The thread that answers does one thing after the other, and a call of another partner waits behind
 * as many as one has: few while others come too, and none is begun while one lasts of a partner that asks for far less.
 */
const CALLS = {
  ...{ atOnce: 16, besideOthers: 2, givesWayMs: 100 },
  ...{ waitingPerPartner: 400, waitingPerPerson: 100 },
} as const

/** These wait for a password to be hashed, a thread or a sender more than they work, and have limits of their own. */
const WAITING: ReadonlySet<unknown> = new Set([RATE_LIMITS.auth, RATE_LIMITS.work, RATE_LIMITS.upload])
const waitsForOthers = ({ rateLimit, bodyByProgress }: FastifyContextConfig) =>
  bodyByProgress === true || WAITING.has(rateLimit)

export type CallTurns = {
  /** Before anything is done for it: its partner is known, and from where it comes. */
  readonly takeAsStranger: (request: FastifyRequest) => Promise<void>
  /** As the person it has turned out to be, unless it has its turn. */
  readonly take: (request: FastifyRequest) => Promise<void>
  readonly end: (request: FastifyRequest) => void
}

/** A call takes its turn by partner, and by person: while it is found out whose it is, and from when its body is there. */
export function callTurns(): CallTurns {
  const takeTurn = fairTurns(CALLS)
  const turns = new WeakMap<object, () => void>()
  const end = ({ raw }: FastifyRequest) => {
    turns.get(raw)?.()
    turns.delete(raw)
  }
  const takeAs = async (request: FastifyRequest, asker: Asker) => {
    const over = await takeTurn(asker)
    turns.set(request.raw, over)
    // Who went away meanwhile is answered no more, so that nothing would end it.
    if (!request.raw.socket.destroyed) return
    end(request)
    throw new Problem('shared.unavailable')
  }
  return {
    takeAsStranger: async (request) => {
      const host = hostOf(request)
      if (host.kind !== 'partner') return
      await takeAs(request, { partnerId: host.partner.id, personId: networkOf(request.ip) })
    },
    take: async (request) => {
      const scope = findScope(request)
      if (scope === undefined || turns.has(request.raw) || waitsForOthers(request.routeOptions.config)) return
      const personId = actorId(scope.actor) ?? networkOf(request.ip)
      await takeAs(request, { partnerId: scope.partnerId, personId })
    },
    end,
  }
}

/** Between the two of them stands what finds out who calls. */
export function beginInTurns(app: FastifyInstance, turns: CallTurns): void {
  app.addHook('onRequest', turns.takeAsStranger)
}

export function answerInTurns(app: FastifyInstance, turns: CallTurns): void {
  app.addHook('onRequest', async (request) => {
    const scope = findScope(request)
    const isKnown = scope !== undefined && actorId(scope.actor) !== null
    if (!isKnown && !bringsBody(request) && !waitsForOthers(request.routeOptions.config)) return
    turns.end(request)
    if (!bringsBody(request)) await turns.take(request)
  })
  app.addHook('preValidation', turns.take)
  app.addHook('onSend', (request, _reply, payload, done) => {
    turns.end(request)
    done(null, payload)
  })
  // Of who went away nothing may be sent any more.
  app.addHook('onResponse', (request, _reply, done) => {
    turns.end(request)
    done()
  })
}

const bringsBody = ({ headers }: FastifyRequest) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
