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
  app.addHook('onSend', (request, _reply, payload, done) => {
    places.get(request.id)?.()
    done(null, payload)
  })
  return async (request, bytes) => {
    const scope = findScope(request)
    if (scope === undefined || bytes <= LARGE_BYTES) return
    const { partnerId, actor } = scope
    const take = bytes > HUGE_BYTES ? takeHuge : takeLarge
    const over = await take({ partnerId, personId: actorId(actor) ?? networkOf(request.ip) })
    const { socket } = request.raw
    const leave = () => {
      socket.off('close', leave)
      places.delete(request.id)
      over()
    }
    places.set(request.id, leave)
    // To who goes away nothing may be sent any more. The request itself says that it is closed as soon as its body was read.
    socket.once('close', leave)
    if (socket.destroyed) throw new Problem('shared.unavailable')
  }
}
