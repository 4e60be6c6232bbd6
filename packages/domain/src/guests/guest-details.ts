import { z } from 'zod'
import { EmailAddress } from '../accounts/email-address.ts'
import { Line } from '../accounts/line.ts'
import { Proof } from '../accounts/sign-in/proof-of-work.ts'
import { SignedIn } from '../accounts/user.ts'
import { One } from '../shared/envelope.ts'

/** What the public applicant form sends: the program and what the partner's fields were answered. */
export const GuestDetails = z.object({
  program_id: z.uuid(),
  user: z
    .object({
      email: EmailAddress,
      consent: z.boolean().optional(),
      subscribed: z.boolean().optional(),
    })
    .catchall(z.union([Line, z.number(), z.boolean(), z.null()])),
  proof: Proof.optional().describe('The solved challenge, where the partner asks for a captcha.'),
})
export type GuestDetails = z.infer<typeof GuestDetails>

/** The guest is signed in, for this one application. */
const SignedInGuest = SignedIn.extend({ project_id: z.string() })
export const SignedInGuestResponse = One('user', SignedInGuest)
