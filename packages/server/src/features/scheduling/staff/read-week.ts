import type { AdvisorsWeek, SlotBooking, WeekSlot } from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays, mondayOf, wallTime } from '@hearthlight/domain/scheduling/week'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { addressOf, bookedOf } from '../present-visit.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import type { VisitRow } from '../visit-store.ts'
import { listDaysOff } from './day-off-store.ts'
import { findVisitsOfSlots } from './staff-booking-store.ts'
import { listAdvisorsIn, listSlotsIn } from './staff-timeslot-store.ts'

const DAY_MS = 86_400_000

/** Instants between which a day lies, in whichever zone. */
export const around = (from: string, to: string) => ({
  from: new Date(Date.parse(from) - DAY_MS),
  until: new Date(Date.parse(to) + 2 * DAY_MS),
})

/** A week of all advisors, each by the calendar of their own zone. */
export function readWeek(deps: SchedulingDeps, scope: Scope, day: string): Promise<AdvisorsWeek> {
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  const { time_zone } = scope.partner.config
  return inPartner(deps.db, scope, async (db) => {
    const period = around(monday, sunday)
    const [advisors, slots] = [await listAdvisorsIn(db, scope, period), await listSlotsIn(db, scope, period)]
    const daysOff = await listDaysOff(db, scope, { from: monday, to: sunday })
    const visits = await findVisitsOfSlots(
      db,
      scope,
      slots.map(({ id }) => id),
    )
    const bookings = new Map(visits.map((row) => [row.slot_id, slotBooking(row)]))
    return {
      monday,
      today: dayIn(time_zone, deps.now()),
      advisors: advisors.map((advisor) => ({
        id: advisor.id,
        name: advisor.name,
        zips: advisor.zips,
        time_zone: advisor.time_zone ?? time_zone,
        slots: slots
          .filter((slot) => slot.energy_advisor_id === advisor.id)
          .filter((slot) => mondayOf(wallTime(advisor.time_zone ?? time_zone, slot.start_at).day) === monday)
          .map(
            ({ id, start_at, finish_at, title }): WeekSlot => ({
              id,
              title,
              booking: bookings.get(id) ?? null,
              start_at: start_at.toISOString(),
              finish_at: finish_at.toISOString(),
            }),
          ),
        days_off: daysOff
          .filter(({ energy_advisor_id }) => energy_advisor_id === advisor.id)
          .map(({ id, day: off, reason }) => ({ id, day: off, reason })),
      })),
    }
  })
}

export function slotBooking(row: VisitRow): SlotBooking | null {
  const booked = bookedOf(row)
  return booked === null
    ? null
    : {
        id: booked.id,
        sequence: booked.sequence,
        name: row.person_name,
        address: addressOf(row),
        project_number: row.number,
      }
}
