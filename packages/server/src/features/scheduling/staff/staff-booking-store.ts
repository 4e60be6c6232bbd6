import type { StaffBookingQuery } from '@hearthlight/domain/scheduling/staff-booking'
import { sql } from 'kysely'
import { keysetPage } from '../../../platform/database/queries/keyset.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { visits } from '../visit-store.ts'

const booked = (db: PartnerDb, scope: InPartner) => visits(db, scope).where('booking.id', 'is not', null)

/** The bookings of these timeslots, each as a visit. */
export const findVisitsOfSlots = (db: PartnerDb, scope: InPartner, slotIds: readonly string[]) =>
  slotIds.length === 0
    ? Promise.resolve([])
    : booked(db, scope)
        .where('slot.id', 'in', [...slotIds])
        .orderBy('slot.start_at')
        .execute()

/** Visits of one advisor that begin in a period, first to last. */
export const listVisitsOf = (
  db: PartnerDb,
  scope: InPartner,
  advisorId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) =>
  booked(db, scope)
    .where('slot.energy_advisor_id', '=', advisorId)
    .where('slot.start_at', '>=', from)
    .where('slot.start_at', '<', until)
    .orderBy('slot.start_at')
    .execute()

export function listBookings(
  db: PartnerDb,
  scope: InPartner,
  { when, energy_advisor_id, q = '', ...page }: StaffBookingQuery,
  now: Date,
) {
  const begins = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const number = /^\d{1,9}$/.test(q) ? Number(q) : -1
  return keysetPage(
    booked(db, scope)
      .$if(when === 'coming', (query) => query.where('slot.start_at', '>=', now))
      .$if(when === 'past', (query) => query.where('slot.start_at', '<', now))
      .$if(energy_advisor_id !== undefined, (query) =>
        query.where('slot.energy_advisor_id', '=', energy_advisor_id ?? ''),
      )
      .$if(q !== '', (query) =>
        query.where(
          sql<boolean>`(lower(person.name) like ${begins} or lower(person.name) like ${`% ${begins}`}
            or application.number = ${number})`,
        ),
      ),
    page,
    {
      sorts: {
        start_at: { by: sql.ref('slot.start_at'), kind: 'timestamptz' },
        booked_at: { by: sql.ref('booking.booked_at'), kind: 'timestamptz' },
      },
      id: { by: sql.ref('booking.id'), kind: 'uuid' },
    },
  )
}
