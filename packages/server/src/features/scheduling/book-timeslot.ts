import { covers } from '@hearthlight/domain/scheduling/advisor-area'
import type { SeenTimeslot, Visit } from '@hearthlight/domain/scheduling/visit'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { insertBooking, moveBooking } from './booking-store.ts'
import { type Booked, bookedOf, mayBeScheduled, needsOf, presentVisit } from './present-visit.ts'
import { mustFindVisit } from './read-visits.ts'
import type { SchedulingWork } from './scheduling-deps.ts'
import { sendVisitMail, type VisitMail } from './send-visit-mail.ts'
import { lockTimeslot, type StoredTimeslot } from './timeslot-store.ts'
import { advisorMail, personMail } from './visit-mails.ts'
import { lockApplication, type VisitRow } from './visit-store.ts'

type Wanted = {
  readonly applicationId: string
  readonly timeslotId: string
  readonly seen: SeenTimeslot | undefined
  readonly site: string
  /** Only times of this one: who has the link of a visit moves it among them. */
  readonly advisorId?: string | null
}

/**
 * Books a timeslot for an application of this person, or moves its visit there: the time it had is kept until the new one
 * is sure. The same again changes nothing.
 */
export async function bookTimeslot(
  deps: SchedulingWork,
  scope: Scope,
  owner: OwnedBy,
  wanted: Wanted,
): Promise<Visit> {
  const record = { type: 'application', id: wanted.applicationId, of: owner.ownerId }
  return await change(deps.db, scope, { action: 'visit.book', record }, async (db) => {
    await lockApplication(db, owner, wanted.applicationId)
    const row = await mustFindVisit(db, owner, wanted.applicationId)
    if (!mayBeScheduled(row)) throw new Problem('scheduling.not-open')
    const before = bookedOf(row)
    refusePassed(before, deps.now())
    const slot = await lockTimeslot(db, owner, needsOf(row), wanted.timeslotId)
    refuseUnusable(slot, wanted, deps.now())
    refuseFarAdvisor(slot, row)
    if (before === null) await insert(db, owner, row, wanted, deps.now())
    else if (before.slotId !== slot.id)
      await moveBooking(db, owner, before.id, {
        timeslot_id: slot.id,
        site: wanted.site,
        booked_at: deps.now(),
      })
    const booked = await mustFindVisit(db, owner, wanted.applicationId)
    if (before?.slotId !== slot.id) await tell(deps, db, scope, row, booked)
    const result = presentVisit(booked, scope.partner.config, scope.language)
    return { result, before: before === null ? undefined : logged(before), after: logged(bookedOf(booked)) }
  })
}

/** A visit that has begun is neither moved nor cancelled. */
export function refusePassed(booked: Booked | null, now: Date): void {
  if (booked !== null && booked.start_at < now) throw new Problem('scheduling.slot-passed')
}

export const logged = (booked: Booked | null) =>
  booked === null
    ? {}
    : { timeslot_id: booked.slotId, energy_advisor_id: booked.advisor.id, start_at: booked.start_at }

function refuseUnusable(
  slot: StoredTimeslot | undefined,
  { applicationId, advisorId, seen = {} }: Wanted,
  now: Date,
): asserts slot is StoredTimeslot {
  if (slot === undefined) throw new Problem('shared.not-found')
  if (advisorId !== undefined && slot.energy_advisor_id !== advisorId) throw new Problem('shared.not-found')
  if (slot.withdrawn_at !== null) throw new Problem('scheduling.slot-withdrawn')
  if (slot.start_at < now) throw new Problem('scheduling.slot-passed')
  if (slot.booked_for !== null && slot.booked_for !== applicationId)
    throw new Problem('scheduling.slot-taken')
  const isAsSeen =
    (seen.energy_advisor_id ?? slot.energy_advisor_id) === slot.energy_advisor_id &&
    isAt(slot.start_at, seen.start_at) &&
    isAt(slot.finish_at, seen.finish_at)
  if (!isAsSeen) throw new Problem('scheduling.slot-changed')
}

/** As those who are offered are chosen; who is to come already may come at another time. */
function refuseFarAdvisor({ zips, energy_advisor_id }: StoredTimeslot, row: VisitRow): void {
  if (row.advisor_id !== energy_advisor_id && !covers(zips, row.fields.zip))
    throw new Problem('shared.not-found')
}

const isAt = (instant: Date, seen: string | undefined) =>
  seen === undefined || Date.parse(seen) === instant.getTime()

async function insert(db: ChangeDb, owner: OwnedBy, row: VisitRow, wanted: Wanted, now: Date): Promise<void> {
  const isBooked = await insertBooking(db, owner, {
    id: newId(),
    timeslot_id: wanted.timeslotId,
    application_id: row.application_id,
    user_id: row.user_id,
    building_id: row.building_id,
    site: wanted.site,
    booked_at: now,
  })
  // The timeslot is locked, so that nobody can have come between; the constraint would say so.
  if (!isBooked) throw new Problem('scheduling.slot-taken')
}

/** The person and the advisor; where another advisor comes now, the one before as well. */
async function tell(
  deps: SchedulingWork,
  db: ChangeDb,
  scope: Scope,
  rowBefore: VisitRow,
  row: VisitRow,
): Promise<void> {
  const [before, booked] = [bookedOf(rowBefore), bookedOf(row)]
  if (booked === null) return
  const parts = { row, booked, config: scope.partner.config }
  const send = (mail: VisitMail) => sendVisitMail(deps, db, scope.partnerId, mail)
  const isOtherAdvisor = before !== null && before.advisor.id !== booked.advisor.id
  await send(personMail(before === null ? 'booked' : 'moved', parts))
  await send(advisorMail(before === null || isOtherAdvisor ? 'booked' : 'moved', parts))
  if (isOtherAdvisor) await send(advisorMail('cancelled', { ...parts, row: rowBefore, booked: before }))
}
