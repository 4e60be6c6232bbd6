import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { KeyScope } from '@hearthlight/domain/api-keys/api-key'
import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyRequest } from 'fastify'
import type { Admin, Operator, Person, Staff } from './person.ts'

/** For whom and where something is done: every store takes it, so that there is no query without a partner. */
export type Scope = {
  readonly partnerId: string
  readonly partner: ResolvedPartner
  readonly actor: Actor
  readonly requestId: string
  /** The address of the partner's site, for links in mails. */
  readonly site: string
  readonly language: Language
  /** The walk through a draft of a program that the request is a step of: nothing of it is stored for anybody. */
  readonly trial?: string
}

/** What a query must at least know. */
export type InPartner = Pick<Scope, 'partnerId'>

/** Who asks, with the record that was read when the session was: nothing in a request needs to read it again. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly person: Person; readonly guest: boolean; readonly onBehalfBy?: string }
  | { readonly kind: 'admin'; readonly admin: Admin; readonly permissions: readonly AdminPermission[] }
  | { readonly kind: 'operator'; readonly admin: Operator }
  | HalfSignedIn
  | { readonly kind: 'api-key'; readonly key: UsedKey }
  | { readonly kind: 'system' }

/** The API key of a partner's system. */
export type UsedKey = { readonly id: string; readonly name: string; readonly scopes: readonly KeyScope[] }

/** Staff who gave the right password and owe a second factor, or owe setting one up. */
export type HalfSignedIn = {
  readonly kind: 'half-signed-in'
  readonly staff: Staff
  readonly owes: 'second-factor' | 'set-up'
}

export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'user':
      return actor.person.id
    case 'admin':
    case 'operator':
      return actor.admin.id
    case 'half-signed-in':
      return actor.staff.admin.id
    case 'api-key':
      return actor.key.id
    case 'anonymous':
    case 'system':
      return null
    default:
      return actor satisfies never
  }
}

/** How colleagues know who did something; the system has no name. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'admin' || actor.kind === 'operator' ? actor.admin.name : ''

/** Whether staff may do this; who looks after the platform may do everything. */
export const hasPermission = ({ actor }: Pick<Scope, 'actor'>, permission: AdminPermission): boolean =>
  actor.kind === 'operator' || (actor.kind === 'admin' && actor.permissions.includes(permission))

const scopes = new WeakMap<object, Scope>()

export function attachScope(request: FastifyRequest, scope: Scope): void {
  scopes.set(request.raw, scope)
}

/** The scope of a request; on a host that is no partner's there is none, and nothing to find. */
export function scopeOf(request: Pick<FastifyRequest, 'raw'>): Scope {
  const scope = findScope(request)
  if (scope === undefined) throw new Problem('shared.not-found')
  return scope
}

export const findScope = (request: Pick<FastifyRequest, 'raw'>): Scope | undefined => scopes.get(request.raw)
