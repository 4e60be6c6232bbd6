import type { JobQuery, JobState } from '@hearthlight/domain/records/job-line'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

/** Our words for the states of the queue. */
const STATES = {
  waiting: ['created', 'retry'],
  running: ['active'],
  done: ['completed', 'cancelled'],
  failed: ['failed'],
} as const satisfies Record<JobState, readonly string[]>

/** Whose jobs: those of the partner, and for who looks after the platform those of none as well. */
export type Whose = InPartner & { readonly isOperator: boolean }

const jobs = (db: PlatformDb, { partnerId, isOperator }: Whose) =>
  db
    .selectFrom('pgboss.job as job')
    .select(['id', 'name', 'state', 'retry_count', 'retry_limit', 'created_on', 'started_on', 'completed_on'])
    .select(sql<string | null>`output ->> 'message'`.as('reason'))
    .where((where) => {
      const own = where(sql`data ->> 'partnerId'`, '=', partnerId)
      return isOperator ? where.or([own, where(sql`data ->> 'partnerId'`, 'is', null)]) : own
    })
    // The queue's own ticks, one a minute.
    .where('name', 'not like', '\\_\\_pgboss%')

export type StoredJob = NonNullable<Awaited<ReturnType<typeof findJob>>>

export const findJob = (db: PlatformDb, whose: Whose, id: string) =>
  jobs(db, whose).where('id', '=', id).executeTakeFirst()

export function listJobs(db: PlatformDb, whose: Whose, { state, ...page }: JobQuery) {
  const query = jobs(db, whose)
  return keysetPage(state === undefined ? query : query.where('state', 'in', STATES[state]), page, {
    sorts: { created: { by: sql.ref('job.created_on'), kind: 'timestamptz' } },
    id: { by: sql.ref('job.id'), kind: 'uuid' },
  })
}

export async function countFailed(db: PlatformDb, whose: Whose, since: Date): Promise<number> {
  const { failed } = await jobs(db, whose)
    .clearSelect()
    .where('state', 'in', STATES.failed)
    .where('completed_on', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow()
  return Number(failed)
}

export const whoseOf = ({ partnerId, actor }: Scope): Whose => ({
  partnerId,
  isOperator: actor.kind === 'operator',
})

export const stateOf = (stored: StoredJob['state']): JobState =>
  (Object.keys(STATES) as JobState[]).find((state) => STATES[state].some((each) => each === stored)) ??
  'waiting' // every key is a state
