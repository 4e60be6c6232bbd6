import { EmailAddress } from '@hearthlight/domain/accounts/email-address'
import { Line } from '@hearthlight/domain/accounts/line'
import { z } from 'zod'

/** Somebody as an identity provider vouches for them. */
export const ProviderPerson = z.object({
  issuer: z.string().min(1),
  subject: z.string().min(1),
  email: EmailAddress,
  /** Whether the provider says that the address is the person's. */
  emailVerified: z.boolean(),
  first_name: Line,
  last_name: Line,
  accountId: z.string().trim().max(100).nullable(),
})
export type ProviderPerson = z.infer<typeof ProviderPerson>

/** What the browser does not say but must not forget on the way to the provider and back. */
export const Journey = z.object({
  /** Hash of the cookie of the browser that set out. */
  browser: z.string(),
  redirect: z.string().nullable(),
})
export type Journey = z.infer<typeof Journey>
