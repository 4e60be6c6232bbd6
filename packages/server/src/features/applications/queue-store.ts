import { AGE_LIMITS } from '@hearthlight/domain/applications/dashboard'
import type { QUEUE_SORTS, QueueQuery } from '@hearthlight/domain/applications/queue'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/keyset.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { StatusRule } from './queue-rules.ts'
import { type FoundInQueue, isFound } from './queue-search-store.ts'

export type QueueFilter = Omit<QueueQuery, 'limit' | 'sort' | 'after' | 'before' | 'tab' | 'q'> & {
  /** Only what was found; undefined is all. */
  readonly found?: FoundInQueue | undefined
  readonly zone: string
  /** Only what has one of these statuses; undefined is all. */
  readonly rules: readonly StatusRule[] | undefined
  readonly isLate: boolean
  /** Only those of this reviewer, or of nobody. */
  readonly ofOrFree?: string
  readonly except?: string
}

const COLUMNS = {
  number: 'number',
  submitted: 'submitted_at',
  status_at: 'status_at',
  updated: 'updated_at',
} as const satisfies Record<(typeof QUEUE_SORTS)[number], string>
const by = (column: string) => sql.ref(`applications.${column}`)
const ORDER = {
  sorts: {
    number: { by: by(COLUMNS.number), kind: 'integer' },
    submitted: { by: by(COLUMNS.submitted), kind: 'timestamptz' },
    status_at: { by: by(COLUMNS.status_at), kind: 'timestamptz' },
    updated: { by: by(COLUMNS.updated), kind: 'timestamptz' },
  },
  id: { by: by('id'), kind: 'uuid' },
} as const

/** What was approved, before that what is asked for. */
const amountOf = sql<string | null>`coalesce(applications.approved_amount, applications.total_incentive)`

/** What was handed in: drafts are the applicant's own. */
const submitted = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('applications')
    .where('applications.partner_id', '=', partnerId)
    .where('applications.submitted_at', 'is not', null)

function hasStatus(rules: readonly StatusRule[]) {
  const ofPrograms = rules.flatMap(({ program, status }) =>
    program === null ? [] : [{ ...program, status }],
  )
  const ofIncentives = rules.flatMap(({ program, status }) => (program === null ? [status] : []))
  return sql<boolean>`(case when applications.program_id is null
    then applications.status = any(${ofIncentives}::text[])
    else (applications.program_id, applications.program_version, applications.status) in (
      select * from unnest(${ofPrograms.map(({ id }) => id)}::uuid[],
        ${ofPrograms.map(({ version }) => version)}::integer[], ${ofPrograms.map(({ status }) => status)}::text[])) end)`
}

function isPastPromise(rules: readonly StatusRule[], zone: string) {
  const promised = rules.flatMap(({ program, status, lateFrom }) =>
    program === null || lateFrom === null ? [] : [{ ...program, status, lateFrom }],
  )
  return sql<boolean>`exists (
    select from unnest(${promised.map(({ id }) => id)}::uuid[], ${promised.map(({ version }) => version)}::integer[],
      ${promised.map(({ status }) => status)}::text[], ${promised.map(({ lateFrom }) => lateFrom)}::date[])
      as late (program_id, version, status, day)
    where late.program_id = applications.program_id and late.version = applications.program_version
      and late.status = applications.status
      and applications.status_at < ((late.day + 1)::timestamp at time zone ${zone}))`
}

const startOf = (day: string, zone: string, plus = 0) =>
  sql<Date>`((${day}::date + ${plus}::integer)::timestamp at time zone ${zone})`

function filtered(db: PartnerDb, scope: InPartner, filter: QueueFilter) {
  const { zone, status, program, reviewer, submitted_from, submitted_to, rules, ofOrFree, except } = filter
  const narrowed = submitted(db, scope)
    .$if(rules !== undefined, (query) => query.where(hasStatus(rules ?? [])))
    .$if(filter.isLate, (query) => query.where(isPastPromise(rules ?? [], zone)))
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? ''))
    .$if(program !== undefined, (query) =>
      query.where(
        sql<boolean>`${program ?? null}::uuid in (applications.program_id, applications.incentive_id)`,
      ),
    )
    .$if(reviewer !== undefined, (query) =>
      reviewer === 'none'
        ? query.where('applications.assigned_to', 'is', null)
        : query.where('applications.assigned_to', '=', reviewer ?? null),
    )
    .$if(ofOrFree !== undefined, (query) =>
      query.where(
        sql<boolean>`coalesce(applications.assigned_to, ${ofOrFree ?? null}::uuid) = ${ofOrFree ?? null}::uuid`,
      ),
    )
    .$if(except !== undefined, (query) => query.where('applications.id', '!=', except ?? ''))
    .$if(submitted_from !== undefined, (query) =>
      query.where('applications.submitted_at', '>=', startOf(submitted_from ?? '', zone)),
    )
    .$if(submitted_to !== undefined, (query) =>
      query.where('applications.submitted_at', '<', startOf(submitted_to ?? '', zone, 1)),
    )
  return filter.found === undefined ? narrowed : narrowed.where(isFound(filter.found))
}

