import type { ApprovalLimits } from './amounts/approval-limits.ts'
import { NO_LIMITS } from './staff-moves.ts'

/** Who makes something happen to an application. */
export type TransitionActor = 'applicant' | 'reviewer' | 'payments' | 'system'

/** The state of an application before something happens to it. */
export type TransitionFrom = {
  readonly status: string
  readonly isSubmitted: boolean
  /** Something is asked of the applicant by name. */
  readonly isAsked: boolean
}

type Row = {
  readonly status: string
  readonly submitted_at: Date | null
  readonly requested_edit: string | null
}

export const transitionFrom = ({ status, submitted_at, requested_edit }: Row): TransitionFrom => ({
  status,
  isSubmitted: submitted_at !== null,
  isAsked: requested_edit !== null,
})

/** Of what is handed in where no budget, no cap and no payment bounds it. */
export const UNBOUND = { limits: NO_LIMITS, waiting: undefined, gone: null } as const

/** What happens to an application. */
export type TransitionEvent =
  | {
      /** The applicant sends it, for the first time or after something was asked. */
      readonly kind: 'hand-in'
      /** What the program works out for it; null where a part of it is not known. */
      readonly amount: string | null
      /** The amount is not only the most that it can be. */
      readonly isExact: boolean
      readonly limits: ApprovalLimits
      /** The status in which applications wait for money, where the program has one. */
      readonly waiting: string | undefined
      /** What has left in a file for it already: it cannot become another amount. */
      readonly gone: string | null
    }
  /** The applicant changes what was sent, and nobody asked for it. */
  | { readonly kind: 'correct' }
  | {
      readonly kind: 'move'
      readonly to: string
      /** The amount that is approved with it. */
      readonly amount?: string | null
      /** The approval asks for what the payment needs: it is paid once that is there. */
      readonly asksNext?: boolean
    }
  /** Something is asked of the applicant. Only the system names the status: it asks after an approval. */
  | { readonly kind: 'ask'; readonly to?: string }
  /** An approved amount becomes another one. */
  | { readonly kind: 'amount'; readonly amount: string }

/** Why nothing comes of an event. */
export type Refused = { readonly refused: 'no-way' | 'amount-unknown' | 'budget-used-up' }
