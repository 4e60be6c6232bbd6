import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

export const listVisitNotes = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db
    .selectFrom('visit_notes')
    .select(['id', 'content', 'corrected', 'by_name', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

type NewNote = {
  readonly building_id: string
  readonly application_id: string
  readonly content: string
  readonly corrected: readonly string[]
  readonly by_name: string
  readonly created_at: Date
}

export async function insertVisitNote(
  db: ChangeDb,
  { partnerId }: InPartner,
  { corrected, ...note }: NewNote,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('visit_notes')
    .values({ partner_id: partnerId, id, ...note, corrected: JSON.stringify(corrected) })
    .execute()
  return id
}

const answersOf = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db.selectFrom('generic_items').where('partner_id', '=', partnerId).where('building_id', '=', buildingId)

/** When an answer about this home was last given. */
export async function lastAnswered(
  db: PartnerDb,
  scope: InPartner,
  buildingId: string,
): Promise<Date | null> {
  const row = await answersOf(db, scope, buildingId)
    .select((select) => select.fn.max('updated_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

export type LockedAnswers = { readonly answers: Answers; readonly at: Date | null }

/** The answers about a home, and when one was last given: nobody changes them until the transaction ends. */
export async function lockAnswers(
  db: ChangeDb,
  scope: InPartner,
  buildingId: string,
): Promise<LockedAnswers> {
  // In the order in which answers are saved, so that the two cannot wait for each other in a circle.
  const rows = await answersOf(db, scope, buildingId)
    .select(['item_type', 'data', 'updated_at'])
    .orderBy('item_type')
    .forUpdate()
    .execute()
  const times = rows.map(({ updated_at }) => updated_at.getTime())
  return {
    answers: Object.fromEntries(rows.map(({ item_type, data }) => [item_type, data])),
    at: rows.length === 0 ? null : new Date(Math.max(...times)),
  }
}

/** The energy advisor who is this member of staff. */
export const findAdvisorOfStaff = (db: PartnerDb, { partnerId }: InPartner, adminId: string) =>
  db
    .selectFrom('energy_advisors')
    .select(['id', 'name', 'time_zone'])
    .where('partner_id', '=', partnerId)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
