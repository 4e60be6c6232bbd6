import type { ExportedRow, ExportName } from '@hearthlight/domain/exports/export-columns'
import type { ExportCondition } from '@hearthlight/domain/exports/export-file'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type RawBuilder, sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { street } from '../../platform/database/street.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Which rows. */
export type RowChoice = {
  /** A program or incentive. */
  readonly source?: string | undefined
  readonly status?: string | undefined
  readonly and?: ExportCondition | undefined
  readonly from?: Date | undefined
  /** Excluded. */
  readonly until?: Date | undefined
}
export type RowPage = RowChoice & {
  /** The id of the last row before. */
  readonly after?: string | undefined
  readonly limit: number
}
/** The statuses with which an application is decided; without a program, those of incentives. */
export type DecidedStatus = {
  readonly program: { readonly id: string; readonly version: number } | null
  readonly status: string
}
type Reader = InPartner & { readonly language: Language; readonly decided?: readonly DecidedStatus[] }

const HOME = sql`${street('b.fields')} as address, b.fields ->> 'city' as city, b.fields ->> 'region' as region,
  b.fields ->> 'zip' as zip`
const ofPartner = (alias: string, key: string, on: string) =>
  sql.raw(`${alias}.partner_id = t.partner_id and ${alias}.${key} = ${on}`)

/** In the reader's language, in English, or in whichever there is. */
const words = (texts: string, language: Language) =>
  sql`coalesce(${sql.raw(texts)} ->> ${language}, ${sql.raw(texts)} ->> 'en',
    (select value from jsonb_each_text(${sql.raw(texts)}) limit 1))`

const programName = (language: Language) =>
  sql`coalesce(${words(`i.definition -> 'title'`, language)}, ${words(`p.definition -> 'name'`, language)}) as name`

/** The first of the statuses that decide. */
function decidedAt(decided: readonly DecidedStatus[]) {
  const ofPrograms = decided.flatMap(({ program, status }) =>
    program === null ? [] : [{ ...program, status }],
  )
  const ofIncentives = decided.flatMap(({ program, status }) => (program === null ? [status] : []))
  return sql`(select min(d.at) from application_statuses d
    where d.partner_id = t.partner_id and d.application_id = t.id and case when t.program_id is null
      then d.status = any(${ofIncentives}::text[])
      else (t.program_id, t.program_version, d.status) in (
        select * from unnest(${ofPrograms.map(({ id }) => id)}::uuid[],
          ${ofPrograms.map(({ version }) => version)}::integer[], ${ofPrograms.map(({ status }) => status)}::text[])) end)`
}

type Source = {
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  /** When a row was made, or what else a choice of days is about. */
  readonly at: string
  /** Whose people they are. */
  readonly person: string | null
  /** The application that tells the program or incentive. */
  readonly application?: string
}

