import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'

export const MAIL_STATES = ['sent', 'failed'] as const
const MailState = z.enum(MAIL_STATES)

export const SentMailQuery = listPage(['created'], '-created').extend({
  q: z.string().trim().min(1).max(200).optional().describe('How the address of the receiver begins'),
  state: MailState.optional(),
})
export type SentMailQuery = z.infer<typeof SentMailQuery>

export const SentMail = z.object({
  to: z.string(),
  subject: z.string(),
  language: z.string(),
  state: MailState,
  attempts: z.number().int(),
  created_at: z.iso.datetime(),
  error: z.string().nullable(),
  is_kept: z.boolean().describe('It can be read and sent again. A mail with a secret link is not kept'),
})
export type SentMail = z.infer<typeof SentMail>
export const SentMailsResponse = ListOf('mails', SentMail)
export const SentMailResponse = One('mails', SentMail.extend({ text: z.string().nullable() }))
