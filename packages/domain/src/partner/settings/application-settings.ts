import { z } from 'zod'
import { ContactFields } from './contact-fields.ts'

const AttachmentSettings = z.strictObject({
  max_bytes: z.int().positive().default(10_485_760).describe('Largest attachment of an application step.'),
  allowed_types: z
    .array(z.string())
    .default([])
    .describe('File extensions that are accepted; empty: all but the disallowed.'),
  disallowed_types: z.array(z.string()).default([]).describe('File extensions that are refused.'),
  too_big_message: z
    .string()
    .optional()
    .describe('Told when a file is too big; `{{size}}` is the limit of the question in MB.'),
  duplicate_message: z.string().optional().describe('Told when a file of that name is there.'),
  unsupported_type_message: z
    .string()
    .optional()
    .describe('Told when a type is refused; `{{types}}` are those that are taken.'),
})

/** Incentives, applications, guests. */
export const ApplicationSettings = z.strictObject({
  enable_applications_integrated: z
    .boolean()
    .default(false)
    .describe('Applications are made in this portal, step by step.'),
  enable_partner_guest_user: z.boolean().default(false).describe('Guests may apply without an account.'),
  enable_offers_public_page: z
    .boolean()
    .default(false)
    .describe('/offers-public shows offers to people who are not signed in.'),
  enable_captcha: z.boolean().default(true).describe('The public applicant form asks for a proof of work.'),
  display_applications_view_button: z.boolean().default(true).describe('Application cards show View.'),
  max_rows_number: z
    .int()
    .min(1)
    .max(50)
    .default(6)
    .describe('Lines of an offer description before "see more".'),
  initial_project_creation_error: z
    .string()
    .default(
      'An error occurred while creating your project. Please contact support or your system administrator.',
    )
    .describe('Shown when starting an application fails.'),
  admin3_restricted_data_messages: z
    .strictObject({
      no_permission: z
        .string()
        .default('You do not have permission to see this item.')
        .describe('Instead of a restricted item.'),
      show: z.string().default('Show').describe('At the eye that shows it.'),
      hide: z.string().default('Hide').describe('At the eye that hides it.'),
    })
    .prefault({})
    .describe('What admins read at restricted items.'),
  request_texts: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(100).describe('What staff choose it by.'),
        text: z
          .string()
          .min(1)
          .max(2000)
          .describe('What the applicant reads; staff may change it before it is sent.'),
      }),
    )
    .max(50)
    .default([])
    .describe('What staff often ask applicants for, to choose from where they ask for more.'),
  staff_promises: z
    .strictObject({
      message_working_days: z
        .int()
        .min(1)
        .max(60)
        .default(3)
        .describe('Working days in which a message of an applicant is answered.'),
      visit_note_working_days: z
        .int()
        .min(1)
        .max(60)
        .default(5)
        .describe('Working days in which an advisor writes the note of a visit.'),
    })
    .prefault({})
    .describe('What is later stands first on Today in the console.'),
  attachments: AttachmentSettings.prefault({}),
  contact_fields: ContactFields.describe('What is asked of a contact, in this order.'),
})
