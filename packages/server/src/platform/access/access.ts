import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { type Scope, scopeOf } from '../scope.ts'

/** What may be done with a home: look at it, change what is stored about it, hand its report on. */
export type HomePermission = 'read' | 'change' | 'share'

/** How a request reaches a home: whose it is, as what the asker comes, and what they may do. */
export type Access = {
  readonly partnerId: string
  readonly ownerId: string
  readonly by: 'owner' | 'guest' | 'advisor' | 'staff'
  readonly may: readonly HomePermission[]
}

/** Whose homes a query is about. */
export type OwnedBy = Pick<Access, 'partnerId' | 'ownerId'>

/** The scope of a request that has been let to a home: what works with homes takes this and no other. */
export type HomeScope = Scope & { readonly access: Access }

/** The person of the request, at what is theirs. Each further way to a home is a function beside this one. */
export function atOwnHomes(scope: Scope): HomeScope {
  const { partnerId, actor } = scope
  if (actor.kind !== 'user') throw new Problem('shared.not-allowed')
  const own = { partnerId, ownerId: actor.person.id }
  // A link to a report would outlive the help that staff give, and its owner would not know of it.
  if (actor.onBehalfBy !== undefined)
    return { ...scope, access: { ...own, by: 'staff', may: ['read', 'change'] } }
  if (actor.guest) return { ...scope, access: { ...own, by: 'guest', may: ['read'] } }
  return { ...scope, access: { ...own, by: 'owner', may: ['read', 'change', 'share'] } }
}

/** Staff whom the policy of the route lets see the homes of all people of their partner. */
export const asStaffReader = (scope: Scope, ownerId: string): HomeScope => ({
  ...scope,
  access: { partnerId: scope.partnerId, ownerId, by: 'staff', may: ['read'] },
})

/** Staff who look after the visits of advisors, at the home of one: they may put right what was answered there. */
export const asAdvisor = (scope: Scope, ownerId: string): HomeScope => ({
  ...scope,
  access: { partnerId: scope.partnerId, ownerId, by: 'advisor', may: ['read', 'change'] },
})

/** Whoever was handed a link to what this person owns. */
export const asInvited = (scope: Scope, ownerId: string): HomeScope => ({
  ...scope,
  access: { partnerId: scope.partnerId, ownerId, by: 'guest', may: ['read'] },
})

export const homeScopeOf = (request: Pick<FastifyRequest, 'raw'>): HomeScope => atOwnHomes(scopeOf(request))

export function requireHomePermission({ access }: HomeScope, permission: HomePermission): void {
  if (!access.may.includes(permission)) throw new Problem('shared.not-allowed')
}
