import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** How long what has had its use is kept; each of these within what is reasonable and what accounts are held to. */
export const Retention = z.strictObject({
  draft_days: z.int().min(30).max(1825).default(730).meta(about('draft_days')),
  closed_document_days: z.int().min(365).max(3650).default(2555).meta(about('closed_document_days')),
  email_log_days: z.int().min(30).max(730).default(90).meta(about('email_log_days')),
  audit_log_days: z.int().min(365).max(3650).default(1095).meta(about('audit_log_days')),
})
export type Retention = z.infer<typeof Retention>
