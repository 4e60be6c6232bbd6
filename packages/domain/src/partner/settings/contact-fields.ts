import { z } from 'zod'
import { about } from '../../texts/about.ts'

export const CONTACT_FIELD_TYPES = ['TEXTAREA', 'EMAIL', 'PHONE', 'text'] as const

/** One field of a contact as a partner writes it. */
export const ContactField = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z]\w*$/)
    .max(60)
    .meta(about('contact_fields_name')),
  label: z.string().max(120).meta(about('contact_fields_label')),
  type: z.enum(CONTACT_FIELD_TYPES).default('text').meta(about('contact_fields_type')),
  required: z.boolean().default(false),
})
export type ContactField = z.infer<typeof ContactField>

const field = (
  name: string,
  more: Partial<z.input<typeof ContactField>> = {},
): z.input<typeof ContactField> => ({ name, label: `contacts:field.${name}`, ...more })

/** Labels are text keys, which hold them in every language. */
const DEFAULT_CONTACT_FIELDS = [
  field('FirstName', { required: true }),
  field('LastName', { required: true }),
  field('Email', { type: 'EMAIL', required: true }),
  field('MobilePhone', { type: 'PHONE', required: true }),
  field('OtherPhone', { type: 'PHONE' }),
  field('MailingPostalCode', { required: true }),
]

export const ContactFields = z
  .array(ContactField)
  .min(1)
  .max(30)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, {
    message: 'a name stands twice',
  })
  .prefault(DEFAULT_CONTACT_FIELDS)
