import type {
  QueueNeighbours,
  QueueNeighboursQuery,
  QueueOverview,
  QueueQuery,
  QueueRow,
  QueueTab,
} from '@hearthlight/domain/applications/queue/queue'
import { MOST_SELECTED, QUEUE_TABS } from '@hearthlight/domain/applications/queue/queue'
import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { countByStatus, countLate, countWaiting } from './queue-count-store.ts'
import { isOf, rulesOfTab, type StatusRule, statusRules } from './queue-rules.ts'
import {
  listIncentiveTitles,
  listProgramStatuses,
  listReviewers,
  type StoredStatuses,
} from './queue-rules-store.ts'
import { findInQueue } from './queue-search-store.ts'
import {
  idsOfQueue,
  nearestInQueue,
  pageOfQueue,
  type QueueFilter,
  type QueueRowStored,
} from './queue-store.ts'
import { countUnread } from './unread-store.ts'

type Deps = Pick<ApplicationDeps, 'db' | 'now'>

const ownId = (scope: Scope): string => actorId(scope.actor) ?? ''

/** What the queue speaks of: every status, and the names of programs and incentives. */
export async function readQueueWords(db: PartnerDb, scope: Scope, now: Date) {
  const versions = await listProgramStatuses(db, scope)
  const incentives = await listIncentiveTitles(db, scope)
  return { rules: statusRules(scope, versions, now), names: namesOf(scope, versions, incentives) }
}

type Titles = Awaited<ReturnType<typeof listIncentiveTitles>>

function namesOf({ language }: Scope, versions: readonly StoredStatuses[], incentives: Titles) {
  const names = new Map<string, string>()
  for (const { id, title } of incentives) names.set(id, sayIn(language, LANGUAGES)(title))
  for (const { program_id, name, languages } of versions)
    if (!names.has(program_id)) names.set(program_id, sayIn(language, languages)(name))
  return names
}

/** One page of a view of the queue. */
export const listQueue = ({ db, now }: Deps, scope: Scope, query: QueueQuery) =>
  inPartner(db, scope, async (partnerDb) => {
    const { rules, names } = await readQueueWords(partnerDb, scope, now())
    const { limit, sort, after, before, ...asked } = query
    const page = await pageOfQueue(
      partnerDb,
      scope,
      { limit, sort, after, before },
      await filterOf(partnerDb, scope, rules, asked),
    )
    return { ...page, rows: page.rows.map((row) => presentRow(scope, row, rules, names, now())) }
  })

type Asked = Omit<QueueQuery, 'limit' | 'sort' | 'after' | 'before'>

const filterOf = async (
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  { tab, q = '', ...filters }: Asked,
): Promise<QueueFilter> => ({
  ...filters,
  ...(q !== '' && { found: await findInQueue(db, scope, q) }),
  ...(tab === 'mine' && { reviewer: { isNot: false, values: [ownId(scope)] } }),
  zone: scope.partner.config.time_zone,
  rules: rulesOfTab(rules, tab),
  isLate: tab === 'late',
  ...(tab === 'second' && { isWaiting: true }),
})

/** The one before and the one after an application in a view of the queue. */
export const readNeighbours = ({ db, now }: Deps, scope: Scope, query: QueueNeighboursQuery) =>
  inPartner(db, scope, async (partnerDb): Promise<QueueNeighbours> => {
    const { of, sort, ...asked } = query
    if ((await findAnyApplication(partnerDb, scope, of)) === undefined) throw new Problem('shared.not-found')
    const { rules } = await readQueueWords(partnerDb, scope, now())
    const filter = await filterOf(partnerDb, scope, rules, asked)
    const nearest = async (side: -1 | 1) =>
      (await nearestInQueue(partnerDb, scope, { of, sort, side }, filter)) ?? null
    return { previous: await nearest(-1), next: await nearest(1) }
  })

/** Those of a view, as many as can be selected at once. */
export const listMatching = ({ db, now }: Deps, scope: Scope, asked: Asked) =>
  inPartner(db, scope, async (partnerDb) => {
    const { rules } = await readQueueWords(partnerDb, scope, now())
    const filter = await filterOf(partnerDb, scope, rules, asked)
    const ids = await idsOfQueue(partnerDb, scope, filter, MOST_SELECTED + 1)
    return { ids: ids.slice(0, MOST_SELECTED), has_more: ids.length > MOST_SELECTED }
  })

