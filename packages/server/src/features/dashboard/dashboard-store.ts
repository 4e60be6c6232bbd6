import { sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

export type Period = {
  readonly from: Date
  readonly until: Date
  readonly zone: string
  readonly program: string | undefined
}

/** How far an application has come, in the numbers of the steps: begun 2, handed in 3, approved 4, paid 5. */
const STEP_OF_APPLICATION = sql`case
  when exists (select from payments p
    where p.partner_id = a.partner_id and p.application_id = a.id and p.status = 'paid') then 5
  when a.approved_amount is not null then 4
  when a.submitted_at is not null then 3
  else 2 end`

/** One row a home that was begun in the period: where it is, when it was begun, and the furthest step it came to. */
const homesBegun = ({ partnerId }: InPartner, { from, until }: Period) => sql`
  select b.created_at as at, nullif(trim(b.fields ->> 'city'), '') as city, greatest(
    case when exists (select from virtual_audits v
      where v.partner_id = b.partner_id and v.building_id = b.id) then 1 else 0 end,
    (select max(${STEP_OF_APPLICATION}) from applications a
      where a.partner_id = b.partner_id and a.building_id = b.id)) as step
  from buildings b
  where b.partner_id = ${partnerId} and b.created_at >= ${from} and b.created_at < ${until}`

/** The same of homes that began an application to one program or for one incentive. */
const applicationsBegun = ({ partnerId }: InPartner, { from, until, program }: Period) => sql`
  select min(a.created_at) as at, nullif(trim(b.fields ->> 'city'), '') as city,
    max(${STEP_OF_APPLICATION}) as step
  from applications a
  join buildings b on b.partner_id = a.partner_id and b.id = a.building_id
  where a.partner_id = ${partnerId} and a.created_at >= ${from} and a.created_at < ${until}
    and ${program ?? null}::uuid in (a.program_id, a.incentive_id)
  group by b.partner_id, b.id`

const begun = (scope: InPartner, period: Period) =>
  period.program === undefined ? homesBegun(scope, period) : applicationsBegun(scope, period)

export type CityRow = { readonly name: string | null; readonly steps: readonly number[] }

/** By city, how many came to each step or further; the city with the most first. */
export async function countByCity(db: PartnerDb, scope: InPartner, period: Period): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select city as name, array[count(*), count(*) filter (where step >= 1), count(*) filter (where step >= 2),
      count(*) filter (where step >= 3), count(*) filter (where step >= 4),
      count(*) filter (where step >= 5)]::integer[] as steps
    from (${begun(scope, period)}) begun
    group by city order by count(*) desc, city`.execute(db)
  return rows
}

export type WeekRow = { readonly week: string; readonly started: number; readonly finished: number }

/** By week, how many were begun, and how many of those came to the next step. */
export async function countByWeek(
  db: PartnerDb,
  scope: InPartner,
  period: Period,
): Promise<readonly WeekRow[]> {
  const next = period.program === undefined ? 1 : 3
  const { rows } = await sql<WeekRow>`
    select to_char(date_trunc('week', at at time zone ${period.zone}), 'YYYY-MM-DD') as week,
      count(*)::integer as started, (count(*) filter (where step >= ${next}))::integer as finished
    from (${begun(scope, period)}) begun group by 1 order by 1`.execute(db)
  return rows
}
