import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { cancelVisit } from './cancel-visit.ts'
import { bookedOf } from './present-visit.ts'
import type { SchedulingWork } from './scheduling-deps.ts'
import { listVisits } from './visit-store.ts'

/** Whatever is still to come for an application, or for a part of it, is called off as the person would do it. */
export async function callOffVisits(
  { jobs, now }: Pick<SchedulingWork, 'jobs' | 'now'>,
  db: ChangeDb,
  scope: Scope,
  applicationId: string,
): Promise<void> {
  for (const row of await listVisits(db, scope, applicationId)) {
    const booked = bookedOf(row)
    if (booked === null || booked.start_at < now()) continue
    const owner = { partnerId: scope.partnerId, ownerId: row.user_id }
    await cancelVisit({ db, jobs, now }, scope, owner, row.application_id)
  }
}
