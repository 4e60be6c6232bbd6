import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import { announce } from '../../platform/outbox/outbox-store.ts'
import type { InPartner } from '../../platform/scope.ts'

type NewBooking = Omit<Schema['bookings'], 'partner_id' | 'sequence' | 'reminded_at'>

/** What others are told of a booking. */
const BOOKED = ['id as booking_id', 'application_id', 'building_id', 'timeslot_id'] as const

/** Answers whether it is booked: not where the timeslot has a booking already. */
export async function insertBooking(
  db: ChangeDb,
  { partnerId }: InPartner,
  booking: NewBooking,
): Promise<boolean> {
  const row = await db
    .insertInto('bookings')
    .values({ partner_id: partnerId, ...booking })
    .onConflict((conflict) => conflict.constraint('one_booking_a_timeslot').doNothing())
    .returning(BOOKED)
    .executeTakeFirst()
  if (row === undefined) return false
  await announce(
    db,
    { partnerId },
    { type: 'booking.made', data: { ...row, moved: false } },
    booking.booked_at,
  )
  return true
}

/** The visit has another time from now on, and is reminded of anew. */
export async function moveBooking(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  to: Pick<NewBooking, 'timeslot_id' | 'site' | 'booked_at'>,
): Promise<void> {
  const row = await db
    .updateTable('bookings')
    .set((row) => ({ ...to, sequence: row('sequence', '+', 1), reminded_at: null }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returning(BOOKED)
    .executeTakeFirstOrThrow()
  await announce(db, { partnerId }, { type: 'booking.made', data: { ...row, moved: true } }, to.booked_at)
}

export async function deleteBooking(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('bookings').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

/** Bookings of all partners whose visit begins until `until`, of which nobody was reminded yet. */
export const listUnreminded = (db: PlatformDb, now: Date, until: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin('timeslots', (join) => samePartner(join, 'timeslots.id', 'bookings.timeslot_id'))
    .select(['bookings.partner_id', 'bookings.id', 'bookings.booked_at', 'timeslots.start_at'])
    .where('bookings.reminded_at', 'is', null)
    .where('timeslots.start_at', '>', now)
    .where('timeslots.start_at', '<=', until)
    .orderBy('timeslots.start_at')
    .execute()

/** Answers whether it was this call that noted it: of two workers one sends the mail. */
export async function noteReminded(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set({ reminded_at: at })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
