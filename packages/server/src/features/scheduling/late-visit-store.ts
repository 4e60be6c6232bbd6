import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Visits that ended before and have no note, the oldest first; with each, how many there are in all. */
export const listWithoutNote = (
  db: PartnerDb,
  { partnerId }: InPartner,
  asked: { readonly before: Date; readonly program: string | undefined; readonly limit: number },
) =>
  db
    .selectFrom('timeslots as slot')
    .innerJoin('bookings as booking', (join) => samePartner(join, 'booking.timeslot_id', 'slot.id'))
    .innerJoin('applications as application', (join) =>
      samePartner(join, 'application.id', 'booking.application_id'),
    )
    .innerJoin('users as person', (join) => samePartner(join, 'person.id', 'booking.user_id'))
    .innerJoin('energy_advisors as advisor', (join) =>
      samePartner(join, 'advisor.id', 'slot.energy_advisor_id'),
    )
    .select(['booking.application_id', 'application.number', 'person.name', 'advisor.name as advisor'])
    .select('slot.finish_at')
    .select(sql<number>`count(*) over ()`.as('in_all'))
    .where('slot.partner_id', '=', partnerId)
    .where('slot.start_at', '<', asked.before)
    .where('slot.finish_at', '<', asked.before)
    .$if(asked.program !== undefined, (query) =>
      query.where(
        sql<boolean>`${asked.program ?? null}::uuid in (application.program_id, application.incentive_id)`,
      ),
    )
    .where(
      sql<boolean>`not exists (select from visit_notes note
        where note.partner_id = booking.partner_id and note.application_id = booking.application_id)`,
    )
    .orderBy('slot.finish_at')
    .orderBy('slot.id')
    .limit(asked.limit)
    .execute()
