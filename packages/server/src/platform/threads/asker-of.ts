import { actorId, type Scope } from '../scope.ts'
import type { Asker } from './fair-queue.ts'

/** The person of a request, whose turn it is to wait for. */
export const askerOf = ({ partnerId, actor }: Scope): Asker => ({
  partnerId,
  personId: actorId(actor) ?? actor.kind,
})
