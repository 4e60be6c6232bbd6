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
      return onBehalfBy === null ? actor : { ...actor, onBehalfBy }
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
