import { covers } from '@hearthlight/domain/scheduling/advisor-area'
import type { SchedulePlan, Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { needsOf, presentTimeslot } from './present-visit.ts'
import { listPlans, listTimeslots } from './timeslot-store.ts'
import { findVisit, type VisitRow } from './visit-store.ts'

/** The visit of an application of this person; what is not theirs is not there. */
export async function mustFindVisit(db: PartnerDb, owner: OwnedBy, applicationId: string): Promise<VisitRow> {
  const row = await findVisit(db, owner, applicationId)
  if (row === undefined) throw new Problem('shared.not-found')
  return row
}

export async function readPlans(
  db: PartnerDb,
  owner: OwnedBy,
  applicationId: string,
  now: Date,
): Promise<SchedulePlan[]> {
  const row = await mustFindVisit(db, owner, applicationId)
  const plans = await listPlans(db, owner, { ...needsOf(row), buildingId: row.building_id }, now)
  return plans
    .filter(({ zips }) => covers(zips, row.fields.zip))
    .map(({ next_start_at, zips: _, admin_id, ...plan }) => ({
      ...plan,
      admin_id: admin_id === null ? null : plan.id,
      next_start_at: next_start_at?.toISOString() ?? null,
    }))
}

export async function readTimeslots(
  db: PartnerDb,
  owner: OwnedBy,
  applicationId: string,
  advisorId: string,
  now: Date,
): Promise<Timeslot[]> {
  const row = await mustFindVisit(db, owner, applicationId)
  const slots = await listTimeslots(db, owner, { ...needsOf(row), advisorId }, now)
  return slots.map((slot) => presentTimeslot(slot, applicationId))
}
