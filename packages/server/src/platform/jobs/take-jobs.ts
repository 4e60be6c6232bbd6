import type { Database } from '../database/database.ts'
import type { Turns, Whose } from './turns.ts'

export type TakenJob = Whose & { readonly id: string; readonly data: unknown }

/**
 * Each person's own in the order they came, people of a partner in turn, partners in turn: whoever asked a hundred times
 * waits behind themselves. Whoever was served last comes last among equals; what a partner has running counts as its turns.
 */
const TAKE_SQL = `
  with waiting as (
    select id, created_on, coalesce(data ->> 'partnerId', '') as partner, coalesce(data ->> $3, '') as person
    from pgboss.job where name = $1 and state < 'active' and start_after <= now()
  ), of_people as (
    select *, row_number() over (partition by partner, person order by created_on, id) as turn_of_person from waiting
  ), of_partners as (
    select *, row_number() over (partition by partner order by turn_of_person,
      array_position($5::text[], partner || ' ' || person) nulls first, created_on, id)
      + coalesce(($7::int[])[array_position($6::text[], partner)], 0) as turn
    from of_people
  ), next as (
    select job.id, partner, person from pgboss.job join of_partners on of_partners.id = job.id
    where job.name = $1 and job.state < 'active' and turn <= $8
    order by turn, array_position($4::text[], partner) nulls first, job.created_on, job.id
    limit $2 for update of job skip locked
  )
  update pgboss.job set state = 'active', started_on = now(),
    retry_count = case when started_on is not null then retry_count + 1 else retry_count end
  from next where job.name = $1 and job.id = next.id
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
