import { z } from 'zod'
import { AnsweredSection } from '../assessment/result/staff-home.ts'
import { AnswerData } from '../assessment/wizard/generic-item.ts'
import { PART_IDS } from '../report/parts/home-parts.ts'
import { LOSS_PARTS } from '../report/parts/loss-parts.ts'
import { One } from '../shared/envelope.ts'
import { SECTIONS } from '../shared/vocabulary.ts'
import { StaffBooking } from './staff-booking.ts'

/** A day of the advisor who is the member of staff that asks; null where they are none. */
export const AdvisorDay = z.object({
  day: z.iso.date(),
  advisor: z.string().nullable(),
  visits: z.array(StaffBooking),
})
export type AdvisorDay = z.infer<typeof AdvisorDay>
export const AdvisorDayResponse = One('advisor_days', AdvisorDay)

const Range = z.object({ low: z.number(), high: z.number() })

/** What the report of a home says, as far as an advisor needs it on the way there. */
const BriefResult = z.object({
  label_now: z.string(),
  label_after: z.string(),
  losses: z
    .array(z.object({ part: z.enum(LOSS_PARTS), name: z.string(), percent: z.number(), money: z.number() }))
    .describe('Where the heat leaves'),
  checks: z
    .array(
      z.object({
        id: z.enum(PART_IDS),
        name: z.string(),
        assumed: z.string(),
        percent: z.number().nullable(),
      }),
    )
    .describe('Parts of the home that were assumed, since nobody has told us; what loses most heat first'),
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      cost_cents: Range,
      rebate_cents: Range,
      saved_a_year: Range,
    }),
  ),
})
export type BriefResult = z.infer<typeof BriefResult>

const VisitNote = z.object({
  id: z.string(),
  content: z.string(),
  by: z.string(),
  created_at: z.iso.datetime(),
  corrected: z.array(z.string()).describe('Names of the questions whose answers it corrected'),
})

/** All that an advisor reads before a visit and writes after it. */
export const VisitBrief = z.object({
  booking: StaffBooking,
  construction_year: z.number().int().nullable(),
  floor_area: z.number().nullable().describe('In the partner’s unit of area'),
  known: z.array(AnsweredSection).describe('The answers in the words of the partner’s questions'),
  answers: z.partialRecord(z.enum(SECTIONS), AnswerData),
  answers_at: z.iso.datetime().nullable().describe('When an answer was last given'),
  result: BriefResult.nullable().describe('Null until the home is assessed'),
  notes: z.array(VisitNote),
})
export type VisitBrief = z.infer<typeof VisitBrief>
export const VisitBriefResponse = One('visit_briefs', VisitBrief)

/** What an advisor found: in words, and as answers that are right now. */
export const NewVisitNote = z.strictObject({
  content: z.string().trim().max(4000),
  corrections: z
    .array(z.strictObject({ item_type: z.enum(SECTIONS), data: AnswerData }))
    .max(SECTIONS.length),
  answers_at: z.iso
    .datetime()
    .nullable()
    .describe('As it was read: corrections are refused when somebody has answered since'),
})
export type NewVisitNote = z.infer<typeof NewVisitNote>
