import { incentiveMoney } from '@hearthlight/domain/applications/incentive-statuses'
import type { QueueTab, Turn } from '@hearthlight/domain/applications/queue/queue'
import type { MoneyState } from '@hearthlight/domain/applications/staff-moves'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@hearthlight/domain/buildings/rebate-project'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { StatusDefinition } from '@hearthlight/domain/programs/definition/status-definition'
import { lateFrom } from '@hearthlight/domain/programs/promise-clock'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { StoredStatuses } from './queue-rules-store.ts'

export type Outcome = 'approved' | 'declined' | 'withdrawn'

/** What a status means for the queue; without a program it is one of an incentive. */
export type StatusRule = {
  readonly program: { readonly id: string; readonly version: number } | null
  readonly status: string
  readonly name: string
  readonly turn: Turn
  /** What has been decided with it; null while nothing is. */
  readonly outcome: Outcome | null
  readonly promisedDays: number | null
  /** Who has this status since this day, or longer, waits past the promise. */
  readonly lateFrom: string | null
}

const INCENTIVE_TURNS: Readonly<Record<ApplicationStatus, Turn>> = {
  submitted: 'review',
  eligibility_review: 'review',
  information_requested: 'applicant',
  approved: 'payment',
  payment_issued: 'closed',
  declined: 'closed',
  withdrawn: 'closed',
}

function turnOf({ is_end, applicant_may_edit, money }: StatusDefinition): Turn {
  if (is_end) return 'closed'
  if (applicant_may_edit) return 'applicant'
  return money === 'committed' ? 'payment' : 'review'
}

/** Whoever gets nothing was declined, or wanted no more. */
function outcomeOf(status: string, isEnd: boolean, money: MoneyState | null): Outcome | null {
  if (money !== null) return 'approved'
  if (!isEnd) return null
  return status === 'withdrawn' ? 'withdrawn' : 'declined'
}

/** Every status that an application of the partner can have. */
export function statusRules(scope: Scope, versions: readonly StoredStatuses[], now: Date): StatusRule[] {
  const translate = translator(scope.language, scope.partner.config)
  const today = dayIn(scope.partner.config.time_zone, now)
  const ofIncentives = APPLICATION_STATUSES.map((status) => ({
    program: null,
    status,
    turn: INCENTIVE_TURNS[status],
    promisedDays: null,
    lateFrom: null,
    outcome: outcomeOf(status, INCENTIVE_TURNS[status] === 'closed', incentiveMoney(status)),
    name: translate(`incentives:status.${status}`),
  }))
  const ofPrograms = versions.flatMap(({ program_id, version, languages, statuses }) => {
    const say = sayIn(scope.language, languages)
    return Object.entries(statuses).map(([status, definition]): StatusRule => {
      const promisedDays = definition.promise?.working_days ?? null
      return {
        program: { id: program_id, version },
        status,
        promisedDays,
        name: say(definition.name),
        turn: turnOf(definition),
        outcome: outcomeOf(status, definition.is_end, definition.money ?? null),
        lateFrom: promisedDays === null ? null : lateFrom(today, promisedDays),
      }
    })
  })
  return [...ofIncentives, ...ofPrograms]
}

type HasStatus = {
  readonly program_id: string | null
  readonly program_version: number | null
  readonly status: string
}

/** Whether an application has this status. */
export const isOf = ({ program, status }: StatusRule, row: HasStatus): boolean =>
  status === row.status &&
  (program?.id ?? null) === row.program_id &&
  (program?.version ?? null) === row.program_version

const TURNS_OF_TAB: Readonly<Partial<Record<QueueTab, readonly Turn[]>>> = {
  review: ['review'],
  mine: ['review', 'applicant', 'payment'],
  applicant: ['applicant'],
  payment: ['payment'],
}

/** The statuses that a view of the queue is about; undefined is all. */
export function rulesOfTab(rules: readonly StatusRule[], tab: QueueTab): readonly StatusRule[] | undefined {
  if (tab === 'late') return rules.filter((rule) => rule.lateFrom !== null && rule.turn !== 'applicant')
  const turns = TURNS_OF_TAB[tab]
  return turns && rules.filter(({ turn }) => turns.includes(turn))
}
