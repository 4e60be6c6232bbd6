import type { StaffBooking } from '@hearthlight/domain/scheduling/staff-booking'
import type { Scope } from '../../../platform/scope.ts'
import { bookedOf, titleOf, zoneOf } from '../present-visit.ts'
import type { VisitRow } from '../visit-store.ts'
import { slotBooking } from './read-week.ts'

/** A booking as staff see it; null where none is left. */
export function presentBooking(row: VisitRow, scope: Scope): StaffBooking | null {
  const [booking, booked] = [slotBooking(row), bookedOf(row)]
  if (booking === null || booked === null) return null
  return {
    ...booking,
    start_at: booked.start_at.toISOString(),
    finish_at: booked.finish_at.toISOString(),
    advisor: booked.advisor.name,
    time_zone: zoneOf(row, scope.partner.config),
    application_id: row.application_id,
    application: titleOf(row, scope.language),
    email: row.person_email,
  }
}
