import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { StatusRule } from './queue-rules.ts'

/** What was handed in: drafts are the applicant's own. */
export const submitted = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('applications')
    .where('applications.partner_id', '=', partnerId)
    .where('applications.submitted_at', 'is not', null)

/** Of a program or an incentive; undefined is all. */
export const isOfProgram = (program: string | undefined) =>
  program === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${program}::uuid in (applications.program_id, applications.incentive_id)`

/** Whether an application has one of these statuses, or a line of its history tells of one. */
export function hasStatus(rules: readonly StatusRule[], column = 'applications.status') {
  const status = sql.ref(column)
  const ofPrograms = rules.flatMap(({ program, status }) =>
    program === null ? [] : [{ ...program, status }],
  )
  const ofIncentives = rules.flatMap(({ program, status }) => (program === null ? [status] : []))
  return sql<boolean>`(case when applications.program_id is null
    then ${status} = any(${ofIncentives}::text[])
    else (applications.program_id, applications.program_version, ${status}) in (
      select * from unnest(${ofPrograms.map(({ id }) => id)}::uuid[],
        ${ofPrograms.map(({ version }) => version)}::integer[], ${ofPrograms.map(({ status }) => status)}::text[])) end)`
}

export function isPastPromise(rules: readonly StatusRule[], zone: string) {
  const promised = rules.flatMap(({ program, status, lateFrom }) =>
    program === null || lateFrom === null ? [] : [{ ...program, status, lateFrom }],
  )
  return sql<boolean>`exists (
    select from unnest(${promised.map(({ id }) => id)}::uuid[], ${promised.map(({ version }) => version)}::integer[],
      ${promised.map(({ status }) => status)}::text[], ${promised.map(({ lateFrom }) => lateFrom)}::date[])
      as late (program_id, version, status, day)
    where late.program_id = applications.program_id and late.version = applications.program_version
      and late.status = applications.status
      and applications.status_at < ((late.day + 1)::timestamp at time zone ${zone}))`
}

/** Nobody of the staff has had it open, and neither they nor a rule have moved it since it was handed in. */
export const isNeverOpened = sql<boolean>`not exists (
    select from application_leases lease
    where lease.partner_id = applications.partner_id and lease.application_id = applications.id)
  and not exists (
    select from application_statuses moved
    where moved.partner_id = applications.partner_id and moved.application_id = applications.id
      and moved.by_kind <> 'user' and moved.at > applications.submitted_at)`
