import { fullPermissions } from '@hearthlight/domain/accounts/admin'
import { isGuest } from '@hearthlight/domain/accounts/guest'
import type { Db } from '../../platform/database/schema.ts'
import type { Actor } from '../../platform/scope.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { findAdmin, findOperator } from './admin-store.ts'
import { findUser } from './user-store.ts'

/** Who a session stands for now: a person or admin who no longer exists has no session. */
export async function readActor(
  db: Db,
  { partnerId, subject, onBehalfBy }: Session,
): Promise<Actor | undefined> {
  switch (subject.kind) {
    case 'user':
    case 'guest': {
      const user = await findUser(db, { partnerId }, subject.id)
      if (!user) return undefined
      const actor = { kind: 'user', userId: user.id, guest: isGuest(user) } as const
      if (onBehalfBy === null) return actor
      return (await mayActFor(db, partnerId, onBehalfBy)) ? { ...actor, onBehalfBy } : undefined
    }
    case 'admin': {
      const admin = await findAdmin(db, { partnerId }, subject.id)
      if (!admin) return undefined
      const permissions = fullPermissions(admin.default_permissions, admin.additional_permissions)
      return { kind: 'admin', adminId: admin.id, permissions }
    }
    case 'operator': {
      const operator = await findOperator(db, subject.id)
      return operator && { kind: 'operator', operatorId: operator.id }
    }
    default:
      return subject.kind satisfies never
  }
}

/** An admin who left, or lost the right, loses the sessions they opened for others too. */
async function mayActFor(db: Db, partnerId: string, adminId: string): Promise<boolean> {
  const admin = await findAdmin(db, { partnerId }, adminId)
  if (!admin) return (await findOperator(db, adminId)) !== undefined
  return fullPermissions(admin.default_permissions, admin.additional_permissions).includes('login_as')
}
