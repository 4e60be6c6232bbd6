import { atErasure, type Erasure } from '@hearthlight/domain/accounts/people/personal-data'
import { INCENTIVE_ENDS } from '@hearthlight/domain/applications/incentive-statuses'
import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'

type Owner = { readonly partnerId: string; readonly userId: string }

export async function listHomes(db: PartnerDb, { partnerId, userId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('buildings')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

export type ApplicationOfPerson = Erasure['kept'][number] & {
  readonly buildingId: string
  readonly outcome: ReturnType<typeof atErasure>
}

/** Of `applications` with the version of its `program`, if it has one: that says itself which of its statuses are ends. */
export const hasEnded = sql<boolean>`coalesce(
  (program.definition -> 'statuses' -> applications.status ->> 'is_end')::boolean, applications.status = any(${INCENTIVE_ENDS}))`

/** The applications of a person, and what would become of each. */
export async function listApplications(
  db: PartnerDb,
  { partnerId, userId }: Owner,
): Promise<ApplicationOfPerson[]> {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('program_versions as program', (join) =>
      samePartner(
        join,
        'program.program_id',
        'applications.program_id',
        'program.version',
        'applications.program_version',
      ),
    )
    .select(['id', 'number', 'parent_id', 'building_id', 'status', 'total_incentive', 'submitted_at'])
    .select(hasEnded.as('has_ended'))
    .where('applications.partner_id', '=', partnerId)
    .where('applications.user_id', '=', userId)
    .orderBy('number')
    .execute()
  const outcomeOf = ({ status, submitted_at, has_ended }: (typeof rows)[number]) =>
    atErasure({ status, isSubmitted: submitted_at !== null, hasEnded: has_ended })
  // A part that is kept holds the whole, which would take it away.
  const wholes = new Set(rows.filter((row) => outcomeOf(row) === 'kept').map(({ parent_id }) => parent_id))
  return rows.map((row) => ({
    id: row.id,
    number: Number(row.number),
    status: row.status,
    total: row.total_incentive,
    buildingId: row.building_id,
    outcome: wholes.has(row.id) && outcomeOf(row) === 'deleted' ? 'kept' : outcomeOf(row),
  }))
}
