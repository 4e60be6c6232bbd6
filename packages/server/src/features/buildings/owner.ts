import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import type { Owner } from './building-store.ts'

/** The person of this request, as the owner of buildings. */
export function ownerOf(scope: Scope): Owner {
  if (scope.actor.kind !== 'user') throw new Problem('shared.not-allowed')
  return { partnerId: scope.partnerId, userId: scope.actor.userId }
}
