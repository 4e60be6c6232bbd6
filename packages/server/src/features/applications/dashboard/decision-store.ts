import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { hasStatus, isOfProgram, submitted } from '../queue/queue-condition-store.ts'
import type { StatusRule } from '../queue/queue-rules.ts'

type Asked = {
  readonly from: Date
  readonly until: Date
  readonly program: string | undefined
  /** The statuses that decide. */
  readonly decided: readonly StatusRule[]
}

/** How long the first decision about each application took that was decided in a period, and which statuses decided. */
export async function countDecisions(
  db: PartnerDb,
  scope: InPartner,
  { from, until, program, decided }: Asked,
) {
  const isDecision = hasStatus(decided, 'line.status')
  const decisions = () =>
    submitted(db, scope)
      .innerJoin('application_statuses as line', (join) =>
        samePartner(join, 'line.application_id', 'applications.id'),
      )
      .where('line.at', '>=', from)
      .where('line.at', '<', until)
      .where(isOfProgram(program))
      .where(isDecision)
      .where(
        sql<boolean>`not exists (select from application_statuses earlier
          where earlier.partner_id = line.partner_id and earlier.application_id = line.application_id
            and (earlier.at, earlier.id) < (line.at, line.id) and ${hasStatus(decided, 'earlier.status')})`,
      )
  const days = sql`greatest(0, extract(epoch from line.at - applications.submitted_at) / 86400)`
  const byStatus = await decisions()
    .select(['applications.program_id', 'applications.program_version', 'line.status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['applications.program_id', 'applications.program_version', 'line.status'])
    .execute()
  const { median, ninetieth } = await decisions()
    // Nobody decided about what its applicant withdrew.
    .where('line.status', '!=', 'withdrawn')
    .select([
      sql<number | null>`percentile_cont(0.5) within group (order by ${days})`.as('median'),
      sql<number | null>`percentile_cont(0.9) within group (order by ${days})`.as('ninetieth'),
    ])
    .executeTakeFirstOrThrow()
  const byCity = await decisions()
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'applications.building_id'))
    .where('line.status', '!=', 'withdrawn')
    .select([
      sql<string | null>`nullif(trim(buildings.fields ->> 'city'), '')`.as('city'),
      sql<number>`percentile_cont(0.5) within group (order by ${days})`.as('median'),
      sql<string>`coalesce(sum(applications.approved_amount), 0)`.as('amount'),
    ])
    .groupBy(sql`1`)
    .execute()
  return { byStatus, median, ninetieth, byCity }
}

/** Of how many applications more was asked in a period, and within how many days half of those had all of it answered. */
export async function countAsked(
  db: PartnerDb,
  scope: InPartner,
  { from, until, program }: Omit<Asked, 'decided'>,
): Promise<{ asked: number; median: number | null }> {
  const each = submitted(db, scope)
    .innerJoin('application_requests as request', (join) =>
      samePartner(join, 'request.application_id', 'applications.id'),
    )
    .where('request.created_at', '>=', from)
    .where('request.created_at', '<', until)
    .where(isOfProgram(program))
    .select([
      sql<number>`case when bool_and(request.done_at is not null)
        then extract(epoch from max(request.done_at) - min(request.created_at)) / 86400 end`.as('days'),
    ])
    .groupBy('applications.id')
  return db
    .selectFrom(each.as('each'))
    .select([
      sql<number>`count(*)::integer`.as('asked'),
      sql<number | null>`percentile_cont(0.5) within group (order by days)`.as('median'),
    ])
    .executeTakeFirstOrThrow()
}
