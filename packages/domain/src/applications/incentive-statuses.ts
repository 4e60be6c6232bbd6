import { APPLICATION_STATUSES, type ApplicationStatus } from '../buildings/rebate-project.ts'
import { isUndecided } from './is-undecided.ts'
import type { MoneyState } from './staff-moves.ts'
import type { Statuses } from './statuses.ts'

/** Where staff may move an application for an incentive (contract section 6), and payments one that is approved. */
const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['eligibility_review', 'information_requested', 'declined', 'withdrawn'],
  eligibility_review: ['information_requested', 'approved', 'declined', 'withdrawn'],
  information_requested: ['eligibility_review', 'withdrawn'],
  approved: ['payment_issued', 'withdrawn'],
  payment_issued: [],
  declined: [],
  withdrawn: [],
}

/** The statuses that an application for an incentive does not leave. */
export const INCENTIVE_ENDS = APPLICATION_STATUSES.filter((status) => MOVES[status].length === 0)

const MONEY: Readonly<Partial<Record<ApplicationStatus, MoneyState>>> = {
  approved: 'committed',
  payment_issued: 'paid',
}

/** What an amount is in a status of an application for an incentive. */
export const incentiveMoney = (status: ApplicationStatus): MoneyState | null => MONEY[status] ?? null

/** The column also holds the words of programs, which no incentive has. */
const known = (status: string): ApplicationStatus | undefined =>
  APPLICATION_STATUSES.find((one) => one === status)

/** The statuses of every incentive. The lock of one is set by whoever runs it elsewhere, not by a status. */
export const INCENTIVE_STATUSES: Statuses = {
  initial: 'submitted' satisfies ApplicationStatus,
  factsOf: (code) => {
    const status = known(code)
    return status === undefined
      ? undefined
      : {
          asks: status === 'information_requested',
          is_end: MOVES[status].length === 0,
          money: incentiveMoney(status),
        }
  },
  waysFrom: (code, by) => {
    const status = known(code)
    if (status === undefined) return []
    return by === 'reviewer' ? MOVES[status] : isUndecided(status) ? ['withdrawn'] : []
  },
  handInFrom: (status) => (status === 'information_requested' ? 'eligibility_review' : undefined),
  reviewFor: () => undefined,
  lock: false,
}
