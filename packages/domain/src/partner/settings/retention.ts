import { z } from 'zod'

/** How long what has had its use is kept; each of these within what is reasonable and what accounts are held to. */
export const Retention = z.strictObject({
  draft_days: z
    .int()
    .min(30)
    .max(1825)
    .default(730)
    .describe(
      'Days after which an application that was begun, not handed in and not touched since is deleted, with its answers and documents.',
    ),
  closed_document_days: z
    .int()
    .min(365)
    .max(3650)
    .default(2555)
    .describe(
      'Days after which the documents of a closed application are deleted. While a payment for it is open they stay.',
    ),
  email_log_days: z
    .int()
    .min(30)
    .max(730)
    .default(90)
    .describe('Days for which the console lists the emails that were sent.'),
  audit_log_days: z
    .int()
    .min(365)
    .max(3650)
    .default(1095)
    .describe(
      'Days after which the log forgets the values that were changed. Who did what and when stays in it.',
    ),
})
export type Retention = z.infer<typeof Retention>
