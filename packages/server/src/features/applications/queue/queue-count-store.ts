import { AGE_LIMITS } from '@hearthlight/domain/applications/queue/dashboard'
import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { waitsForSecond } from '../moves/waiting-approval-store.ts'
import { hasStatus, isNeverOpened, isOfProgram, isPastPromise, submitted } from './queue-condition-store.ts'
import type { StatusRule } from './queue-rules.ts'

/** How many there are by program, version and status, and how many of them are this reviewer's. */
export const countByStatus = (db: PartnerDb, scope: InPartner, reviewerId: string) =>
  submitted(db, scope)
    .select(['program_id', 'program_version', 'status'])
    .select(({ fn }) => [fn.countAll<number>().as('all')])
    .select(sql<number>`count(*) filter (where assigned_to = ${reviewerId}::uuid)`.as('own'))
    .groupBy(['program_id', 'program_version', 'status'])
    .execute()

export async function countLate(
  db: PartnerDb,
  scope: InPartner,
  rules: readonly StatusRule[],
  zone: string,
): Promise<number> {
  const { late } = await submitted(db, scope)
    .where(isPastPromise(rules, zone))
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .executeTakeFirstOrThrow()
  return Number(late)
}

/** Of what is past its promise, how many nobody has opened yet, and which of those that are shown. */
export const countNeverOpened = (
  db: PartnerDb,
  scope: InPartner,
  rules: readonly StatusRule[],
  {
    zone,
    program,
    shown,
  }: { readonly zone: string; readonly program: string | undefined; readonly shown: readonly string[] },
) =>
  submitted(db, scope)
    .where(isPastPromise(rules, zone))
    .where(isOfProgram(program))
    .where(isNeverOpened)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<string[]>`coalesce(array_agg(id) filter (where id = any(${shown}::uuid[])), '{}')`.as('ids'),
    ])
    .executeTakeFirstOrThrow()

export async function countWaiting(db: PartnerDb, scope: InPartner): Promise<number> {
  const { waiting } = await submitted(db, scope)
    .where(waitsForSecond)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

type Ages = [number, number, number, number]

/** How many of these statuses there are, by how many days they have had it. */
export const countAges = (
  db: PartnerDb,
  scope: InPartner,
  open: readonly StatusRule[],
  { now, program }: { readonly now: Date; readonly program: string | undefined },
) => {
  const days = sql`extract(epoch from ${now}::timestamptz - status_at) / 86400`
  const [first, second, third] = AGE_LIMITS
  return submitted(db, scope)
    .where(hasStatus(open))
    .where(isOfProgram(program))
    .select(['program_id', 'program_version', 'status'])
    .select(
      sql<Ages>`array[
        count(*) filter (where ${days} < ${first + 1}),
        count(*) filter (where ${days} >= ${first + 1} and ${days} < ${second + 1}),
        count(*) filter (where ${days} >= ${second + 1} and ${days} < ${third + 1}),
        count(*) filter (where ${days} >= ${third + 1})]::integer[]`.as('ages'),
    )
    .groupBy(['program_id', 'program_version', 'status'])
    .execute()
}

/** How many have had one of these statuses since which day, how many of them are this reviewer's and how many nobody's. */
export const countByDay = (
  db: PartnerDb,
  scope: InPartner,
  waiting: readonly StatusRule[],
  {
    zone,
    program,
    reviewerId,
  }: { readonly zone: string; readonly program: string | undefined; readonly reviewerId: string },
) => {
  const day = sql<string>`to_char(status_at at time zone ${zone}, 'YYYY-MM-DD')`
  return submitted(db, scope)
    .where(hasStatus(waiting))
    .where(isOfProgram(program))
    .select(['program_id', 'program_version', 'status', day.as('day')])
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where assigned_to = ${reviewerId}::uuid))::integer`.as('own'),
      sql<number>`(count(*) filter (where assigned_to is null))::integer`.as('free'),
    ])
    .groupBy(['program_id', 'program_version', 'status'])
    .groupBy(sql`4`)
    .execute()
}

/** How many open ones each reviewer has. */
export const countLoads = (db: PartnerDb, scope: InPartner, open: readonly StatusRule[]) =>
  submitted(db, scope)
    .where('assigned_to', 'is not', null)
    .where(hasStatus(open))
    .select(['assigned_to'])
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .groupBy('assigned_to')
    .execute()
