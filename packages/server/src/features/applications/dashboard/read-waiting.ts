import type { Late, Waiting, Yours } from '@hearthlight/domain/applications/queue/dashboard'
import { workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { promiseDay } from '@hearthlight/domain/programs/promise-day'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { countByDay, countWaiting } from '../queue/queue-count-store.ts'
import { isOf, type StatusRule } from '../queue/queue-rules.ts'
import { listAnswered } from '../queue/unread-store.ts'
import { lateApplications } from './read-late.ts'

type Words = { readonly rules: readonly StatusRule[]; readonly names: ReadonlyMap<string, string> }
type Asked = { readonly now: Date; readonly program: string | undefined }
type Found = Omit<Waiting, 'programs'> & { readonly of: Set<string> }
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
  { rules, names }: Words,
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
    waiting: byStatus(scope, { rules: waiting, names }, groups),
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
function byStatus(scope: Scope, { rules, names }: Words, groups: readonly Group[]): Waiting[] {
  const inOneCase = (name: string) => name.toLocaleLowerCase(scope.language)
  const keyOf = ({ name, promisedDays }: StatusRule) => `${promisedDays} ${inOneCase(name)}`
  const found = new Map<string, Found>()
  for (const rule of rules) {
    const key = keyOf(rule)
    if (!found.has(key))
      found.set(key, { name: rule.name, promised_days: rule.promisedDays, marks: [], of: new Set() })
  }
  for (const { rule, days, isLate, all } of [...groups].sort((a, b) => a.days - b.days)) {
    const entry = found.get(keyOf(rule))
    entry?.of.add(programName(scope, names, rule))
    const same = entry?.marks.find((mark) => mark.days === days && mark.is_late === isLate)
    if (same === undefined) entry?.marks.push({ days, count: all, is_late: isLate })
    else same.count += all
  }
  const inOrder = [...found.values()].map(({ name }) => name)
  const shown = [...found.values()].filter(({ marks }) => marks.length > 0)
  const isAlone = ({ name }: Found) =>
    shown.filter((other) => inOneCase(other.name) === inOneCase(name)).length === 1
  return shown
    .sort((a, b) => inOrder.indexOf(a.name) - inOrder.indexOf(b.name))
    .map(({ of, ...entry }) => ({ ...entry, programs: isAlone({ of, ...entry }) ? [] : [...of].sort() }))
}

/** Of incentives there are too many to be named, and all of them have the same statuses. */
const programName = ({ language, partner }: Scope, names: Words['names'], { program }: StatusRule): string =>
  (program && names.get(program.id)) ?? translator(language, partner.config)('admin:section.incentives')

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
