import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorId, findScope } from '../../scope.ts'
import { fairTurns } from '../../threads/fair-turns.ts'
import { networkOf } from '../addresses/network-of.ts'

/** A smaller body takes no place: to wait with it costs more than to have it. */
const LARGE_BYTES = 65_536
const HUGE_BYTES = 4_194_304
const WAITING = { waitingPerPartner: 400, waitingPerPerson: 100 } as const
const LARGE_BODIES = { ...WAITING, atOnce: 16, besideOthers: 4 } as const
/** A whole site in a file. */
const HUGE_BODIES = { ...WAITING, atOnce: 2, besideOthers: 1 } as const

/**
 * Bounds how many large bodies are in memory at once, in all and of one partner: the sender of one more is not read until
 * there is a place, which a body has until its call is answered.
 */
export function placesForBodies(
  app: FastifyInstance,
): (request: FastifyRequest, bytes: number) => Promise<void> {
  const [takeLarge, takeHuge] = [fairTurns(LARGE_BODIES), fairTurns(HUGE_BODIES)]
  const places = new Map<string, () => void>()
  const leave = ({ id }: FastifyRequest) => {
    places.get(id)?.()
    places.delete(id)
  }
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
  return async (request, bytes) => {
    const scope = findScope(request)
    if (scope === undefined || bytes <= LARGE_BYTES) return
    const { partnerId, actor } = scope
    const take = bytes > HUGE_BYTES ? takeHuge : takeLarge
    places.set(request.id, await take({ partnerId, personId: actorId(actor) ?? networkOf(request.ip) }))
    // Who goes away, or went while waiting, is answered no more, so that nothing else would end it.
    request.raw.once('close', () => leave(request))
    if (!request.raw.socket.destroyed) return
    leave(request)
    throw new Problem('shared.unavailable')
  }
}
