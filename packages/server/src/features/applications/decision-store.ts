import { sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { hasStatus, isOfProgram, submitted } from './queue-condition-store.ts'
import type { StatusRule } from './queue-rules.ts'

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
        join
          .onRef('line.partner_id', '=', 'applications.partner_id')
          .onRef('line.application_id', '=', 'applications.id'),
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
  return { byStatus, median, ninetieth }
}
