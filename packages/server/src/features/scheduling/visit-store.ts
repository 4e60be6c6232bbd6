import { sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type Fields = {
  readonly [Name in 'address1' | 'address2' | 'city' | 'region' | 'zip' | 'country']: string | null
}

/** An application for an incentive or to a program, whose and for which home it is, and its visit if one is booked. */
export const visits = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('applications as application')
    .leftJoin('incentives as incentive', (join) =>
      samePartner(join, 'incentive.id', 'application.incentive_id'),
    )
    .leftJoin('program_versions as program', (join) =>
      samePartner(
        join,
        'program.program_id',
        'application.program_id',
        'program.version',
        'application.program_version',
      ),
    )
    .innerJoin('buildings as home', (join) => samePartner(join, 'home.id', 'application.building_id'))
    .innerJoin('users as person', (join) => samePartner(join, 'person.id', 'application.user_id'))
    .leftJoin('bookings as booking', (join) => samePartner(join, 'booking.application_id', 'application.id'))
    .leftJoin('timeslots as slot', (join) => samePartner(join, 'slot.id', 'booking.timeslot_id'))
    .leftJoin('energy_advisors as advisor', (join) =>
      samePartner(join, 'advisor.id', 'slot.energy_advisor_id'),
    )
    .select([
      'application.id as application_id',
      'application.number',
      'application.status',
      'application.kind',
    ])
    .select(['application.scheduled_by', 'application.user_id', 'application.building_id'])
    .select([
      'incentive.project_type_id',
      'incentive.definition as incentive',
      'program.definition as program',
    ])
    .select(['person.name as person_name', 'person.email as person_email'])
    .select(['person.language as person_language', 'booking.id as booking_id', 'booking.sequence'])
    .select(['booking.site', 'slot.id as slot_id', 'slot.start_at', 'slot.finish_at'])
    .select(['slot.title as slot_title', 'advisor.id as advisor_id', 'advisor.name as advisor_name'])
    .select(['advisor.email as advisor_email', 'advisor.admin_id', sql<Fields>`home.fields`.as('fields')])
    .where('application.partner_id', '=', partnerId)

export type VisitRow = NonNullable<Awaited<ReturnType<typeof findVisit>>>

export const findVisit = (db: PartnerDb, owner: OwnedBy, applicationId: string) =>
  visits(db, owner)
    .where('application.user_id', '=', owner.ownerId)
    .where('application.id', '=', applicationId)
    .executeTakeFirst()

export const findVisitOfBooking = (db: PartnerDb, scope: InPartner, bookingId: string) =>
  visits(db, scope).where('booking.id', '=', bookingId).executeTakeFirst()

/** What is booked for an application of whichever person, and for its parts. */
export const listVisits = (db: PartnerDb, scope: InPartner, applicationId: string) =>
  visits(db, scope)
    .where(({ eb, or }) =>
      or([eb('application.id', '=', applicationId), eb('application.parent_id', '=', applicationId)]),
    )
    .where('booking.id', 'is not', null)
    .execute()

/** Whether the person still signs in: who was forgotten does not. */
export async function hasAccount(db: PartnerDb, { partnerId }: InPartner, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', userId)
    .where('user_type', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Of two changes to the visit of one application, the second waits for the first. */
export async function lockApplication(db: ChangeDb, owner: OwnedBy, id: string): Promise<void> {
  await db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}
