import { z } from 'zod'
import { Many } from '../shared/envelope.ts'
import { chosenOf, ListOf, listPage } from '../shared/list-page.ts'

const word = z.string().trim().min(1).max(200)

/** Who can have done something; `system` is the work that nobody asked for. */
export const ACTOR_KINDS = ['user', 'admin', 'operator', 'system'] as const

/** What of the log somebody wants to see. */
export const AuditLogQuery = listPage(['at'], '-at').extend({
  q: word
    .optional()
    .describe(
      'The number of an application, the id of a record, person or request, or the email address of who did it',
    ),
  who: chosenOf(z.enum(ACTOR_KINDS)).optional(),
  action: chosenOf(word).optional(),
  record: chosenOf(word).optional(),
  acting: z.literal('true').optional().describe('Only what staff did as somebody else'),
  at_from: z.iso.date().optional(),
  at_to: z.iso.date().optional().describe('The last day'),
})
export type AuditLogQuery = z.infer<typeof AuditLogQuery>

const Values = z.record(z.string(), z.unknown()).nullable()

/** A line of the audit log, with the names that ids stand for. */
export const AuditLine = z.object({
  at: z.iso.datetime(),
  actor_kind: z.string(),
  actor: z.string().nullable().describe('The name of who did it'),
  acting: z.string().nullable().describe('The name of the staff member who acted as them'),
  action: z.string(),
  record_type: z.string(),
  record_id: z.string(),
  record_name: z.string().nullable().describe('What people call it: a number, a name'),
  before: Values,
  after: Values,
  request_id: z.string(),
  erased_at: z.iso.datetime().nullable().describe('When its values were erased'),
})
export type AuditLine = z.infer<typeof AuditLine>
export const AuditLogResponse = ListOf('audit_lines', AuditLine)

/** What the log knows of: the choices of its filters. */
export const AuditWordsResponse = Many('audit_words', z.object({ words: z.array(z.string()) }))
