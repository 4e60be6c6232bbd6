import { z } from 'zod'

/** One person, one spelling: addresses are compared and stored in lower case (RFC 5321 4.5.3.1.3 caps them at 254). */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email()).describe('Email address')
export type EmailAddress = z.infer<typeof EmailAddress>
