import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actorId, findScope, type Scope } from '../../scope.ts'
import { type Asker, fairTurns, type TakeTurn } from '../../threads/fair-turns.ts'
import { chargePiece, SHARE_BESIDE_OTHERS, takeMainTurn } from '../../threads/main-thread.ts'
import { networkOf } from '../addresses/network-of.ts'
import { hostOf } from '../host.ts'
import { RATE_LIMITS } from './rate-limits.ts'

/** Of calls that wait for a thread or another system more than they work. */
const WAITING_CALLS = { atOnce: 40, besideOthers: 2, waitingPerPartner: 400, waitingPerPerson: 100 } as const
/**
 * Of those that wait for a password to be hashed, which takes a whole processor core as long as it lasts, or for what asks for a
 * mail, which the database has to write: a partner with a long line of them has a fifth of the time beside others here too.
 */
const HASHING_CALLS = { ...WAITING_CALLS, besideOthers: 1, shareBesideOthers: SHARE_BESIDE_OTHERS } as const

/** By which turns a call is answered; one that reads a large body itself lets others go piece by piece. */
function turnsFor({ rateLimit, bodyByProgress }: FastifyContextConfig) {
  if (bodyByProgress === true) return 'none'
  if (rateLimit === RATE_LIMITS.auth) return 'hashing'
  return rateLimit === RATE_LIMITS.work || rateLimit === RATE_LIMITS.upload ? 'waiting' : 'main'
}

/**
 * Who is refused hears of it so much later, and asks no sooner again: to refuse costs little, but two thousand times a second
 * it would be most of what the thread does. So many wait for it at most, and the connection of one more is closed.
 */
const REFUSED_AFTER_MS = 4_000
const MOST_REFUSED_LATER = 2_000

function refuseLater() {
  let waiting = 0
  return async (refusal: unknown, { raw }: FastifyRequest): Promise<never> => {
    if (waiting >= MOST_REFUSED_LATER) {
      raw.socket.destroy()
      throw refusal
    }
    waiting += 1
    await delay(REFUSED_AFTER_MS)
    waiting -= 1
    throw refusal
  }
}

/** Of calls in work, by the id of the request: how each ends. */
const turns = new Map<string, () => void>()

function endTurn(requestId: string): void {
  turns.get(requestId)?.()
  turns.delete(requestId)
}

/** For a call that from now on waits for another system: its partner's other calls go on meanwhile. */
export const leaveTurn = ({ requestId }: Pick<Scope, 'requestId'>): void => endTurn(requestId)

export type CallTurns = {
  /** Before anything is done for it: its partner is known, and from where it comes. */
  readonly takeAsStranger: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** As the person it has turned out to be, unless it has its turn. */
  readonly take: (request: FastifyRequest) => Promise<void>
  readonly end: (request: FastifyRequest) => void
}

/** A call takes its turn by partner, and by person: while it is found out whose it is, and from when its body is there. */
export function callTurns(): CallTurns {
  const takeTurns = {
    main: takeMainTurn,
    waiting: fairTurns(WAITING_CALLS),
    hashing: fairTurns(HASHING_CALLS),
  }
  const refuse = refuseLater()
  const end = ({ id }: FastifyRequest) => endTurn(id)
  const takeAs = async (request: FastifyRequest, asker: Asker, takeTurn: TakeTurn) => {
    const over = await takeTurn(asker).catch((refusal: unknown) => refuse(refusal, request))
    turns.set(request.id, over)
    // Who went away meanwhile is answered no more, so that nothing would end it.
    if (!request.raw.socket.destroyed) return
    end(request)
    throw new Problem('shared.unavailable')
  }
  return {
    takeAsStranger: async (request, reply) => {
      const host = hostOf(request)
      if (host.kind !== 'partner') return
      const { socket } = request.raw
      // Nobody reads what would be answered, and from where it came is not known any more.
      if (socket.destroyed) return void reply.hijack()
      const asker = { partnerId: host.partner.id, personId: networkOf(request.ip) }
      await takeAs(request, asker, takeTurns.main).catch((refusal: unknown) => {
        if (!socket.destroyed) throw refusal
        reply.hijack()
      })
    },
    take: async (request) => {
      const scope = findScope(request)
      const by = turnsFor(request.routeOptions.config)
      if (scope === undefined || turns.has(request.id) || by === 'none') return
      const personId = actorId(scope.actor) ?? networkOf(request.ip)
      await takeAs(request, { partnerId: scope.partnerId, personId }, takeTurns[by])
      if (by !== 'main') chargePiece(scope.partnerId)
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
    if (!isKnown && !bringsBody(request) && turnsFor(request.routeOptions.config) === 'main') return
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
