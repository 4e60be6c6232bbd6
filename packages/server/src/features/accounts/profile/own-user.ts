import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../../platform/scope.ts'
import type { User } from '../user-store.ts'

/** The person of this session. */
export function ownUser({ actor }: Pick<Scope, 'actor'>): User {
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  return actor.person
}

/** The same, where the address names a person: any other one is not found. */
export function ownUserById(scope: Pick<Scope, 'actor'>, id: string): User {
  const user = ownUser(scope)
  if (user.id !== id) throw new Problem('shared.not-found')
  return user
}

/** An admin who acts for a person may do what the person may, but not take the account over. */
export function refuseWhileActing(scope: Pick<Scope, 'actor'>): void {
  if (scope.actor.kind === 'user' && scope.actor.onBehalfBy !== undefined)
    throw new Problem('accounts.acting')
}
