import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { findUser, type User } from './user-store.ts'

/** The person of this session. */
export async function ownUser(db: PartnerDb, scope: Pick<Scope, 'partnerId' | 'actor'>): Promise<User> {
  const user = scope.actor.kind === 'user' && (await findUser(db, scope, scope.actor.userId))
  if (!user) throw new Problem('shared.no-session')
  return user
}

/** The same, where the address names a person: any other one is not found. */
export async function ownUserById(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId' | 'actor'>,
  id: string,
): Promise<User> {
  const user = await ownUser(db, scope)
  if (user.id !== id) throw new Problem('shared.not-found')
  return user
}

/** An admin who acts for a person may do what the person may, but not take the account over. */
export function refuseWhileActing(scope: Pick<Scope, 'actor'>): void {
  if (scope.actor.kind === 'user' && scope.actor.onBehalfBy !== undefined)
    throw new Problem('accounts.acting')
}
