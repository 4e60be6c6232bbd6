import type { RequestedItem } from '@hearthlight/domain/applications/request-kinds'
import type { BookedTime } from '@hearthlight/domain/buildings/rebate-project'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { ChosenMeasure } from '@hearthlight/domain/programs/facts/application-state'
import type { AnswerValue } from '@hearthlight/domain/programs/options/answer-value'
import { type ExpressionBuilder, sql } from 'kysely'
import type { OwnedBy } from '../../../platform/access/access.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { restrictedItems } from './restricted-items-store.ts'

type Row = ExpressionBuilder<Schema, 'applications'>

const ofRow = (table: string) =>
  sql`${sql.ref(`${table}.partner_id`)} = applications.partner_id
    and ${sql.ref(`${table}.application_id`)} = applications.id`

/** What was answered, of a row of applications. */
export const answers = () =>
  sql<Readonly<Record<string, { readonly answer: AnswerValue; readonly at: string }>> | null>`(
    select jsonb_object_agg(question, value || jsonb_build_object('at', updated_at)) from application_answers where ${ofRow('application_answers')})`.as(
    'answers',
  )
/** What was chosen, of a row of applications. */
export const measures = () =>
  sql<readonly ChosenMeasure[] | null>`(
    select jsonb_agg(jsonb_build_object('id', id, 'measure', measure, 'quantity', quantity, 'fields', fields)
      order by application_measures.id)
    from application_measures where ${ofRow('application_measures')})`.as('measures')
const contact = (row: Row) =>
  row
    .selectFrom('application_contacts')
    .select('contact_id')
    .where(sql<boolean>`${ofRow('application_contacts')}`)
    .as('contact_id')
/** Since when it has its status. */
const statusSince = (row: Row) =>
  row
    .selectFrom('application_statuses')
    .select((line) => line.fn.max('application_statuses.at').as('at'))
    .where(sql<boolean>`${ofRow('application_statuses')}`)
    .as('status_since')
/** Steps whose terms were accepted since the application has its status: one that was handed back needs it again. */
const terms = () =>
  sql<readonly string[] | null>`(
    select jsonb_agg(step) from application_terms where ${ofRow('application_terms')}
      and accepted_at >= (select max(at) from application_statuses where ${ofRow('application_statuses')}))`.as(
    'accepted_terms',
  )

type AskedOf = RequestedItem & { readonly content: string; readonly is_done: boolean }
/** What staff ask for and what is not handed in yet. */
const requests = () =>
  sql<readonly AskedOf[] | null>`(
    select jsonb_agg(jsonb_build_object('kind', kind, 'item_id', item_id, 'content', content,
      'is_done', done_at is not null) order by created_at, id)
    from application_requests where ${ofRow('application_requests')} and cleared_at is null)`.as('requests')

const visit = () =>
  sql<BookedTime['timeslot'] | null>`booked_time(applications.partner_id, applications.id)`.as('visit')

const owned = (db: PartnerDb, { partnerId, ownerId }: OwnedBy) =>
  db
    .selectFrom('applications')
    .innerJoin('program_versions', (join) =>
      samePartner(
        join,
        'program_versions.program_id',
        'applications.program_id',
        'program_versions.version',
        'applications.program_version',
      ),
    )
    .selectAll('applications')
    .select('program_versions.definition')
    .select([answers, measures, contact, terms, statusSince, requests, visit])
    .select(restrictedItems().as('restricted'))
    .where('applications.partner_id', '=', partnerId)
    .where('applications.user_id', '=', ownerId)
    .where('applications.kind', '=', 'Program')

/** An application to a program with all that it holds but its files. */
export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number] & {
  readonly definition: ProgramDefinition
}

/** Newest first: by when it was last changed (contract section 7). */
export const listApplications = (db: PartnerDb, owner: OwnedBy) =>
  owned(db, owner).orderBy('applications.updated_at', 'desc').orderBy('applications.id', 'desc').execute()

export const findApplication = (
  db: PartnerDb,
  owner: OwnedBy,
  id: string,
): Promise<ApplicationRow | undefined> =>
  owned(db, owner).where('applications.id', '=', id).executeTakeFirst()

/**
 * Two changes at once wait for each other. What hangs from the row is read by a statement of its own: one that had to wait for
 * the row would still see the answers of before.
 */
export async function lockApplication(
  db: ChangeDb,
  owner: OwnedBy,
  id: string,
): Promise<ApplicationRow | undefined> {
  await db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', owner.partnerId)
    .where('user_id', '=', owner.ownerId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return findApplication(db, owner, id)
}

/** An application of this program and home into which nothing has been filled yet. */
export async function findUntouched(
  db: ChangeDb,
  owner: OwnedBy,
  at: { readonly programId: string; readonly buildingId: string; readonly status: string },
): Promise<string | undefined> {
  const rows = await owned(db, owner)
    .where('applications.program_id', '=', at.programId)
    .where('applications.building_id', '=', at.buildingId)
    .where('applications.status', '=', at.status)
    .execute()
  return rows.find((row) => row.answers === null && row.measures === null && row.contact_id === null)?.id
}

/** Two starts of the same person wait for each other. */
export async function lockPerson(db: ChangeDb, { partnerId, ownerId }: OwnedBy): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', ownerId)
    .forUpdate()
    .execute()
}
