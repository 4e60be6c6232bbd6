import type { ExportedRow, ExportName } from '@hearthlight/domain/outward/export-columns'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type RawBuilder, sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { street } from '../../platform/database/street.ts'
import type { InPartner } from '../../platform/scope.ts'

export type RowPage = {
  /** The id of the last row before. */
  readonly after?: string | undefined
  readonly limit: number
  readonly from?: Date | undefined
  /** Excluded. */
  readonly until?: Date | undefined
}
type Reader = InPartner & { readonly language: Language }

const HOME = sql`${street('b.fields')} as address, b.fields ->> 'city' as city, b.fields ->> 'region' as region,
  b.fields ->> 'zip' as zip`
const ofPartner = (alias: string, key: string, on: string) =>
  sql.raw(`${alias}.partner_id = t.partner_id and ${alias}.${key} = ${on}`)

/** In the reader's language, in English, or in whichever there is. */
const words = (texts: string, language: Language) =>
  sql`coalesce(${sql.raw(texts)} ->> ${language}, ${sql.raw(texts)} ->> 'en',
    (select value from jsonb_each_text(${sql.raw(texts)}) limit 1))`

/** Of each: the columns, the tables, and when a row was made. `t` is the table whose ids are the order. */
const SOURCES: Readonly<
  Record<
    ExportName,
    (reader: Reader) => { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; at: string }
  >
> = {
  applications: ({ language }) => ({
    columns: sql`t.id, t.number, t.status, t.kind,
      coalesce(${words(`i.definition -> 'title'`, language)}, ${words(`p.definition -> 'name'`, language)}) as name,
      u.name as person_name, u.email as person_email, ${HOME}, t.quantity, t.total_incentive, t.approved_amount,
      t.submitted_at, t.created_at, t.updated_at, t.building_id, t.user_id`,
    from: sql`applications t join users u on ${ofPartner('u', 'id', 't.user_id')}
      join buildings b on ${ofPartner('b', 'id', 't.building_id')}
      left join incentives i on ${ofPartner('i', 'id', 't.incentive_id')}
      left join program_versions p on ${ofPartner('p', 'program_id', 't.program_id')} and p.version = t.program_version`,
    at: 't.created_at',
  }),
  people: () => ({
    columns: sql`t.id, t.name, t.email, t.user_type, t.language, t.mailing_address as address, t.city, t.region, t.zip,
      t.partner_account_id, t.email_confirmed_at, t.created_at`,
    from: sql`users t`,
    at: 't.created_at',
  }),
  homes: () => ({
    columns: sql`b.id, b.extra_info ->> 'building_name' as name, ${HOME}, b.fields ->> 'country' as country,
      u.name as person_name, u.email as person_email, a.label,
      a.computed_at, b.created_at, b.user_id`,
    from: sql`buildings t join buildings b on ${ofPartner('b', 'id', 't.id')}
      join users u on ${ofPartner('u', 'id', 't.user_id')}
      left join virtual_audits a on ${ofPartner('a', 'building_id', 't.id')}`,
    at: 't.created_at',
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
  }),
}

/** A page of rows in the order of their ids, whatever their number: each page begins where the one before ended. */
export async function listRows(
  db: PartnerDb,
  reader: Reader,
  name: ExportName,
  { after, limit, from, until }: RowPage,
): Promise<ExportedRow[]> {
  const source = SOURCES[name](reader)
  const at = sql.raw(source.at)
  const { rows } = await sql<Readonly<Record<string, string | number | Date | null>> & { id: string }>`
    select ${source.columns} from ${source.from}
    where t.partner_id = ${reader.partnerId}
      ${after === undefined ? sql`` : sql`and t.id > ${after}`}
      ${from === undefined ? sql`` : sql`and ${at} >= ${from}`}
      ${until === undefined ? sql`` : sql`and ${at} < ${until}`}
    order by t.id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...asText(row), id: row.id }))
}

const asText = (row: Readonly<Record<string, string | number | Date | null>>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
