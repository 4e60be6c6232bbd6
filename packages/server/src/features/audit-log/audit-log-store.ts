import type { AuditLogQuery } from '@hearthlight/domain/records/audit-line'
import { sql } from 'kysely'
import { z } from 'zod'
import { isChosen } from '../../platform/database/queries/is-chosen.ts'
import { type KeysetPage, keysetPage } from '../../platform/database/queries/keyset.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { street } from '../../platform/database/street.ts'
import type { InPartner } from '../../platform/scope.ts'

const UUID = z.uuid()

/** Whoever has this id, among people and staff. */
const nameOf = (id: string) => sql<string | null>`coalesce(
  (select u.name from users u where u.partner_id = audit_log.partner_id and u.id = ${sql.ref(id)}),
  (select s.name from admins s where s.partner_id = audit_log.partner_id and s.id = ${sql.ref(id)}),
  (select o.name from operators o where o.id = ${sql.ref(id)}))`

const ofRecord = sql`of_record.partner_id = line.partner_id and of_record.id = line.record_id::uuid`
const named = (table: string, name: string) =>
  sql`(select of_record.${sql.ref(name)}::text from ${sql.table(table)} of_record where ${ofRecord})`
const homeOf = (table: string, buildingId: string) =>
  sql`(select nullif(${street('home.fields')}, '') from ${sql.table(table)} of_record
    join buildings home on home.partner_id = of_record.partner_id and home.id = of_record.${sql.ref(buildingId)}
    where ${ofRecord})`

/** Records without such an id, an exported table or a utility account, are called by what stands in its place. */
const recordName = sql<
  string | null
>`case when line.record_id !~ '^[\\da-f-]{36}$' then line.record_id else case line.record_type
  when 'application' then ${named('applications', 'number')}
  when 'user' then ${named('users', 'name')}
  when 'building' then ${homeOf('buildings', 'id')}
  when 'virtual_audit' then ${homeOf('virtual_audits', 'building_id')}
  when 'document' then ${homeOf('documents', 'building_id')}
  when 'program' then ${named('programs', 'code')}
  when 'incentive' then ${named('incentives', 'code')}
  when 'advisor' then ${named('energy_advisors', 'name')}
  when 'payment' then ${named('payments', 'number')}
  when 'api_key' then ${named('api_keys', 'name')}
  when 'saved_view' then ${named('saved_views', 'name')}
  end end`

const lines = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_kind', 'action', 'record_type', 'record_id', 'before', 'after'])
    .select(['request_id', 'erased_at'])
    .select([nameOf('actor_id').as('actor'), nameOf('on_behalf_by').as('acting')])
    .where('audit_log.partner_id', '=', partnerId)

type ReadLine = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]
export type StoredLine = ReadLine & { readonly record_name: string | null }
type Range = { readonly from?: Date | undefined; readonly until?: Date | undefined }

/** A page of the log, from its newest line on unless it is asked for otherwise. */
export async function listLines(
  db: PartnerDb,
  scope: InPartner,
  { q, who, action, record, acting, ...page }: AuditLogQuery,
  { from, until }: Range,
): Promise<KeysetPage<StoredLine>> {
  let query = lines(db, scope)
  if (q !== undefined) {
    const actors = await findActors(db, scope, q)
    const records = [q, ...(await findNumbered(db, scope, q))]
    // Each of the three has its index, so that none of them reads the whole log.
    query = query.where(
      sql<boolean>`(record_id = any(${records}::text[]) or request_id = ${q} or actor_id = any(${actors}::uuid[]))`,
    )
  }
  query = query
    .where(isChosen(sql.ref('actor_kind'), who))
    .where(isChosen(sql.ref('action'), action))
    .where(isChosen(sql.ref('record_type'), record))
  if (acting !== undefined) query = query.where('on_behalf_by', 'is not', null)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  const at = { by: sql.ref('audit_log.at'), kind: 'timestamptz' } as const
  const id = { by: sql.ref('audit_log.id'), kind: 'uuid' } as const
  const found = await keysetPage(query, page, { sorts: { at }, id })
  const names = await namesOf(db, scope, found.rows)
  return { ...found, rows: found.rows.map((row, index) => ({ ...row, record_name: names[index] ?? null })) }
}

/** Of the lines of a page only: beside a million of them PostgreSQL takes so many names for much work, and compiles first. */
async function namesOf(
  db: PartnerDb,
  { partnerId }: InPartner,
  rows: readonly ReadLine[],
): Promise<(string | null)[]> {
  const types = rows.map(({ record_type }) => record_type)
  const ids = rows.map(({ record_id }) => record_id)
  const named = await sql<{ name: string | null }>`
    select ${recordName} as name
    from (select ${partnerId}::uuid as partner_id, asked.* from unnest(${types}::text[], ${ids}::text[])
      with ordinality as asked (record_type, record_id, place)) line
    order by line.place`.execute(db)
  return named.rows.map(({ name }) => name)
}

/** The application that has this number, as it is said or written: `1013`, `#1013`. */
async function findNumbered(db: PartnerDb, { partnerId }: InPartner, q: string): Promise<string[]> {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1]
  if (number === undefined) return []
  const found = db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('number', '=', Number(number))
  return (await found.execute()).map(({ id }) => id)
}

/** Ids of whoever has this address or id, found before the log is read: a condition on another table would use no index. */
async function findActors(db: PartnerDb, { partnerId }: InPartner, q: string): Promise<string[]> {
  const id = UUID.safeParse(q).data ?? null
  const isCalled = sql<boolean>`(email = lower(${q}) or id = ${id}::uuid)`
  const people = db.selectFrom('users').select('id').where('partner_id', '=', partnerId).where(isCalled)
  const staff = db.selectFrom('admins').select('id').where('partner_id', '=', partnerId).where(isCalled)
  const operators = db.selectFrom('operators').select('id').where(isCalled)
  return (await people.unionAll(staff).unionAll(operators).execute()).map((actor) => actor.id)
}

/** What stands in a column, each word once: by the index from one word to the next, however many lines there are. */
export async function listWords(
  db: PartnerDb,
  { partnerId }: InPartner,
  column: 'action' | 'record_type',
): Promise<string[]> {
  const word = sql.ref(column)
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${word} as word from audit_log where partner_id = ${partnerId} order by ${word} limit 1)
      union all
      select (select ${word} from audit_log where partner_id = ${partnerId} and ${word} > words.word
        order by ${word} limit 1) from words where words.word is not null)
    select word from words where word is not null`.execute(db)
  return rows.map((row) => row.word)
}
