import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { chosenOf, ListOf, listPage } from '../../shared/list-page.ts'

/** Whose move it is: the staff's, the applicant's, that of who pays, or nobody's any more. */
export const TURNS = ['review', 'applicant', 'payment', 'closed'] as const
export type Turn = (typeof TURNS)[number]

/** The views of the queue, each with its count. */
export const QUEUE_TABS = ['review', 'mine', 'second', 'late', 'applicant', 'payment', 'all'] as const
export type QueueTab = (typeof QUEUE_TABS)[number]

export const QUEUE_SORTS = ['number', 'submitted', 'status_at', 'updated'] as const

/** `none` is nobody. */
const Reviewer = z.union([z.uuid(), z.literal('none')])

const Filters = z.object({
  q: z.string().trim().max(200).optional().describe('Words of a name or an address, or the number'),
  status: chosenOf(z.string().max(100)).optional(),
  program: chosenOf(z.uuid()).optional(),
  reviewer: chosenOf(Reviewer).optional(),
  submitted_from: z.iso.date().optional(),
  submitted_to: z.iso.date().optional(),
})

/** What a view of the queue is about. */
export const QueueFilters = Filters.extend({ tab: z.enum(QUEUE_TABS).default('review') })
export const QueueQuery = listPage(QUEUE_SORTS, 'status_at').extend(QueueFilters.shape)
export type QueueQuery = z.infer<typeof QueueQuery>

/** Why an application is new to a member of staff: what the applicant did last, or that it has become theirs. */
const UnreadReason = z.enum(['message', 'change', 'assigned'])
export type UnreadReason = z.infer<typeof UnreadReason>

/** An application as the queue shows it. */
const QueueRow = z.object({
  number: z.int(),
  applicant: z.string(),
  address: z.string(),
  program: z.string().describe('The name of the program or incentive'),
  status: z.string(),
  status_name: z.string(),
  turn: z.enum(TURNS),
  waits_for_second: z.boolean().describe('An approved amount waits for a second person'),
  reviewer: z.object({ id: z.string(), name: z.string() }).nullable(),
  amount: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  status_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  days: z.int().describe('Working days in this status'),
  promised_days: z.int().nullable(),
  is_late: z.boolean(),
  answer_by: z.iso.date().nullable().describe('By when the applicant is asked to answer'),
  unread: UnreadReason.nullable().describe('What is new in it since the reader last opened it'),
})
export type QueueRow = z.infer<typeof QueueRow>
export const QueueResponse = ListOf('applications', QueueRow)

/** What the screen of the queue needs besides the rows. */
const QueueOverview = z.object({
  counts: z.record(z.enum(QUEUE_TABS), z.int()),
  statuses: z.array(z.object({ value: z.string(), label: z.string() })),
  programs: z.array(z.object({ value: z.string(), label: z.string() })),
  reviewers: z.array(z.object({ value: z.string(), label: z.string() })),
  own_id: z.string(),
})
export type QueueOverview = z.infer<typeof QueueOverview>
export const QueueOverviewResponse = One('application_queue', QueueOverview)

export const UnreadResponse = One('application_queue', z.object({ unread: z.int() }))

/** Without an id there is nothing left to do. */
export const NextInQueueResponse = One('application_queue', z.object({ next_id: z.string().nullable() }))

/** Where an application stands among those of a view: whoever was just moved out of it still has neighbours there. */
export const QueueNeighboursQuery = QueueQuery.pick({ sort: true })
  .extend(QueueFilters.shape)
  .extend({ of: z.uuid() })
export type QueueNeighboursQuery = z.infer<typeof QueueNeighboursQuery>

const Neighbour = z.object({ id: z.string(), number: z.int(), applicant: z.string() })
const QueueNeighbours = z.object({ previous: Neighbour.nullable(), next: Neighbour.nullable() })
export type QueueNeighbours = z.infer<typeof QueueNeighbours>
export const QueueNeighboursResponse = One('queue_neighbours', QueueNeighbours)

/** Of how many applications the rules are counted at once: each is worked out from its answers and its home. */
export const MOST_COUNTED = 10
export const RulesMetQuery = z.object({
  of: chosenOf(z.uuid())
    .refine(({ values, isNot }) => !isNot && values.length <= MOST_COUNTED)
    .describe(`The ids of at most ${MOST_COUNTED} applications, separated by commas`),
})
const RulesMet = z.object({ met: z.int(), of: z.int() })
export type RulesMet = z.infer<typeof RulesMet>
export const RulesMetResponse = Many('rules_met', RulesMet)

/** How many of those that match a filter can be selected at once. */
export const MOST_SELECTED = 200

/** Their ids alone. */
export const MatchingResponse = Many('matching_applications', z.object({})).extend({
  meta: z.looseObject({ has_more: z.boolean().describe('More match than are named') }),
})

export const AssignmentPlanRequest = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(MOST_SELECTED),
  to: z
    .union([z.uuid(), z.enum(['nobody', 'in_turn'])])
    .describe('One reviewer, nobody, or in turn to who has the fewest'),
})
export type AssignmentPlanRequest = z.infer<typeof AssignmentPlanRequest>

const Assignment = z.object({
  id: z.uuid(),
  from: z.uuid().nullable().describe('Whose it is now; whoever else has it meanwhile keeps it'),
  to: z.uuid().nullable(),
})
export type Assignment = z.infer<typeof Assignment>

/** What an assignment would do; sent back as it is, it is done, and turned round, undone. */
export const AssignmentPlanResponse = Many('assignments', Assignment)
export const Assign = z.strictObject({ assignments: z.array(Assignment).min(1).max(MOST_SELECTED) })
export const AssignedResponse = One(
  'assignments',
  z.object({ done: z.array(z.string()), refused: z.array(z.string()).describe('Somebody else was quicker') }),
)
