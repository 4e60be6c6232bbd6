import { z } from 'zod'
import { CONTACT_FIELD_TYPES } from '../partner/settings/contact-fields.ts'
import { One } from '../shared/envelope.ts'

/** A field as the call tells it: `required` is a word there, and an address or a number has a type of its own. */
export const ContactFieldInfo = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(CONTACT_FIELD_TYPES),
  required: z.enum(['true', 'false']),
})
export type ContactFieldInfo = z.infer<typeof ContactFieldInfo>

export const ContactValue = z.object({
  name: z.string().min(1).max(60),
  value: z.string().max(5000).nullable(),
})
export type ContactValue = z.infer<typeof ContactValue>

/** Somebody an application's mail and calls go to. */
export const Contact = z.object({ id: z.string(), Id: z.string(), fields: z.array(ContactValue) })
export type Contact = z.infer<typeof Contact>

/** `Id` or `id` may stand in the body of an update too; the address says which contact it is. */
export const ContactInput = z.object({
  Id: z.string().optional(),
  id: z.string().optional(),
  fields: z
    .array(ContactValue)
    .max(60)
    .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, {
      message: 'a name stands twice',
    }),
})
export type ContactInput = z.infer<typeof ContactInput>

export const ContactResponse = One('contacts', Contact)

/** More than a household and its helpers; keeps a forged client from filling the table. */
export const MOST_CONTACTS = 100
