import { z } from 'zod'
import { ANSWER_TYPES } from '../incentives/incentive.ts'
import { One } from '../shared/envelope.ts'
import { Project } from './project.ts'

/** What staff ask of a person: another answer to a question, or a document once more. */
export const RequestChanges = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        kind: z.enum(['answer', 'upload']),
        item_id: z.string().min(1).max(100).describe('The id of the question or of the document'),
        content: z.string().trim().min(1).max(2000).describe('What is asked, for the person to read'),
      }),
    )
    .min(1)
    .max(50),
})
export type RequestChanges = z.infer<typeof RequestChanges>

/** An answer as staff see it. */
const StaffAnswer = z.object({
  item_id: z.string(),
  name: z.string(),
  answer_type: z.enum(ANSWER_TYPES),
  is_restricted: z.boolean(),
  content: z.string().nullable().describe('Null when it is not answered, or restricted'),
  message: z.string().nullable().describe("The partner's words where the asker may not read it"),
})
export type StaffAnswer = z.infer<typeof StaffAnswer>

/** An application for an incentive as staff see it. */
export const StaffApplication = Project.extend({ answers: z.array(StaffAnswer) })
export type StaffApplication = z.infer<typeof StaffApplication>
export const StaffApplicationResponse = One('projects', StaffApplication)
export const StaffAnswerResponse = One('comments', StaffAnswer)
