import type { HomeScope } from '../access/access.ts'
import { actorId } from '../scope.ts'
import type { Asker } from './fair-queue.ts'

/** Whose turn it is to wait for: the person of a request, and whoever invited one without an account. */
export const askerOf = ({ partnerId, actor, access }: HomeScope): Asker => ({
  partnerId,
  personId: actorId(actor) ?? access.ownerId,
})