/** The oldest that waits for a review and is this reviewer's, or nobody's yet. */
export const nextInQueue = ({ db, now }: Deps, scope: Scope, after: string | undefined) =>
  inPartner(db, scope, async (partnerDb) => {
    if (after !== undefined && (await findAnyApplication(partnerDb, scope, after)) === undefined)
      throw new Problem('shared.not-found')
    const { rules } = await readQueueWords(partnerDb, scope, now())
    const { rows } = await pageOfQueue(
      partnerDb,
      scope,
      { limit: 1, sort: 'status_at', isCounted: false },
      {
        zone: scope.partner.config.time_zone,
        rules: rulesOfTab(rules, 'review'),
        isLate: false,
        isWaiting: false,
        ofOrFree: ownId(scope),
        ...(after !== undefined && { except: after }),
      },
    )
    return rows[0]?.id ?? null
  })

/** How many hold something that the asker has not looked at. */
export const readUnread = ({ db }: Deps, scope: Scope): Promise<number> =>
  inPartner(db, scope, (partnerDb) => countUnread(partnerDb, scope, ownId(scope)))

function presentRow(
  scope: Scope,
  row: QueueRowStored,
  rules: readonly StatusRule[],
  names: ReadonlyMap<string, string>,
  now: Date,
): QueueRow & { readonly id: string } {
  const rule = rules.find((candidate) => isOf(candidate, row))
  const zone = scope.partner.config.time_zone
  const since = dayIn(zone, row.status_at)
  const { assigned_to, reviewer } = row
  return {
    id: row.id,
    number: row.number,
    applicant: row.applicant,
    address: [streetOf(row), row.city].filter((part) => part).join(', '),
    program: names.get(row.program_id ?? row.incentive_id ?? '') ?? '',
    status: row.status,
    status_name: rule?.name ?? row.status,
    turn: rule?.turn ?? 'review',
    waits_for_second: row.waits_for_second,
    reviewer: assigned_to === null ? null : { id: assigned_to, name: reviewer ?? '' },
    amount: row.amount,
    submitted_at: (row.submitted_at ?? row.status_at).toISOString(),
    status_at: row.status_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    days: workingDaysSince(since, dayIn(zone, now)),
    promised_days: rule?.promisedDays ?? null,
    answer_by: row.answer_by,
    unread: row.unread,
    is_late: rule?.lateFrom !== null && rule?.lateFrom !== undefined && since <= rule.lateFrom,
  }
}

/** The counts of all views, and what the queue can be narrowed to. */
export const readOverview = ({ db, now }: Deps, scope: Scope): Promise<QueueOverview> =>
  inPartner(db, scope, async (partnerDb) => {
    const { rules, names } = await readQueueWords(partnerDb, scope, now())
    const counted = await countByStatus(partnerDb, scope, ownId(scope))
    const sum = (tab: QueueTab, column: 'all' | 'own') => {
      const shown = rulesOfTab(rules, tab)
      return counted
        .filter((row) => shown === undefined || shown.some((rule) => isOf(rule, row)))
        .reduce((total, row) => total + Number(row[column]), 0)
    }
    const late = await countLate(
      partnerDb,
      scope,
      rulesOfTab(rules, 'late') ?? [],
      scope.partner.config.time_zone,
    )
    const counts = Object.fromEntries(
      QUEUE_TABS.map((tab) => [tab, sum(tab, tab === 'mine' ? 'own' : 'all')]),
    ) as Record<QueueTab, number> // one entry a tab, from the list of tabs
    const second = await countWaiting(partnerDb, scope)
    const present = new Set(counted.map(({ status }) => status))
    const statuses = new Map(
      rules.flatMap(({ status, name }) => (present.has(status) ? [[status, name] as const] : [])),
    )
    const options = (entries: Iterable<readonly [string, string]>) =>
      [...entries].map(([value, label]) => ({ value, label }))
    const reviewers = await listReviewers(partnerDb, scope)
    return {
      counts: { ...counts, late, second },
      own_id: ownId(scope),
      statuses: options(statuses),
      programs: options(names),
      reviewers: reviewers.map(({ id, name }) => ({ value: id, label: name })),
    }
  })
