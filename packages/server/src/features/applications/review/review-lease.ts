import type { Reviewing } from '@hearthlight/domain/applications/staff-application'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { forgetUnread } from '../queue/unread-store.ts'
import { endLease, takeLease } from './lease-store.ts'
import { staffOf } from './staff-of.ts'

/** The browser says every twenty seconds that it is still open. */
const GONE_AFTER_MS = 60_000

/** Says that the asker has the application open, to whom nothing in it is new then, and who has it first. It keeps nobody from anything. */
export const reviewApplication = (
  { db, now }: ApplicationDeps,
  scope: Scope,
  id: string,
): Promise<Reviewing> =>
  inPartner(db, scope, async (partnerDb) => {
    if ((await findAnyApplication(partnerDb, scope, id)) === undefined) throw new Problem('shared.not-found')
    const at = now()
    const me = staffOf(scope)
    await forgetUnread(partnerDb, scope, { applicationId: id, staffId: me.id })
    const lease = await takeLease(partnerDb, scope, id, me, {
      at,
      goneBefore: new Date(at.getTime() - GONE_AFTER_MS),
    })
    return { by: lease.staff_name, is_me: lease.staff_id === me.id, since: lease.since.toISOString() }
  })

export const leaveApplication = ({ db }: ApplicationDeps, scope: Scope, id: string): Promise<void> =>
  inPartner(db, scope, async (partnerDb) => {
    if ((await findAnyApplication(partnerDb, scope, id)) === undefined) throw new Problem('shared.not-found')
    await endLease(partnerDb, scope, id, staffOf(scope).id)
  })
