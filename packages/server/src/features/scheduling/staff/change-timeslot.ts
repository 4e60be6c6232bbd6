import { overlaps } from '@hearthlight/domain/scheduling/repeat-slots'
import type { ChangeTimeslot } from '@hearthlight/domain/scheduling/staff-timeslots'
import { instantAt, minutesOf } from '@hearthlight/domain/scheduling/wall-clock'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { moveBooking } from '../booking-store.ts'
import { bookedOf } from '../present-visit.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { sendVisitMail } from '../send-visit-mail.ts'
import { advisorMail, personMail } from '../visit-mails.ts'
import { at } from './create-timeslots.ts'
import { lockRows } from './lock-rows-store.ts'
import { around } from './read-week.ts'
import { findVisitsOfSlots } from './staff-booking-store.ts'
import { findAdvisors, findSlots, listSlotsIn, moveSlot } from './staff-timeslot-store.ts'

/** Gives a timeslot another time. Whoever has booked it keeps it, and is told with the advisor. */
export async function changeTimeslot(
  deps: SchedulingDeps,
  scope: Scope,
  id: string,
  input: ChangeTimeslot,
): Promise<void> {
  const [seen] = await inPartner(deps.db, scope, (db) => findVisitsOfSlots(db, scope, [id]))
  await change(
    deps.db,
    scope,
    { action: 'timeslot.change', record: { type: 'timeslot', id } },
    async (db) => {
      // As who books does: the application before the timeslot.
      await lockRows(db, scope, 'applications', seen ? [seen.application_id] : [])
      await lockRows(db, scope, 'timeslots', [id])
      const [slot] = await findSlots(db, scope, [id])
      if (slot === undefined) throw new Problem('shared.not-found')
      const [row] = await findVisitsOfSlots(db, scope, [id])
      if (!isAsSeen(slot, row?.booking_id ?? null, input.seen)) throw new Problem('scheduling.stale')
      const to = await newTime(deps, db, scope, slot, input)
      await moveSlot(db, scope, id, { energy_advisor_id: slot.energy_advisor_id, title: input.title, ...to })
      const isMoved =
        to.start_at.getTime() !== slot.start_at.getTime() ||
        to.finish_at.getTime() !== slot.finish_at.getTime()
      if (isMoved) await tellMoved(deps, db, scope, id)
      return {
        result: undefined,
        before: { start_at: slot.start_at, finish_at: slot.finish_at, title: slot.title },
        after: { ...to, title: input.title },
      }
    },
  )
}

type Slot = NonNullable<Awaited<ReturnType<typeof findSlots>>[number]>

const isAsSeen = (slot: Slot, bookingId: string | null, seen: ChangeTimeslot['seen']) =>
  slot.start_at.getTime() === Date.parse(seen.start_at) &&
  slot.finish_at.getTime() === Date.parse(seen.finish_at) &&
  bookingId === seen.booking_id

async function newTime(
  deps: SchedulingDeps,
  db: ChangeDb,
  scope: Scope,
  slot: Slot,
  { day, time, minutes }: ChangeTimeslot,
) {
  const [advisor] = await findAdvisors(db, scope, [slot.energy_advisor_id])
  const zone = advisor?.time_zone ?? scope.partner.config.time_zone
  const start_at = instantAt(zone, day, minutesOf(time))
  if (start_at === null) throw at(scope, 'time', 'scheduling:problem.no-such-time')
  if (start_at < deps.now()) throw at(scope, 'day', 'scheduling:problem.in-the-past')
  const finish_at = new Date(start_at.getTime() + minutes * 60_000)
  const others = await listSlotsIn(db, scope, around(day, day), slot.energy_advisor_id)
  if (others.some((other) => other.id !== slot.id && overlaps(other, { start_at, finish_at })))
    throw at(scope, 'time', 'scheduling:problem.overlaps')
  return { start_at, finish_at }
}

async function tellMoved(deps: SchedulingDeps, db: ChangeDb, scope: Scope, slotId: string): Promise<void> {
  const [row] = await findVisitsOfSlots(db, scope, [slotId])
  const before = row && bookedOf(row)
  if (!before) return
  await moveBooking(db, scope, before.id, { timeslot_id: slotId, site: before.site, booked_at: deps.now() })
  const [moved] = await findVisitsOfSlots(db, scope, [slotId])
  const booked = moved && bookedOf(moved)
  if (!(moved && booked)) return
  const parts = { row: moved, booked, config: scope.partner.config }
  await sendVisitMail(deps, db, scope.partnerId, personMail('moved', parts))
  await sendVisitMail(deps, db, scope.partnerId, advisorMail('moved', parts))
}
