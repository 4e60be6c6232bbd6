import type { Stage } from '../incentives/incentive.ts'
import type { RequestedItem } from './request-kinds.ts'

type Application = {
  readonly stage: Stage
  /** What staff ask for by name and what was not sent yet. */
  readonly requests: readonly RequestedItem[]
}

/**
 * Whether the applicant may change this of an application for an incentive that is undecided: all of it, but while
 * something is asked by name only that, and what was never given. What the payment needs is given as it comes.
 */
export const isUnlocked = (
  { stage, requests }: Application,
  item: RequestedItem & { readonly isGiven: boolean },
): boolean =>
  requests.length === 0 ||
  stage === 'payment' ||
  !item.isGiven ||
  requests.some(({ kind, item_id }) => kind === item.kind && item_id === item.item_id)
