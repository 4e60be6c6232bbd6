import type { Database } from '../../packages/server/src/platform/database/database.ts'

const PEOPLE = 50_000
export const APPLICATIONS = 100_000
export const LOG_LINES = 1_000_000
/** One line of the log in this many is of the partner's admin. */
const LINES_OF_STAFF = 10
/** Applications were begun over this many days, so that a tenth of them is ten thousand. */
const DAYS = 100

/** An id that a number always gives, so that tables can be filled without reading what the others hold. */
const idOf = (what: string, number: string) =>
  `overlay(overlay(md5('${what}' || ${number}) placing '7' from 13) placing '8' from 17)::uuid`
const oneOf = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + ${number} % ${words.length}]`

/** In the order in which they are written, as those of the product are. */
const LINE_ID = `('0190a8a0-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

const FIRST = [
  'Halima',
  'Karl',
  'Gail',
  'Duc',
  'Rosa',
  'Ethan',
  'Priya',
  'Walter',
  'Simone',
  'Marcus',
  'Ingrid',
]
const LAST = [
  'Abubakar',
  'Lindgren',
  'Petersen',
  'Nguyen',
  'Delgado',
  'Brzezinski',
  'Raman',
  'Hoffmann',
  'Okafor',
]
const STREETS = [
  'Erie Avenue',
  'Huron Street',
  'Superior Avenue',
  'Mill Street',
  'Beech Drive',
  'Lakeshore Road',
]
const CITIES = ['Sheboygan', 'Manitowoc', 'Plymouth', 'Kohler', 'Two Rivers', 'Cedarburg', 'Kiel']
const STATUSES = [
  ...['submitted', 'eligibility_review', 'eligibility_review', 'information_requested', 'approved'],
  ...['payment_issued', 'payment_issued', 'payment_issued', 'declined', 'withdrawn'],
]
const TYPES = ['detached', 'detached', 'detached', 'detached', 'semi', 'row_end', 'row_mid', 'apartment']
const LETTERS = ['C', 'D', 'D', 'E', 'E', 'F', 'G']
const ACTIONS = [
  'application.submit',
  'assessment.answer',
  'building.update',
  'session.begin',
  'document.add',
]

/** The desk of a large partner: people with a home each, two applications a home, and a long log. By SQL alone: a minute or two. */
export async function seedAdmin(database: Database, partnerId: string): Promise<void> {
  await seedPeople(database, partnerId)
  await seedApplications(database, partnerId)
  await seedLog(database, partnerId)
  await database.execute('analyze', [])
}

/** Its indexes are made once, over all lines: that is much quicker than line by line. */
async function seedLog(database: Database, partnerId: string): Promise<void> {
  const { rows } = await database.execute(
    `select indexname, indexdef from pg_indexes where tablename = 'audit_log' and indexname <> 'audit_log_pkey'`,
    [],
  )
  const indexes = rows as { indexname: string; indexdef: string }[] // the two columns that were asked for
  for (const { indexname } of indexes) await database.execute(`drop index ${indexname}`, [])
  await database.execute(
    `
    insert into audit_log (partner_id, id, at, actor_kind, actor_id, action, record_type, record_id, after, request_id)
    select $1::uuid, ${LINE_ID}, now() - n * interval '20 seconds',
      case when n % ${LINES_OF_STAFF} = 0 then 'admin' else 'user' end,
      case when n % ${LINES_OF_STAFF} = 0 then staff.id else ${idOf('person', `(n % ${PEOPLE})`)} end,
      ${oneOf(ACTIONS, 'n')}, 'building', ${idOf('home', `(n % ${PEOPLE})`)}, '{"floor_area": 1850}', 'bench-' || n
    from generate_series(1, ${LOG_LINES}::integer) n, admins staff
    where staff.partner_id = $1::uuid and staff.email = 'admin@lakeshore.test'`,
    [partnerId],
  )
  for (const { indexdef } of indexes) await database.execute(indexdef, [])
}

async function seedPeople(database: Database, partnerId: string): Promise<void> {
  await database.execute(
    `
    insert into users select (jsonb_populate_record(u, jsonb_build_object('id', ${idOf('person', 'n')},
      'email', 'person' || n || '@bench.test', 'first_name', ${oneOf(FIRST, 'n')}, 'last_name', ${oneOf(LAST, 'n')},
      'name', ${oneOf(FIRST, 'n')} || ' ' || ${oneOf(LAST, 'n')}, 'partner_account_id', null))).*
    from generate_series(0, ${PEOPLE - 1}::integer) n, users u
    where u.partner_id = $1::uuid and u.email = 'homeowner@lakeshore.test'`,
    [partnerId],
  )
  await database.execute(
    `
    insert into buildings (partner_id, id, user_id, fields, prefilled_fields, virtual_audit_mode, extra_info, revision,
      field_revisions, created_at, updated_at)
    select b.partner_id, ${idOf('home', 'n')}, ${idOf('person', 'n')}, b.fields || jsonb_build_object(
      'address1', n || ' ' || ${oneOf(STREETS, 'n')}, 'city', ${oneOf(CITIES, 'n')}), b.prefilled_fields,
      b.virtual_audit_mode, b.extra_info, 1, b.field_revisions, now() - (n % ${DAYS}) * interval '1 day', now()
    from generate_series(0, ${PEOPLE - 1}::integer) n, buildings b
    where b.partner_id = $1::uuid and b.fields ->> 'address1' = '418 Birchwood Lane'`,
    [partnerId],
  )
  await database.execute(
    `
    insert into generic_items (partner_id, id, building_id, item_type, data, answered_at, created_at, updated_at)
    select $1::uuid, ${idOf('type', 'n')}, ${idOf('home', 'n')}, 'house_type',
      jsonb_build_object('house_type', jsonb_build_array(${oneOf(TYPES, 'n')})), '{}', now(), now()
    from generate_series(0, ${PEOPLE - 1}::integer) n`,
    [partnerId],
  )
  await database.execute(
    `
    insert into virtual_audits (partner_id, id, building_id, engine_version, basis, answers, result, computed_at)
    select $1::uuid, ${idOf('audit', 'n')}, ${idOf('home', 'n')}, '', '', '{}',
      json_build_object('label', json_build_object('now', json_build_object('letter', ${oneOf(LETTERS, '(n / 2)')}))), now()
    from generate_series(0, ${PEOPLE - 1}::integer, 2) n`,
    [partnerId],
  )
}

async function seedApplications(database: Database, partnerId: string): Promise<void> {
  await database.execute(
    `
    insert into applications (partner_id, id, user_id, building_id, kind, program_id, program_version, status, status_at,
      total_incentive, created_at, updated_at, submitted_at)
    select p.partner_id, ${idOf('application', 'n')}, ${idOf('person', `(n % ${PEOPLE})`)}, ${idOf('home', `(n % ${PEOPLE})`)},
      'Program', p.program_id, p.version, ${oneOf(STATUSES, 'n')}, at + interval '12 hours', 400, at, at + interval '12 hours', at
    from (select n, now() - (n % ${DAYS}) * interval '1 day' - interval '2 days' as at
      from generate_series(1, ${APPLICATIONS}::integer) n) made
    join lateral (select v.* from program_versions v where v.partner_id = $1::uuid
      order by v.program_id, v.version desc offset (made.n % 3) limit 1) p on true`,
    [partnerId],
  )
  await database.execute(
    `
    insert into application_statuses (partner_id, id, application_id, status, at, by_kind)
    select partner_id, ${idOf('status', 'id::text')}, id, status, status_at, 'system' from applications
    where partner_id = $1::uuid and status_at < now() - interval '1 day'
      and not exists (select from application_statuses s where s.application_id = applications.id)`,
    [partnerId],
  )
  await database.execute(
    `
    insert into payments (partner_id, id, application_id, amount, status, created_at, updated_at)
    select partner_id, ${idOf('payment', 'id::text')}, id, 400,
      case when status = 'approved' then 'due' else 'paid' end, status_at, status_at
    from applications where partner_id = $1::uuid and status in ('approved', 'payment_issued')
    on conflict do nothing`,
    [partnerId],
  )
}
