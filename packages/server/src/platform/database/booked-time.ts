import { sql } from 'kysely'

type Booked = { readonly start_at: string; readonly finish_at: string }

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** When an advisor comes for an application or for a part of it, first to last; for a query of applications under this name. */
export const bookedTime = (applications: 'applications' | 'a') => sql<Booked | null>`(
  select jsonb_build_object('start_at', ${iso('slot.start_at')}, 'finish_at', ${iso('slot.finish_at')})
  from bookings booking
  join timeslots slot on slot.partner_id = booking.partner_id and slot.id = booking.timeslot_id
  join applications booked on booked.partner_id = booking.partner_id and booked.id = booking.application_id
  where booking.partner_id = ${sql.raw(applications)}.partner_id
    and ${sql.raw(applications)}.id in (booked.id, booked.parent_id)
  order by slot.start_at limit 1)`
