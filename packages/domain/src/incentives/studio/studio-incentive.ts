import { z } from 'zod'
import { PROGRAMMABLE_TYPES } from '../../buildings/rebate-project.ts'
import { Archiving } from '../../shared/archive.ts'
import { DraftDocument, PublishedVersion, SavedDraft } from '../../shared/draft.ts'
import { Many, One } from '../../shared/envelope.ts'
import { DateRange } from '../classification/date-range.ts'

/** An incentive in the list of the studio. */
export const ListedIncentive = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(PROGRAMMABLE_TYPES).nullable(),
  is_active: z.boolean(),
  date_range: DateRange.nullable(),
  version: z.int().positive().nullable().describe('Null until it is published'),
  applications: z.int().nonnegative(),
  is_archived: z.boolean(),
  draft: SavedDraft.omit({ document: true }).nullable(),
})
export type ListedIncentive = z.infer<typeof ListedIncentive>
export const ListedIncentives = Many('studio_incentives', ListedIncentive)

export const StudioIncentive = Archiving.extend({
  version: z.int().positive().nullable(),
  live: DraftDocument.nullable(),
  draft: SavedDraft.nullable(),
  versions: z.array(PublishedVersion).describe('Newest first'),
  dictionaries: DraftDocument.describe('What the partner has, for incentives to refer to'),
})
export type StudioIncentive = z.infer<typeof StudioIncentive>
export const StudioIncentiveResponse = One('studio_incentives', StudioIncentive)

export const NewIncentive = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
    .max(60),
  name: z.string().trim().min(1).max(200),
  incentive: z.uuid().optional().describe('Another incentive of the partner, as it is live'),
})
export type NewIncentive = z.infer<typeof NewIncentive>

export const TryIncentive = z.object({ document: DraftDocument })

const Line = z.object({ code: z.string(), says: z.string(), homes: z.int() })
const PassedLine = Line.extend({
  left: z.int().describe('Homes that neither this condition nor one before it rules out or leaves open'),
  tests: z
    .array(z.int())
    .describe('Homes that meet each comparison of the test, in the order they are written'),
})
const Loosened = Line.extend({
  allows: z
    .object({ fact: z.string(), value: z.string() })
    .nullable()
    .describe('The answer that would be allowed too; null where the condition would be dropped'),
})

/** What an incentive would do for the homes that are assessed. */
export const IncentiveTrial = z.object({
  homes: z.int().describe('All that are assessed'),
  qualify: z.int(),
  unknown: z.int().describe('Something is not answered that decides it'),
  not_eligible: z.int(),
  published_qualify: z.int().nullable().describe('By the rules that are live; null for a new incentive'),
  passes: z.array(PassedLine).describe('Each condition with the homes that meet it'),
  reasons: z.array(Line).describe('Why not: the first condition that fails, commonest first'),
  open: z.array(Line).describe('What is not known: the first condition left open, commonest first'),
  loosened: z
    .array(Loosened)
    .describe('How many more would qualify if one condition were looser; most first, none that gains nobody'),
  paid_cents: z.number().describe('If every home that qualifies got it'),
  amounts: z
    .array(z.object({ to_cents: z.number(), homes: z.int() }))
    .describe('Homes that qualify by what they would get'),
  some: z.array(
    z.object({
      building_id: z.string(),
      address: z.string(),
      verdict: z.enum(['qualifies', 'unknown', 'not_eligible']),
      because: z.string().nullable(),
      amount: z.string().nullable(),
    }),
  ),
  applications: z.int().describe('So far, to the incentive that is live'),
  milliseconds: z.int(),
})
export type IncentiveTrial = z.infer<typeof IncentiveTrial>
export const IncentiveTrialResponse = One('incentive_trials', IncentiveTrial)
