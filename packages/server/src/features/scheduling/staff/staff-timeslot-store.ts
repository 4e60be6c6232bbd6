import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

type Period = { readonly from: Date; readonly until: Date }

/** Active advisors, and those who still have timeslots in the period. */
export const listAdvisorsIn = (db: PartnerDb, { partnerId }: InPartner, { from, until }: Period) =>
  db
    .selectFrom('energy_advisors')
    .select(['id', 'name', 'time_zone', 'zips'])
    .where('partner_id', '=', partnerId)
    .where((row) =>
      row.or([
        row('is_active', '=', true),
        row.exists(
          row
            .selectFrom('timeslots')
            .select('timeslots.id')
            .whereRef('timeslots.partner_id', '=', 'energy_advisors.partner_id')
            .whereRef('timeslots.energy_advisor_id', '=', 'energy_advisors.id')
            .where('withdrawn_at', 'is', null)
            .where('start_at', '>=', from)
            .where('start_at', '<', until),
        ),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const findAdvisors = (db: PartnerDb, { partnerId }: InPartner, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('energy_advisors')
        .select(['id', 'name', 'time_zone'])
        .where('partner_id', '=', partnerId)
        .where('id', 'in', [...ids])
        .orderBy('name')
        .execute()

const standing = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('timeslots')
    .select(['id', 'energy_advisor_id', 'start_at', 'finish_at', 'title'])
    .where('partner_id', '=', partnerId)
    .where('withdrawn_at', 'is', null)

/** Timeslots that begin in a period, of all advisors or of one, first to last. */
export const listSlotsIn = (db: PartnerDb, scope: InPartner, { from, until }: Period, advisorId?: string) =>
  standing(db, scope)
    .where('start_at', '>=', from)
    .where('start_at', '<', until)
    .$if(advisorId !== undefined, (query) => query.where('energy_advisor_id', '=', advisorId ?? ''))
    .orderBy('start_at')
    .orderBy('id')
    .execute()

export const findSlots = (db: PartnerDb, scope: InPartner, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : standing(db, scope)
        .where('id', 'in', [...ids])
        .execute()

type NewSlot = {
  readonly energy_advisor_id: string
  readonly start_at: Date
  readonly finish_at: Date
  readonly title: string
}

/** A timeslot that was withdrawn is there again; answers how many were made. */
export async function putTimeslots(
  db: ChangeDb,
  { partnerId }: InPartner,
  slots: readonly NewSlot[],
): Promise<number> {
  if (slots.length === 0) return 0
  const made = await db
    .insertInto('timeslots')
    .values(slots.map((slot) => ({ partner_id: partnerId, id: newId(), ...slot })))
    .onConflict((conflict) =>
      conflict
        .constraint('timeslots_start_once')
        .doUpdateSet((row) => ({
          finish_at: row.ref('excluded.finish_at'),
          title: row.ref('excluded.title'),
          withdrawn_at: null,
        }))
        .where('timeslots.withdrawn_at', 'is not', null),
    )
    .returning('id')
    .execute()
  return made.length
}

export async function withdrawSlots(
  db: ChangeDb,
  { partnerId }: InPartner,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable('timeslots')
      .set({ withdrawn_at: at })
      .where('partner_id', '=', partnerId)
      .where('id', 'in', [...ids])
      .execute()
}

/** A withdrawn one that began when this one is to begin makes way for it. */
export async function moveSlot(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  to: NewSlot,
): Promise<void> {
  await db
    .deleteFrom('timeslots')
    .where('partner_id', '=', partnerId)
    .where('energy_advisor_id', '=', to.energy_advisor_id)
    .where('start_at', '=', to.start_at)
    .where('withdrawn_at', 'is not', null)
    .where('id', '<>', id)
    .execute()
  await db.updateTable('timeslots').set(to).where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
