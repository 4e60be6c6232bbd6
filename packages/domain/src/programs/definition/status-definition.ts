import { z } from 'zod'
import { MONEY_STATES } from '../../applications/staff-moves.ts'
import { Code, Words } from './program-words.ts'
import { StatusMail } from './status-mail.ts'

export const MOVERS = ['applicant', 'reviewer', 'system'] as const

const Transition = z.strictObject({
  to: Code,
  by: z.array(z.enum(MOVERS)).min(1).describe('Who may move an application this way'),
})

const StatusPromise = z.strictObject({
  working_days: z.int().positive(),
  says: Words.describe('What the partner promises for this status'),
  overdue: Words.describe('What a person may do once it is late'),
})

export const StatusDefinition = z.strictObject({
  name: Words,
  description: Words.optional(),
  applicant_may_edit: z
    .boolean()
    .default(false)
    .describe('An application in another status is locked in the portal'),
  do_not_buy_yet: z.boolean().default(false).describe('Work or purchase now would lose the incentive'),
  user_scheduling: z.boolean().default(false),
  promise: StatusPromise.optional(),
  mail: StatusMail.optional().describe('What the applicant is written when an application gets this status'),
  transitions: z.array(Transition).default([]),
  is_end: z.boolean().default(false),
  money: z
    .enum(MONEY_STATES)
    .optional()
    .describe('committed: the amount is approved and becomes a payment; paid: it has been paid'),
})
export type StatusDefinition = z.infer<typeof StatusDefinition>
