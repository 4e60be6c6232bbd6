import { z } from 'zod'
import { DecimalText } from '../../incentives/amounts/amount-formula.ts'
import { centsOfDecimal } from '../../incentives/amounts/rational.ts'

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

/** An amount that waits for a second person. */
export const WaitingApproval = z.object({
  id: z.string(),
  to: z.string().describe('The code of the status it gets'),
  amount: DecimalText,
  why: z.enum(SECOND_REASONS).describe('Above the cap, or above what is left of the budget'),
  reason: z.string(),
  by: z.string(),
  is_own: z.boolean().describe('The asker is who approved it first'),
  created_at: z.iso.datetime(),
})
export type WaitingApproval = z.infer<typeof WaitingApproval>

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
