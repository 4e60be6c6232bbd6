import type { Database } from '../database/database.ts'
import type { Turns, Whose } from './turns.ts'

const PARTNER_OF_JOB = `coalesce(job.data ->> 'partnerId', '')`

/** By it the oldest of each partner are found without reading what else waits. */
export const WAITING_INDEX = `create index if not exists job_of_partner on pgboss.job
  (name, (coalesce(data ->> 'partnerId', '')), created_on, id) where state < 'active'`

export type TakenJob = Whose & { readonly id: string; readonly data: unknown }

/** Of a partner so many are ranked, the oldest first: however many wait, taking costs the same. */
const MOST_RANKED = 500
/** For those that another worker takes at the same time. */
const SPARE = 50

/**
 * Each person's own in the order they came, people of a partner in turn, partners in turn: whoever asked a hundred times
 * waits behind themselves. Whoever was served last comes last among equals; what a partner has running counts as its turns.
 */
const TAKE_SQL = `
  with recursive asking as (
    (select ${PARTNER_OF_JOB} as partner from pgboss.job job where name = $1 and state < 'active' order by 1 limit 1)
    union all
    select (select ${PARTNER_OF_JOB} as next from pgboss.job job
      where name = $1 and state < 'active' and ${PARTNER_OF_JOB} > asking.partner order by 1 limit 1)
    from asking where asking.partner is not null
  ), waiting as (
    select oldest.* from asking cross join lateral (
      select id, created_on, asking.partner, coalesce(data ->> $3, '') as person from pgboss.job job
      where name = $1 and state < 'active' and ${PARTNER_OF_JOB} = asking.partner and start_after <= now()
      order by created_on, id limit ${MOST_RANKED}
    ) oldest where asking.partner is not null
  ), of_people as (
    select *, row_number() over (partition by partner, person order by created_on, id) as turn_of_person from waiting
  ), of_partners as (
    select *, row_number() over (partition by partner order by turn_of_person,
      array_position($5::text[], partner || ' ' || person) nulls first, created_on, id)
      + coalesce(($7::int[])[array_position($6::text[], partner)], 0) as turn
    from of_people
  ), ranked as (
    select *, row_number() over (order by turn, array_position($4::text[], partner) nulls first, created_on, id) as place
    from of_partners where turn <= $8 order by place limit $2::int + ${SPARE}
  ), next as (
    select job.id, partner, person from ranked join pgboss.job on job.name = $1 and job.id = ranked.id
    where job.state < 'active' order by place limit $2 for update of job skip locked
  )
  update pgboss.job set state = 'active', started_on = now(),
    retry_count = case when started_on is not null then retry_count + 1 else retry_count end
  from next where job.name = $1 and job.id = next.id and job.id = any (array(select id from next))
  returning job.id, data, partner, person`

/** Takes what is due in a queue, by turns; two workers take different ones. */
export async function takeJobs(
  database: Pick<Database, 'execute'>,
  name: string,
  limit: number,
  { person, partners, people, running, perPartner }: Turns,
): Promise<TakenJob[]> {
  const { rows } = await database.execute(TAKE_SQL, [
    ...[name, limit, person, partners, people],
    ...[[...running.keys()], [...running.values()], perPartner],
  ])
  return rows as TakenJob[]
}