/** A page of the queue with the names that stand in it. */
export const pageOfQueue = (
  db: PartnerDb,
  scope: InPartner,
  page: Pick<QueueQuery, 'limit' | 'sort' | 'after' | 'before'>,
  filter: QueueFilter,
) =>
  keysetPage(
    filtered(db, scope, filter)
      .innerJoin('users', (join) =>
        join
          .onRef('users.partner_id', '=', 'applications.partner_id')
          .onRef('users.id', '=', 'applications.user_id'),
      )
      .innerJoin('buildings', (join) =>
        join
          .onRef('buildings.partner_id', '=', 'applications.partner_id')
          .onRef('buildings.id', '=', 'applications.building_id'),
      )
      .leftJoin('admins', (join) =>
        join
          .onRef('admins.partner_id', '=', 'applications.partner_id')
          .onRef('admins.id', '=', 'applications.assigned_to'),
      )
      .select([
        ...(['applications.id', 'applications.number', 'applications.program_id'] as const),
        ...(['applications.program_version', 'applications.incentive_id', 'applications.status'] as const),
        ...(['applications.status_at', 'applications.updated_at', 'applications.submitted_at'] as const),
        'applications.assigned_to',
        amountOf.as('amount'),
        'users.name as applicant',
        'admins.name as reviewer',
        sql<string | null>`buildings.fields ->> 'address1'`.as('address1'),
        sql<string | null>`buildings.fields ->> 'city'`.as('city'),
      ]),
    page,
    ORDER,
  )

export type QueueRowStored = Awaited<ReturnType<typeof pageOfQueue>>['rows'][number]

/** The nearest in the order of the queue on one side of an application, wherever that one stands itself. */
export function nearestInQueue(
  db: PartnerDb,
  scope: InPartner,
  { of, sort, side }: { readonly of: string; readonly sort: QueueQuery['sort']; readonly side: -1 | 1 },
  filter: QueueFilter,
) {
  const isDescending = sort.startsWith('-')
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof COLUMNS // the contract knows no other
  const isUp = (side === 1) !== isDescending
  return filtered(db, scope, filter)
    .innerJoin('users', (join) =>
      join
        .onRef('users.partner_id', '=', 'applications.partner_id')
        .onRef('users.id', '=', 'applications.user_id'),
    )
    .where(
      sql<boolean>`(${by(COLUMNS[name])}, applications.id) ${sql.raw(isUp ? '>' : '<')}
        (select ${sql.ref(`stood.${COLUMNS[name]}`)}, stood.id from applications stood
         where stood.partner_id = ${scope.partnerId} and stood.id = ${of})`,
    )
    .select(['applications.id', 'applications.number', 'users.name as applicant'])
    .orderBy(by(COLUMNS[name]), isUp ? 'asc' : 'desc')
    .orderBy('applications.id', isUp ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The ids of those that match, the longest in their status first. */
export const idsOfQueue = async (
  db: PartnerDb,
  scope: InPartner,
  filter: QueueFilter,
  limit: number,
): Promise<string[]> =>
  (
    await filtered(db, scope, filter)
      .select('applications.id')
      .orderBy('applications.status_at')
      .orderBy('applications.id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

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

type Ages = [number, number, number, number]

/** How many of these statuses there are, by how many days they have had it. */
export const countAges = (db: PartnerDb, scope: InPartner, open: readonly StatusRule[], now: Date) => {
  const days = sql`extract(epoch from ${now}::timestamptz - status_at) / 86400`
  const [first, second, third] = AGE_LIMITS
  return submitted(db, scope)
    .where(hasStatus(open))
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

/** How many open ones each reviewer has. */
export const countLoads = (db: PartnerDb, scope: InPartner, open: readonly StatusRule[]) =>
  submitted(db, scope)
    .where('assigned_to', 'is not', null)
    .where(hasStatus(open))
    .select(['assigned_to'])
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .groupBy('assigned_to')
    .execute()

/** Whose these are, in the order in which they wait. */
export const findAssignments = (db: PartnerDb, scope: InPartner, ids: readonly string[]) =>
  submitted(db, scope)
    .select(['id', 'assigned_to', 'building_id'])
    .where('id', 'in', ids)
    .orderBy('status_at')
    .orderBy('id')
    .execute()

/** Only while it is still whose it was thought to be. */
export async function assignIfStill(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, from, to }: { readonly id: string; readonly from: string | null; readonly to: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ assigned_to: to })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .where(sql<boolean>`assigned_to is not distinct from ${from}::uuid`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
