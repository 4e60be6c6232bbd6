import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'
import { EXPORT_NAMES } from './export-columns.ts'

export const EXPORT_KINDS = ['csv', 'xlsx', 'json'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** How long a file is there for who made it. */
export const EXPORT_DAYS = 7
/** More rows are taken by a narrower choice: a file is made in one go. */
export const MOST_EXPORTED_ROWS = 500_000
/** How many one person may have made at once. */
export const MOST_BEING_MADE = 3
/** How many all the staff of a partner may. */
export const MOST_WAITING = 12
export const FIRST_ROWS = 3

const day = z.iso.date()

export const CONDITION_TESTS = ['is', 'is_not', 'contains'] as const
const Condition = z.strictObject({
  column: z.string().max(200),
  test: z.enum(CONDITION_TESTS),
  value: z.string().trim().min(1).max(100),
})
export type ExportCondition = z.infer<typeof Condition>

/** What is taken out, and as which file. */
export const ExportChoice = z.strictObject({
  what: z.enum(EXPORT_NAMES),
  source: z.uuid().optional().describe('A program or incentive, of applications and payments'),
  from: day.optional(),
  to: day.optional().describe('The last day'),
  status: z.string().max(100).optional(),
  and: Condition.optional().describe('One more condition; letters count the same, large or small'),
  columns: z.array(z.string().max(200)).min(1, 'admin-exports:choose_one').max(300),
  kind: z.enum(EXPORT_KINDS),
  bom: z.boolean().describe('With a byte order mark, by which Excel knows that a CSV file is UTF-8'),
})
export type ExportChoice = z.infer<typeof ExportChoice>

export const NewExport = ExportChoice.extend({
  purpose: z.string().trim().min(1, 'admin-exports:no_purpose').max(200, 'admin-exports:long_purpose'),
})
export type NewExport = z.infer<typeof NewExport>

/** What a choice comes to before anything is made. */
const ExportPreview = z.object({
  rows: z.int(),
  bytes: z.int().describe('About, reckoned from the first rows'),
  people: z.int().describe('Whom the file tells of; none where no column does'),
  columns: z.array(z.string()).describe('As they will stand in the file'),
  first: z.array(z.array(z.string())).describe('The first rows; what is restricted is not shown'),
})
export type ExportPreview = z.infer<typeof ExportPreview>
export const ExportPreviewResponse = One('export_previews', ExportPreview)

/** A program or incentive, and what was asked there. */
const ExportSource = z.object({
  name: z.string(),
  questions: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      needs_permission: z.boolean().describe('Restricted, and not for who asks'),
    }),
  ),
})
export type ExportSource = z.infer<typeof ExportSource>
export const ExportSourceResponse = One('export_sources', ExportSource)

const Named = z.object({ value: z.string(), label: z.string() })
/** What a choice can be narrowed to. */
const ExportOptions = z.object({ sources: z.array(Named), statuses: z.array(Named) })
export type ExportOptions = z.infer<typeof ExportOptions>
export const ExportOptionsResponse = One('export_options', ExportOptions)

/** `refused`: whoever asked may not, or may not any more, have it. `over`: its days are over. */
export const EXPORT_STATES = ['making', 'ready', 'refused', 'failed', 'over'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** Why there is no file. */
export const EXPORT_REASONS = ['restricted', 'no_permission', 'too_many', 'broken'] as const
export type ExportReason = (typeof EXPORT_REASONS)[number]

export const Export = z.object({
  choice: ExportChoice,
  purpose: z.string(),
  source_name: z.string().nullable(),
  by: z.string(),
  is_own: z.boolean(),
  state: z.enum(EXPORT_STATES),
  reason: z.enum(EXPORT_REASONS).nullable(),
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  created_at: z.iso.datetime(),
  days_left: z.int().nullable(),
  url: z.string().nullable().describe('For who made it, while it is there'),
})
export type Export = z.infer<typeof Export>
export const ExportResponse = One('exports', Export)
export const ExportsResponse = Many('exports', Export)
