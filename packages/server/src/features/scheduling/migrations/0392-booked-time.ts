import { type Kysely, sql } from 'kysely'

/** When an advisor comes for an application or for a part of it, first to last: what lists of applications show of a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function booked_time(partner uuid, application uuid) returns jsonb stable language sql as $$
      select jsonb_build_object(
        'start_at', to_char(slot.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'finish_at', to_char(slot.finish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from bookings booking
      join timeslots slot on slot.partner_id = booking.partner_id and slot.id = booking.timeslot_id
      join applications booked on booked.partner_id = booking.partner_id and booked.id = booking.application_id
      where booking.partner_id = partner and application in (booked.id, booked.parent_id)
      order by slot.start_at limit 1
    $$`.execute(db)
}
