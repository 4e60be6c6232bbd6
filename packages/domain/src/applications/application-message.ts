import { z } from 'zod'
import { One } from '../shared/envelope.ts'

const MESSAGE_SIDES = ['applicant', 'staff'] as const
/** Messages of the applicant about an application within a day, as long as staff do not answer. */
export const MOST_UNANSWERED = 20

export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** What the applicant and the reviewer write to each other about an application. */
const ApplicationMessage = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  by: z.string().describe('The name of who wrote it'),
  content: z.string(),
  created_at: z.iso.datetime(),
})

export const ApplicationMessages = z.object({
  messages: z.array(ApplicationMessage).describe('Oldest first'),
  unread: z.int().describe('Those of the other side that were written since the reader last read'),
})
export type ApplicationMessages = z.infer<typeof ApplicationMessages>
export const ApplicationMessagesResponse = One('application_messages', ApplicationMessages)

export const NewMessage = z.strictObject({ content: z.string().trim().min(1).max(5000) })
export type NewMessage = z.infer<typeof NewMessage>
