import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { EmailAddress } from '../email-address.ts'
import { Password } from '../password-rule.ts'

export const Credentials = z.object({ email: EmailAddress, password: Password.min(1) })
export type Credentials = z.infer<typeof Credentials>

export const EmailOnly = z.object({ email: EmailAddress })

/**
 * Either the email still waits for confirmation, which `confirmation_token` names, or there is nothing to wait for.
 * The name opens nothing: the token that confirms an email travels by mail only.
 */
export const CheckConfirmationResponse = One(
  'confirmation',
  z.object({ user_confirmed: z.boolean(), confirmation_token: z.string().nullable() }),
)
export type CheckConfirmationResponse = z.infer<typeof CheckConfirmationResponse>

/** What a request that only sends a mail answers, whether or not anybody reads that mail. */
export const InstructionsSentResponse = One('instructions', z.object({ sent: z.literal(true) }))
