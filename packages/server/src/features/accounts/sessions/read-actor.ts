import { isGuest } from '@hearthlight/domain/accounts/guest'
import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Actor } from '../../../platform/scope.ts'
import type { FoundSession, Session } from '../../../platform/sessions/session.ts'
import { stepOf } from '../staff/factors/factors.ts'
import { adminSession, findStaff, staffActor } from '../staff/staff.ts'

/** Who a session stands for now: a person or admin who no longer exists has no session. */
export async function readActor(
  db: PartnerDb,
  { session, person }: FoundSession,
  partner: ResolvedPartner,
): Promise<Actor | undefined> {
  const { partnerId, subject, onBehalfBy } = session
  switch (subject.kind) {
    case 'user':
    case 'guest': {
      if (person === undefined) return undefined
      const actor = { kind: 'user', person, guest: isGuest(person) } as const
      if (onBehalfBy === null) return actor
      return (await mayAct(db, session, onBehalfBy, partner)) ? { ...actor, onBehalfBy } : undefined
    }
    case 'admin':
    case 'operator': {
      const { kind, id } = subject
      const staff = await findStaff(db, { partnerId }, { kind, id })
      if (!staff) return undefined
      const owes = await stepOf(db, partner, staff, session)
      return owes === 'done' ? staffActor(staff) : { kind: 'half-signed-in', staff, owes }
    }
    default:
      return subject.kind satisfies never
  }
}

/** An admin who left, lost the right or owes a second factor loses the sessions they opened for others too. */
async function mayAct(
  db: PartnerDb,
  session: Session,
  adminId: string,
  partner: ResolvedPartner,
): Promise<boolean> {
  const admin = await findStaff(db, { partnerId: session.partnerId }, { kind: 'admin', id: adminId })
  const staff =
    admin ?? (await findStaff(db, { partnerId: session.partnerId }, { kind: 'operator', id: adminId }))
  if (!staff || !adminSession(staff).fullPermissions.includes('login_as')) return false
  return (await stepOf(db, partner, staff, session)) === 'done'
}
