import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { ContactFields } from './contact-fields.ts'

const AttachmentSettings = z.strictObject({
  max_bytes: z.int().positive().default(10_485_760).meta(about('max_bytes')),
  allowed_types: z.array(z.string()).default([]).meta(about('allowed_types')),
  disallowed_types: z.array(z.string()).default([]).meta(about('disallowed_types')),
  too_big_message: z.string().optional().meta(about('too_big_message')),
  duplicate_message: z.string().optional().meta(about('duplicate_message')),
  unsupported_type_message: z.string().optional().meta(about('unsupported_type_message')),
})

/** Incentives, applications, guests. */
export const ApplicationSettings = z.strictObject({
  enable_applications_integrated: z.boolean().default(false).meta(about('enable_applications_integrated')),
  enable_partner_guest_user: z.boolean().default(false).meta(about('enable_partner_guest_user')),
  enable_offers_public_page: z.boolean().default(false).meta(about('enable_offers_public_page')),
  enable_captcha: z.boolean().default(true).meta(about('enable_captcha')),
  display_applications_view_button: z.boolean().default(true).meta(about('display_applications_view_button')),
  max_rows_number: z.int().min(1).max(50).default(6).meta(about('max_rows_number')),
  initial_project_creation_error: z
    .string()
    .default(
      'An error occurred while creating your project. Please contact support or your system administrator.',
    )
    .meta(about('initial_project_creation_error')),
  admin3_restricted_data_messages: z
    .strictObject({
      no_permission: z
        .string()
        .default('You do not have permission to see this item.')
        .meta(about('no_permission')),
      show: z.string().default('Show').meta(about('show')),
      hide: z.string().default('Hide').meta(about('hide')),
    })
    .prefault({})
    .describe('What admins read at restricted items.'),
  request_texts: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(100).meta(about('request_texts_name')),
        text: z.string().min(1).max(2000).meta(about('request_texts_text')),
      }),
    )
    .max(50)
    .default([])
    .meta(about('request_texts')),
  staff_promises: z
    .strictObject({
      message_working_days: z.int().min(1).max(60).default(3).meta(about('message_working_days')),
      visit_note_working_days: z.int().min(1).max(60).default(5).meta(about('visit_note_working_days')),
    })
    .prefault({})
    .describe('What is later stands first on Today in the console.'),
  attachments: AttachmentSettings.prefault({}),
  contact_fields: ContactFields.meta(about('contact_fields')),
})
