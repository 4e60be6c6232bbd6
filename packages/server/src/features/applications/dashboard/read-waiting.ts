import type { Late, Waiting, Yours } from '@hearthlight/domain/applications/queue/dashboard'
import { workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { promiseDay } from '@hearthlight/domain/programs/promise-day'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { countByDay, countWaiting } from '../queue/queue-count-store.ts'
import { isOf, type StatusRule } from '../queue/queue-rules.ts'
import { listAnswered } from '../queue/unread-store.ts'
import { lateApplications } from './read-late.ts'

type Asked = { readonly now: Date; readonly program: string | undefined }
type Group = {
  readonly rule: StatusRule
  readonly day: string
  readonly days: number
  readonly isLate: boolean
  readonly all: number
  readonly own: number
  readonly free: number
}

/** What waits for staff, by status and by day; and what of it is the reader's. */
export async function readWaiting(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  asked: Asked,
): Promise<{ waiting: Waiting[]; yours: Yours }> {
  const zone = scope.partner.config.time_zone
  const reviewerId = actorId(scope.actor) ?? ''
  const waiting = rules.filter(({ turn }) => turn === 'review' || turn === 'payment')
  const rows = await countByDay(db, scope, waiting, { zone, program: asked.program, reviewerId })
  const today = dayIn(zone, asked.now)
  const groups = rows.flatMap((row): Group[] => {
    const rule = waiting.find((candidate) => isOf(candidate, row))
    if (rule === undefined) return []
    const { day, all, own, free } = row
    const isLate = rule.lateFrom !== null && day <= rule.lateFrom
    return [{ rule, day, days: workingDaysSince(day, today), isLate, all, own, free }]
  })
  return {
    waiting: byStatus(scope, waiting, groups),
    yours: {
      own_id: reviewerId,
      late: await ownLate(db, scope, rules, { ...asked, reviewerId, groups }),
      answered: await listAnswered(db, scope, reviewerId),
      ...reviewOf(groups, today),
      second: await countWaiting(db, scope),
    },
  }
}

/** In the order in which an application comes to them; statuses of one name and one promise are one. */
function byStatus({ language }: Scope, rules: readonly StatusRule[], groups: readonly Group[]): Waiting[] {
  const keyOf = ({ name, promisedDays }: StatusRule) => `${promisedDays} ${name.toLocaleLowerCase(language)}`
  const found = new Map<string, Waiting & { marks: Waiting['marks'] }>()
  for (const rule of rules) {
    const key = keyOf(rule)
    if (!found.has(key)) found.set(key, { name: rule.name, promised_days: rule.promisedDays, marks: [] })
  }
  for (const { rule, days, isLate, all } of [...groups].sort((a, b) => a.days - b.days)) {
    const marks = found.get(keyOf(rule))?.marks
    const same = marks?.find((mark) => mark.days === days && mark.is_late === isLate)
    if (same === undefined) marks?.push({ days, count: all, is_late: isLate })
    else same.count += all
  }
  const names = [...found.values()].map(({ name }) => name)
  return [...found.values()]
    .filter(({ marks }) => marks.length > 0)
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

function reviewOf(groups: readonly Group[], today: string): Pick<Yours, 'review' | 'free'> {
  const review = groups.filter(({ rule }) => rule.turn === 'review')
  const sum = (column: 'own' | 'free') => review.reduce((total, group) => total + group[column], 0)
  const promises = review.flatMap(({ rule, day, own }) => {
    if (own === 0 || rule.promisedDays === null) return []
    const due = promiseDay(day, rule.promisedDays)
    return due < today ? [] : [due]
  })
  const free = review.filter((group) => group.free > 0)
  return {
    review: { count: sum('own'), next_promise: promises.sort()[0] ?? null },
    free: {
      count: sum('free'),
      oldest_days: free.length === 0 ? null : Math.max(...free.map(({ days }) => days)),
    },
  }
}

type OwnLate = Asked & { readonly reviewerId: string; readonly groups: readonly Group[] }

const ownLate = async (
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  { groups, reviewerId, ...asked }: OwnLate,
): Promise<Late> =>
  groups.some(({ isLate, own }) => isLate && own > 0)
    ? lateApplications(db, scope, rules, { ...asked, reviewerId, limit: 1 })
    : { count: 0, oldest: [] }
