import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { RequestChanges } from '../staff-application.ts'
import { StatusMove } from '../staff-moves.ts'

/** How many of a selection one call takes: each is worked out by itself, and the caller sees how far it is. */
export const MOST_IN_A_CALL = 20

const Request = RequestChanges.shape.requests.element

/** What is done with many applications at once: each by the rules that hold for it alone, and with the same mail. */
export const BulkAction = z.union([
  z.strictObject({
    kind: z.literal('move'),
    to: z.string().min(1).max(100).describe('The code of the status'),
    message: z.string().trim().max(2000).optional().describe('For the applicants to read'),
  }),
  z.strictObject({ kind: z.literal('ask'), request: Request, answer_by: RequestChanges.shape.answer_by }),
])
export type BulkAction = z.infer<typeof BulkAction>

/** Why an application is left as it is. `decide-alone`: an approval of it takes a reason or an amount of its own. */
export const BULK_REFUSALS = [
  'no-such-move',
  'message-missing',
  'decide-alone',
  'not-asked',
  'locked',
  'changed-meanwhile',
  'refused',
] as const
export type BulkRefusal = (typeof BULK_REFUSALS)[number]
const Refusal = z.enum(BULK_REFUSALS)

/** Without an action only what could be done with each. */
export const BulkPlanRequest = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(MOST_IN_A_CALL),
  action: BulkAction.optional(),
})
export type BulkPlanRequest = z.infer<typeof BulkPlanRequest>

const Item = z.object({ kind: Request.shape.kind, id: z.string(), name: z.string() })
const PlannedApplication = z.object({
  number: z.int(),
  revision: z.int(),
  moves: z.array(StatusMove.extend({ name: z.string() })),
  items: z.array(Item).describe('What can be asked for once more'),
  refusal: Refusal.nullable(),
})
export type PlannedApplication = z.infer<typeof PlannedApplication>
export const BulkPlanResponse = Many('planned_applications', PlannedApplication)

export const DoInBulk = z.strictObject({
  applications: z
    .array(z.strictObject({ id: z.uuid(), revision: z.int().nonnegative() }))
    .min(1)
    .max(MOST_IN_A_CALL),
  action: BulkAction,
})
export type DoInBulk = z.infer<typeof DoInBulk>

const BulkResult = z.object({
  done: z.array(
    z.object({
      id: z.string(),
      revision: z.int(),
      back: z.string().nullable().describe('The status it had, where staff may move it back there'),
    }),
  ),
  refused: z.array(z.object({ id: z.string(), refusal: Refusal })),
})
export type BulkResult = z.infer<typeof BulkResult>
export const BulkResultResponse = One('bulk_results', BulkResult)
