import { sql } from 'kysely'
import { samePartner } from '../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { InPartner } from '../platform/scope.ts'

/** The measures of an incentive; of an application to a program those that pay for what was chosen in it. */
const measuresPaid = sql<readonly string[] | null>`(
  select jsonb_agg(distinct paid.measure)
  from incentives, jsonb_array_elements_text(incentives.definition -> 'measures') as paid (measure)
  where incentives.partner_id = applications.partner_id and (
    incentives.id = applications.incentive_id
    or incentives.definition -> 'program' ->> 'code' = (
      select programs.code from programs
      where programs.partner_id = applications.partner_id and programs.id = applications.program_id)
    and coalesce(incentives.definition -> 'program' ->> 'measure', '') in (
      select '' union all select application_measures.measure from application_measures
      where application_measures.partner_id = applications.partner_id
        and application_measures.application_id = applications.id)))`.as('measure_ids')

/** What was answered to the questions for a day that is known only after the work. */
const daysAnswered = sql<readonly string[] | null>`(
  select jsonb_agg(comments.content)
  from comments
  join incentive_dictionaries on incentive_dictionaries.partner_id = comments.partner_id
  where comments.partner_id = applications.partner_id and comments.project_id = applications.id
    and comments.commentable_type = 'ListItem'
    and incentive_dictionaries.definition -> 'questions' -> comments.commentable_id ->> 'answer_type' = 'date'
    and incentive_dictionaries.definition -> 'questions' -> comments.commentable_id ->> 'after_work' = 'true')`.as(
  'days_answered',
)

/** What an application paid for, and what it tells of when that was done. */
export const findPaidWork = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('applications')
    .select([measuresPaid, daysAnswered, 'submitted_at', 'program_id'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()

/** The address of a home, and what was worked out for it, of whichever person of the partner. */
export const findRecord = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db
    .selectFrom('buildings')
    .leftJoin('virtual_audits', (join) => samePartner(join, 'virtual_audits.building_id', 'buildings.id'))
    .select(['buildings.fields', 'virtual_audits.result'])
    .where('buildings.partner_id', '=', partnerId)
    .where('buildings.id', '=', buildingId)
    .executeTakeFirstOrThrow()
