import { z } from 'zod'
import { SCAN_STATES } from '../documents/document.ts'
import { DecimalText } from '../incentives/amounts/amount-formula.ts'
import { VERDICTS } from '../incentives/classification/check-eligibility.ts'
import { Trace } from '../incentives/incentive.ts'
import { One } from '../shared/envelope.ts'
import { ApprovalLimits, WaitingApproval } from './amounts/approval-limits.ts'
import { ApplicationMessages } from './application-message.ts'
import { REQUEST_KINDS } from './request-kinds.ts'
import { FINDINGS } from './settle-rules.ts'
import { StatusMove } from './staff-moves.ts'

/** The revision that the asker was looking at: a change of what somebody else has changed meanwhile is refused. */
const Revision = z.int().nonnegative()

const Request = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  item_id: z.string().min(1).max(100).describe('The id of the question, of the document or of the step'),
  content: z.string().trim().min(1).max(2000).describe('What is asked, for the person to read'),
})

/** By when it is to be answered: a day of the partner's calendar, said to the person wherever it is asked. */
const AnswerBy = z.iso.date().describe('The last day to answer')

/** What staff ask of a person: another answer to a question, a document once more, or a step anew. */
export const RequestChanges = z.strictObject({
  requests: z.array(Request).min(1).max(50),
  answer_by: AnswerBy.optional(),
  revision: Revision.optional(),
})
export type RequestChanges = z.infer<typeof RequestChanges>

/** Moves an application to another status. */
export const MoveApplication = z.strictObject({
  to: z.string().min(1).max(100).describe('The code of the status'),
  message: z.string().trim().max(2000).optional().describe('For the applicant to read'),
  reason: z.string().trim().max(2000).optional().describe('For staff only: kept as a note'),
  amount: DecimalText.optional().describe('What is approved, where it is not what was worked out'),
  revision: Revision,
})
export type MoveApplication = z.infer<typeof MoveApplication>

/** Another amount for what is approved and not paid yet. */
export const CorrectAmount = z.strictObject({
  amount: DecimalText,
  reason: z.string().trim().min(1).max(2000).describe('For staff only: kept as a note'),
  revision: Revision,
})
export type CorrectAmount = z.infer<typeof CorrectAmount>

/** What the second person says to an amount that one alone may not approve. */
export const DecideSecond = z.strictObject({
  is_confirmed: z.boolean(),
  reason: z.string().trim().max(2000).default('').describe('Why not; for staff only, kept as a note'),
})
export type DecideSecond = z.infer<typeof DecideSecond>

/** What the reviewer found of a rule that a document or a person settles; null takes it back. */
export const SettleRule = z.strictObject({ outcome: z.enum(FINDINGS).nullable(), revision: Revision })
export type SettleRule = z.infer<typeof SettleRule>

/** The mail that a request or a move would send. */
export const PreviewMail = z.union([
  RequestChanges.pick({ requests: true, answer_by: true }),
  MoveApplication.pick({ to: true, message: true, amount: true }),
])
export type PreviewMail = z.infer<typeof PreviewMail>
export const MailPreview = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type MailPreview = z.infer<typeof MailPreview>
export const MailPreviewResponse = One('mail_previews', MailPreview)

export const NewNote = z.strictObject({
  content: z.string().trim().min(1).max(5000),
  mentions: z.array(z.uuid()).max(20).default([]).describe('Colleagues who are told of it by mail'),
})
export type NewNote = z.infer<typeof NewNote>

const Note = z.object({
  id: z.string(),
  by: z.string(),
  content: z.string(),
  mentions: z.array(z.string()).describe('Names'),
  created_at: z.iso.datetime(),
})

/** An answer as staff see it. */
const StaffAnswer = z.object({
  item_id: z.string(),
  section: z.string(),
  name: z.string(),
  is_required: z.boolean(),
  is_restricted: z.boolean(),
  content: z
    .string()
    .nullable()
    .describe('In words of the reader; null when it is not answered, or restricted'),
  message: z.string().nullable().describe("The partner's words where the asker may not read it"),
  history: z.array(z.object({ at: z.iso.datetime(), before: z.string(), after: z.string() })),
})
export type StaffAnswer = z.infer<typeof StaffAnswer>
export const StaffAnswerResponse = One('comments', StaffAnswer)