/** `t` is the table whose ids are the order. */
const SOURCES: Readonly<Record<ExportName, (reader: Reader) => Source>> = {
  applications: ({ language, decided = [] }) => ({
    columns: sql`t.id, t.number, t.status, t.kind, ${programName(language)}, t.program_id, t.program_version,
      u.name as person_name, u.email as person_email, u.language, ${HOME}, v.label, t.quantity, t.total_incentive,
      t.approved_amount, y.status as payment_status, y.paid_at, f.number as payment_file, r.name as reviewer,
      ${decidedAt(decided)} as decided_at, t.submitted_at, t.created_at, t.updated_at, t.building_id, t.user_id`,
    from: sql`applications t join users u on ${ofPartner('u', 'id', 't.user_id')}
      join buildings b on ${ofPartner('b', 'id', 't.building_id')}
      left join incentives i on ${ofPartner('i', 'id', 't.incentive_id')}
      left join program_versions p on ${ofPartner('p', 'program_id', 't.program_id')} and p.version = t.program_version
      left join virtual_audits v on ${ofPartner('v', 'building_id', 't.building_id')}
      left join admins r on ${ofPartner('r', 'id', 't.assigned_to')}
      left join payments y on ${ofPartner('y', 'application_id', 't.id')}
      left join payment_batches f on ${ofPartner('f', 'id', 'y.batch_id')}`,
    at: 't.submitted_at',
    person: 't.user_id',
    application: 't',
  }),
  people: () => ({
    columns: sql`t.id, t.name, t.email, t.user_type, t.language, t.mailing_address as address, t.city, t.region, t.zip,
      t.partner_account_id, t.email_confirmed_at, t.created_at`,
    from: sql`users t`,
    at: 't.created_at',
    person: 't.id',
  }),
  homes: () => ({
    columns: sql`b.id, b.extra_info ->> 'building_name' as name, ${HOME}, b.fields ->> 'country' as country,
      u.name as person_name, u.email as person_email, a.label,
      a.computed_at, b.created_at, b.user_id`,
    from: sql`buildings t join buildings b on ${ofPartner('b', 'id', 't.id')}
      join users u on ${ofPartner('u', 'id', 't.user_id')}
      left join virtual_audits a on ${ofPartner('a', 'building_id', 't.id')}`,
    at: 't.created_at',
    person: 't.user_id',
  }),
  payments: ({ language }) => ({
    columns: sql`t.id, t.number, t.amount, t.status, f.number as payment_file, t.reference, t.problem, t.reason,
      t.created_at, t.paid_at, a.number as application_number, ${programName(language)},
      u.name as person_name, u.email as person_email, t.application_id`,
    from: sql`payments t join applications a on ${ofPartner('a', 'id', 't.application_id')}
      join users u on ${ofPartner('u', 'id', 'a.user_id')}
      left join incentives i on ${ofPartner('i', 'id', 'a.incentive_id')}
      left join program_versions p on ${ofPartner('p', 'program_id', 'a.program_id')} and p.version = a.program_version
      left join payment_batches f on ${ofPartner('f', 'id', 't.batch_id')}`,
    at: 't.created_at',
    person: 'a.user_id',
    application: 'a',
  }),
  bookings: () => ({
    columns: sql`t.id, p.number as application_number, s.start_at, s.finish_at, e.name as advisor,
      u.name as person_name, u.email as person_email, ${HOME}, t.booked_at, t.application_id, t.building_id`,
    from: sql`bookings t join applications p on ${ofPartner('p', 'id', 't.application_id')}
      join timeslots s on ${ofPartner('s', 'id', 't.timeslot_id')}
      join energy_advisors e on ${ofPartner('e', 'id', 's.energy_advisor_id')}
      join users u on ${ofPartner('u', 'id', 't.user_id')}
      join buildings b on ${ofPartner('b', 'id', 't.building_id')}`,
    at: 't.booked_at',
    person: 't.user_id',
  }),
  // Months and years as they lie in the store, of what a utility sent under a consent that holds now: never hours.
  readings: () => ({
    columns: sql`t.series_id || ' ' || t.starts_on as id, s.fuel, s.direction, s.point as meter, s.utility,
      to_timestamp(t.first_at) as from_at, to_timestamp(t.end_at) as to_at, (
        select round(sum(v.value::numeric), 6)::float8
        from json_array_elements(t.readings) run, json_array_elements_text(run -> 'values') v
      ) as amount, s.unit, t.count as readings, t.estimated, ${HOME},
      u.name as person_name, u.email as person_email, u.partner_account_id, t.series_id, t.building_id`,
    from: sql`meter_readings t
      join meter_series s on ${ofPartner('s', 'id', 't.series_id')} and s.consents <> '{}'
      join buildings b on ${ofPartner('b', 'id', 't.building_id')}
      join users u on ${ofPartner('u', 'id', 'b.user_id')} and exists (
        select from consents c where c.partner_id = t.partner_id and c.building_id = t.building_id
          and c.user_id = b.user_id and c.purpose = 'utility_readings'
          and c.withdrawn_at is null and c.ends_at > now())`,
    at: 'to_timestamp(t.first_at)',
    person: 'b.user_id',
  }),
  log: () => ({
    columns: sql`t.id, t.at, t.actor_kind, coalesce(u.email, s.email, o.email, t.actor_id::text) as actor,
      coalesce(sb.email, ob.email, t.on_behalf_by::text) as acting, t.action, t.record_type, t.record_id,
      t.before::text as before, t.after::text as after, t.request_id`,
    from: sql`audit_log t left join users u on ${ofPartner('u', 'id', 't.actor_id')}
      left join admins s on ${ofPartner('s', 'id', 't.actor_id')}
      left join operators o on o.id = t.actor_id
      left join admins sb on ${ofPartner('sb', 'id', 't.on_behalf_by')}
      left join operators ob on ob.id = t.on_behalf_by`,
    at: 't.at',
    person: null,
  }),
}

