import type { QUEUE_SORTS, QueueQuery } from '@hearthlight/domain/applications/queue/queue'
import type { Chosen } from '@hearthlight/domain/shared/list-page'
import { sql } from 'kysely'
import { isChosen } from '../../../platform/database/queries/is-chosen.ts'
import { keysetPage } from '../../../platform/database/queries/keyset.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type InPartner, type Scope } from '../../../platform/scope.ts'
import { waitsForSecond } from '../moves/waiting-approval-store.ts'
import { hasStatus, isPastPromise, submitted } from './queue-condition-store.ts'
import type { StatusRule } from './queue-rules.ts'
import { type FoundInQueue, isFound } from './queue-search-store.ts'

export type QueueFilter = Omit<QueueQuery, 'limit' | 'sort' | 'after' | 'before' | 'tab' | 'q'> & {
  /** Only what was found; undefined is all. */
  readonly found?: FoundInQueue | undefined
  readonly zone: string
  /** Only what has one of these statuses; undefined is all. */
  readonly rules: readonly StatusRule[] | undefined
  readonly isLate: boolean
  /** Only what waits for a second person, or only what does not; undefined is both. */
  readonly isWaiting?: boolean
  /** Only those of this reviewer, or of nobody. */
  readonly ofOrFree?: string
  readonly except?: string
}

const NOBODY = 'none'

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

/** By the index of reviewers; only what is left out is compared row by row. */
function isOfReviewer(chosen: Chosen | undefined) {
  if (chosen === undefined || chosen.isNot)
    return isChosen(sql`coalesce(applications.assigned_to::text, ${NOBODY})`, chosen)
  const ids = chosen.values.filter((value) => value !== NOBODY)
  return sql<boolean>`(applications.assigned_to = any(${ids}::uuid[])
    or (${chosen.values.includes(NOBODY)} and applications.assigned_to is null))`
}

const startOf = (day: string, zone: string, plus = 0) =>
  sql<Date>`((${day}::date + ${plus}::integer)::timestamp at time zone ${zone})`

function filtered(db: PartnerDb, scope: InPartner, filter: QueueFilter) {
  const { zone, status, program, reviewer, submitted_from, submitted_to, rules, ofOrFree, except } = filter
  const narrowed = submitted(db, scope)
    .$if(rules !== undefined, (query) => query.where(hasStatus(rules ?? [])))
    .$if(filter.isLate, (query) => query.where(isPastPromise(rules ?? [], zone)))
    .$if(filter.isWaiting !== undefined, (query) =>
      query.where(sql<boolean>`${waitsForSecond} = ${filter.isWaiting ?? false}`),
    )
    .where(isChosen(sql`applications.status`, status))
    .where(isChosen(sql`coalesce(applications.program_id, applications.incentive_id)::text`, program))
    .where(isOfReviewer(reviewer))
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

/** A page of the queue with the names that stand in it, and what of it is new to the asker. */
export const pageOfQueue = (
  db: PartnerDb,
  scope: Scope,
  page: Pick<QueueQuery, 'limit' | 'sort' | 'after' | 'before'> & { readonly isCounted?: boolean },
  filter: QueueFilter,
) =>
  keysetPage(
    filtered(db, scope, filter)
      .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
      .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'applications.building_id'))
      .leftJoin('admins', (join) => samePartner(join, 'admins.id', 'applications.assigned_to'))
      .leftJoin('unread_applications as unread', (join) =>
        samePartner(join, 'unread.application_id', 'applications.id').on(
          'unread.staff_id',
          '=',
          actorId(scope.actor),
        ),
      )
      .select([
        ...(['applications.id', 'applications.number', 'applications.program_id'] as const),
        ...(['applications.program_version', 'applications.incentive_id', 'applications.status'] as const),
        ...(['applications.status_at', 'applications.updated_at', 'applications.submitted_at'] as const),
        ...(['applications.assigned_to', 'applications.answer_by'] as const),
        amountOf.as('amount'),
        waitsForSecond.as('waits_for_second'),
        'users.name as applicant',
        'admins.name as reviewer',
        'unread.why as unread',
        sql<string | null>`buildings.fields ->> 'address1'`.as('address1'),
        sql<string | null>`buildings.fields ->> 'address2'`.as('address2'),
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
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
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