const StaffDocument = z.object({
  id: z.string(),
  item_id: z.string(),
  item: z.string().describe('What it was given for'),
  name: z.string().describe('Of the file; of a restricted one what it was given for'),
  content_type: z.string(),
  size: z.int(),
  scan: z.enum(SCAN_STATES),
  url: z.string(),
  thumbnail_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  accepted_by: z.string().nullable().describe('Who found it in order'),
  is_restricted: z.boolean(),
  message: z.string().nullable().describe("The partner's words where the asker may not open it"),
})
export type StaffDocument = z.infer<typeof StaffDocument>

const TimelineLine = z.object({
  at: z.iso.datetime(),
  by: z.string().describe('A name; empty for the system'),
  side: z.enum(['applicant', 'staff', 'system']),
  status: z.string(),
  message: z.string().nullable(),
})

const AmountLine = z.object({
  name: z.string(),
  steps: z.array(z.string()).describe('How its amount comes about, line by line'),
  answers: z.array(z.object({ name: z.string(), content: z.string().describe('In words of the reader') })),
  amount: DecimalText.nullable(),
})

const Amount = z.object({
  lines: z.array(AmountLine),
  above_cap: DecimalText.nullable(),
  total: DecimalText.nullable(),
})
export type StaffAmount = z.infer<typeof Amount>

const Item = z.object({ id: z.string(), name: z.string() })

const Concern = z.object({
  item_id: z.string(),
  name: z.string().describe('Of the question or document'),
  says: z.string(),
})

/** Who has an application open just now. */
export const Reviewing = z.object({
  by: z.string(),
  is_me: z.boolean(),
  since: z.iso.datetime(),
})
export type Reviewing = z.infer<typeof Reviewing>
export const ReviewingResponse = One('reviewings', Reviewing)

/** An application, for an incentive or to a program, as staff work with it. */
export const StaffApplication = z.object({
  number: z.int(),
  revision: Revision,
  kind: z.enum(['Offer', 'Subsidy', 'Program']),
  name: z.string().describe('Of the incentive or program'),
  program_version: z.int().nullable(),
  status: z.string(),
  status_name: z.string(),
  waits_for_applicant: z.boolean(),
  created_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  promise: z
    .object({ working_days: z.int(), due_on: z.iso.date(), is_overdue: z.boolean(), day: z.int() })
    .nullable()
    .describe('Null where none is given, and while the applicant has the turn'),
  applicant: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.string(),
  }),
  contact: z
    .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable()
    .describe('Whom the mail and calls about it go to: the one chosen in it, else the first of the person'),
  reviewer_id: z.string().nullable(),
  reviewers: z.array(Item).describe('Who it can be assigned to'),
  home: z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    construction_year: z.int().nullable(),
    floor_area: z.number().nullable(),
  }),
  eligibility: z.object({
    verdict: z.enum(VERDICTS),
    trace: z.array(
      Trace.element.extend({
        finding: z
          .object({ by: z.string(), at: z.iso.datetime() })
          .nullable()
          .describe('Who settled what a document or a person settles'),
      }),
    ),
  }),
  amount: Amount,
  approved_amount: DecimalText.nullable(),
  limits: ApprovalLimits,
  waiting_approval: WaitingApproval.nullable().describe('What waits for a second person'),
  may_correct: z.boolean().describe('The approved amount can still be changed'),
  is_to_be_paid: z.boolean().describe('Payments say when it is paid'),
  answers: z.array(StaffAnswer),
  concerns: z.array(Concern).describe('What stands in it against the rules of its questions and documents'),
  upload_items: z.array(Item).describe('What may be asked for once more'),
  step_items: z.array(Item).describe('Steps that may be gone through once more'),
  canned_texts: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .describe('What the partner has written to ask with, in the language of the applicant'),
  documents: z.array(StaffDocument),
  answer_by: AnswerBy.nullable(),
  requests: z.array(
    Request.extend({
      name: z.string(),
      id: z.string(),
      created_at: z.iso.datetime(),
      is_done: z.boolean(),
    }).loose(),
  ),
  timeline: z.array(TimelineLine),
  moves: z.array(StatusMove.extend({ name: z.string() })),
  notes: z.array(Note),
  colleagues: z.array(Item),
  ...ApplicationMessages.shape,
  also: z
    .array(z.object({ id: z.string(), number: z.int(), name: z.string() }))
    .describe('Other applications of the same person'),
})
export type StaffApplication = z.infer<typeof StaffApplication>
export const StaffApplicationResponse = One('applications', StaffApplication)