function chosen({ at, application }: Source, { partnerId }: InPartner, choice: RowChoice) {
  const day = sql.raw(at)
  const of = application === undefined ? undefined : sql.raw(application)
  return sql`t.partner_id = ${partnerId}
    ${choice.from === undefined ? sql`` : sql`and ${day} >= ${choice.from}`}
    ${choice.until === undefined ? sql`` : sql`and ${day} < ${choice.until}`}
    ${
      choice.source === undefined || of === undefined
        ? sql``
        : sql`and ${choice.source}::uuid in (${of}.program_id, ${of}.incentive_id)`
    }
    ${choice.status === undefined || of === undefined ? sql`` : sql`and t.status = ${choice.status}`}`
}

/** The rows as `q`. */
const rowsOf = (source: Source, reader: InPartner, choice: RowChoice, more = sql``) =>
  sql`(select ${source.columns} ${more} from ${source.from} where ${chosen(source, reader, choice)}) q`

/** The condition that was added; its column is one that the export has. */
function holds({ and }: RowChoice) {
  if (and === undefined) return sql`true`
  const [kept, asked] = [sql`lower(${sql.ref(`q.${and.column}`)}::text)`, sql`lower(${and.value}::text)`]
  if (and.test === 'contains') return sql`position(${asked} in ${kept}) > 0`
  return and.test === 'is' ? sql`${kept} = ${asked}` : sql`${kept} is distinct from ${asked}`
}

/** How many rows, and of how many people. */
export async function countRows(
  db: PartnerDb,
  reader: Reader,
  name: ExportName,
  choice: RowChoice,
): Promise<{ rows: number; people: number }> {
  const source = SOURCES[name](reader)
  const people = source.person === null ? sql`0` : sql`count(distinct q.about)::integer`
  const about = source.person === null ? sql`` : sql`, ${sql.raw(source.person)} as about`
  const { rows } = await sql<{ rows: number; people: number }>`
    select count(*)::integer as rows, ${people} as people from ${rowsOf(source, reader, choice, about)}
    where ${holds(choice)}`.execute(db)
  return rows[0] ?? { rows: 0, people: 0 }
}

/** A page of rows in the order of their ids, whatever their number: each page begins where the one before ended. */
export async function listRows(
  db: PartnerDb,
  reader: Reader,
  name: ExportName,
  { after, limit, ...choice }: RowPage,
): Promise<ExportedRow[]> {
  const source = SOURCES[name](reader)
  const { rows } = await sql<Readonly<Record<string, string | number | Date | null>> & { id: string }>`
    select q.* from ${rowsOf(source, reader, choice)}
    where ${holds(choice)} ${after === undefined ? sql`` : sql`and q.id > ${after}`}
    order by q.id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...asText(row), id: row.id }))
}

const asText = (row: Readonly<Record<string, string | number | Date | null>>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )

/** What was answered in these applications, as it is kept: to a program as JSON, to an incentive as text. */
export async function listAnswers(
  db: PartnerDb,
  { partnerId }: InPartner,
  applications: readonly string[],
): Promise<{ application: string; code: string; value: unknown }[]> {
  const { rows } = await sql<{ application: string; code: string; value: unknown }>`
    select application_id as application, question as code, value -> 'answer' as value from application_answers
      where partner_id = ${partnerId} and application_id = any(${[...applications]}::uuid[])
    union all
    select project_id, commentable_id, to_jsonb(content) from comments
      where partner_id = ${partnerId} and project_id = any(${[...applications]}::uuid[])
        and commentable_type = 'ListItem'`.execute(db)
  return rows
}
