import { type Insertable, sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

type NewTimeslot = Omit<Insertable<Schema['timeslots']>, 'partner_id' | 'id'>

/** Answers the ids that they have got. */
export async function insertTimeslots(
  db: ChangeDb,
  { partnerId }: InPartner,
  slots: readonly NewTimeslot[],
): Promise<readonly string[]> {
  const rows = slots.map((slot) => ({ partner_id: partnerId, id: newId(), ...slot }))
  if (rows.length > 0) await db.insertInto('timeslots').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** What a visit is for, and how long it takes at least: no shorter timeslot is there for it. */
export type VisitNeeds = {
  /** Null: whoever advises on anything. */
  readonly projectTypeId: string | null
  readonly minutes: number
}

const isLongEnough = (minutes: number) =>
  sql<boolean>`timeslots.finish_at - timeslots.start_at >= make_interval(mins => ${minutes}::int)`

const advisesOn = (projectTypeId: string | null) =>
  sql<boolean>`exists (select from energy_advisor_project_types advised
    where advised.partner_id = advisor.partner_id and advised.energy_advisor_id = advisor.id
      and advised.project_type_id = coalesce(${projectTypeId}::uuid, advised.project_type_id))`

/** Advisors of a kind of work, each with the start of their first free timeslot, and whether the home has been given them. */
export const listPlans = (
  db: PartnerDb,
  { partnerId }: InPartner,
  of: VisitNeeds & { readonly buildingId: string },
  now: Date,
) =>
  db
    .selectFrom('energy_advisors as advisor')
    .select(['advisor.id', 'advisor.name', 'advisor.admin_id', 'advisor.zips'])
    .select((row) =>
      row
        .selectFrom('timeslots')
        .leftJoin('bookings', (join) => samePartner(join, 'bookings.timeslot_id', 'timeslots.id'))
        .select((slot) => slot.fn.min('timeslots.start_at').as('start_at'))
        .whereRef('timeslots.partner_id', '=', 'advisor.partner_id')
        .whereRef('timeslots.energy_advisor_id', '=', 'advisor.id')
        .where('timeslots.start_at', '>=', now)
        .where('timeslots.withdrawn_at', 'is', null)
        .where(isLongEnough(of.minutes))
        .where('bookings.id', 'is', null)
        .as('next_start_at'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('energy_advisor_assignments as assigned')
          .select('assigned.id')
          .whereRef('assigned.partner_id', '=', 'advisor.partner_id')
          .whereRef('assigned.energy_advisor_id', '=', 'advisor.id')
          .where(sql<boolean>`assigned.project_type_id = ${of.projectTypeId}::uuid`)
          .where('assigned.building_id', '=', of.buildingId),
      )
        .$castTo<boolean>()
        .as('is_assigned'),
    )
    .where('advisor.partner_id', '=', partnerId)
    .where(advisesOn(of.projectTypeId))
    .where(sql<boolean>`is_offered(advisor)`)
    .orderBy('advisor.name')
    .orderBy('advisor.id')
    .execute()

const slotsOf = (db: PartnerDb, { partnerId }: InPartner, { projectTypeId, minutes }: VisitNeeds) =>
  db
    .selectFrom('timeslots')
    .innerJoin('energy_advisors as advisor', (join) =>
      samePartner(join, 'advisor.id', 'timeslots.energy_advisor_id'),
    )
    .select([
      'timeslots.id',
      'timeslots.energy_advisor_id',
      'advisor.admin_id',
      'timeslots.start_at',
      'timeslots.finish_at',
      'timeslots.status',
      'timeslots.title',
      'timeslots.withdrawn_at',
      'advisor.zips',
    ])
    .select((row) =>
      row
        .selectFrom('bookings')
        .select('bookings.application_id')
        .whereRef('bookings.partner_id', '=', 'timeslots.partner_id')
        .whereRef('bookings.timeslot_id', '=', 'timeslots.id')
        .as('booked_for'),
    )
    .where('timeslots.partner_id', '=', partnerId)
    .where(isLongEnough(minutes))
    .where(advisesOn(projectTypeId))
    .where(sql<boolean>`is_offered(advisor)`)

/** What an advisor of this kind of work still offers, free or booked, first to last. */
export const listTimeslots = (
  db: PartnerDb,
  scope: InPartner,
  of: VisitNeeds & { readonly advisorId: string },
  now: Date,
) =>
  slotsOf(db, scope, of)
    .where('timeslots.energy_advisor_id', '=', of.advisorId)
    .where('timeslots.start_at', '>=', now)
    .where('timeslots.withdrawn_at', 'is', null)
    .orderBy('timeslots.start_at')
    .execute()

export type StoredTimeslot = Awaited<ReturnType<typeof listTimeslots>>[number]

/**
 * A timeslot that nobody else can book or withdraw until the change is done; undefined where no advisor of this kind of
 * work has it. Locked before it is read: what is read then is what the one before left.
 */
export async function lockTimeslot(
  db: ChangeDb,
  scope: InPartner,
  needs: VisitNeeds,
  id: string,
): Promise<StoredTimeslot | undefined> {
  await db
    .selectFrom('timeslots')
    .select('id')
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return slotsOf(db, scope, needs).where('timeslots.id', '=', id).executeTakeFirst()
}

/** Free timeslots of active advisors of this kind of work, the nearest to an instant first. */
export const listFreeNear = (
  db: PartnerDb,
  scope: InPartner,
  near: VisitNeeds & { readonly at: Date; readonly without: readonly string[] },
  now: Date,
) =>
  slotsOf(db, scope, near)
    .select('advisor.name as advisor_name')
    .where('timeslots.start_at', '>=', now)
    .where('timeslots.withdrawn_at', 'is', null)
    .$if(near.without.length > 0, (query) => query.where('timeslots.id', 'not in', [...near.without]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.partner_id', '=', 'timeslots.partner_id')
            .whereRef('bookings.timeslot_id', '=', 'timeslots.id'),
        ),
      ),
    )
    .orderBy(sql`abs(extract(epoch from timeslots.start_at - ${near.at}))`)
    .orderBy('timeslots.id')
    .limit(20)
    .execute()
