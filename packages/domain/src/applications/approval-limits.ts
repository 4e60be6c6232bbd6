import { z } from 'zod'
import { DecimalText } from '../incentives/amounts/amount-formula.ts'
import { centsOfDecimal } from '../incentives/amounts/rational.ts'

/** What bounds an approval beside the rules; null where nothing does. */
export const ApprovalLimits = z.object({
  cap: DecimalText.nullable().describe('The most that one application gets'),
  budget: DecimalText.nullable().describe('All that the program has'),
  left: DecimalText.nullable().describe('What of it is neither paid nor approved to others'),
})
export type ApprovalLimits = Readonly<z.infer<typeof ApprovalLimits>>

/** Why one person alone may not approve an amount. */
export const SECOND_REASONS = ['cap', 'left'] as const
export type SecondReason = (typeof SECOND_REASONS)[number]

/** More than the rules give, or given where they give nothing that is known: it takes a reason. */
export const isAboveGiven = (amount: string, given: string | null): boolean =>
  given === null || centsOfDecimal(amount) > centsOfDecimal(given)

/** What one person may not approve alone; null where they may. */
export function needsSecond(amount: string, { cap, left }: ApprovalLimits): SecondReason | null {
  if (isAbove(amount, cap)) return 'cap'
  return isAbove(amount, left) ? 'left' : null
}

/** More than a program has in all is a slip of the hand, whoever confirms it. */
export const isAboveBudget = (amount: string, { budget }: ApprovalLimits): boolean => isAbove(amount, budget)

const isAbove = (amount: string, limit: string | null) =>
  limit !== null && centsOfDecimal(amount) > centsOfDecimal(limit)
