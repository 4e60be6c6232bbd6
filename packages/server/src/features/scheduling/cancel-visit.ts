import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { Scope } from '../../platform/scope.ts'
import { logged, refusePassed } from './book-timeslot.ts'
import { deleteBooking } from './booking-store.ts'
import { bookedOf } from './present-visit.ts'
import { mustFindVisit } from './read-visits.ts'
import type { SchedulingWork } from './scheduling-deps.ts'
import { sendVisitMail } from './send-visit-mail.ts'
import { advisorMail, personMail } from './visit-mails.ts'
import { lockApplication } from './visit-store.ts'

/**
 * Nobody comes, both are told, and the timeslot is free again. Whoever says which `sequence` they were looking at is
 * refused when the visit was moved since.
 */
export async function cancelVisit(
  deps: Pick<SchedulingWork, 'db' | 'jobs' | 'now'>,
  scope: Scope,
  owner: OwnedBy,
  applicationId: string,
  sequence?: number,
): Promise<void> {
  const record = { type: 'application', id: applicationId, of: owner.ownerId }
  await change(deps.db, scope, { action: 'visit.cancel', record }, async (db) => {
    await lockApplication(db, owner, applicationId)
    const row = await mustFindVisit(db, owner, applicationId)
    const booked = bookedOf(row)
    if (booked === null) throw new Problem('shared.not-found')
    if (sequence !== undefined && sequence !== booked.sequence) throw new Problem('scheduling.stale')
    refusePassed(booked, deps.now())
    await deleteBooking(db, owner, booked.id)
    const parts = { row, booked, config: scope.partner.config }
    await sendVisitMail(deps, db, scope.partnerId, personMail('cancelled', parts))
    await sendVisitMail(deps, db, scope.partnerId, advisorMail('cancelled', parts))
    return { result: undefined, before: logged(booked) }
  })
}
