import type { Stage } from '../incentives/incentive.ts'

/** An application that was approved once is at its payment; what that needs is asked by the approval. */
export const stageOf = ({ approved_amount }: { readonly approved_amount: string | null }): Stage =>
  approved_amount === null ? 'application' : 'payment'
