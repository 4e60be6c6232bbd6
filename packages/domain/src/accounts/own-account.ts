import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { EmailAddress } from './email-address.ts'
import { Password } from './password-rule.ts'

/** Another address for signing in; it counts once the link that is mailed to it was opened. */
export const ChangeEmail = z.object({ email: EmailAddress, email_password: Password.min(1) })
export type ChangeEmail = z.infer<typeof ChangeEmail>

/** The same answer whether or not somebody has the address already: only its mailbox is told. */
export const EmailChangeAsked = One('email_change', z.object({ sent: z.literal(true) }))

export const ConfirmEmailChange = z.object({ token: z.string().min(1).max(200) })
export const EmailChanged = One('email_change', z.object({ email: z.string() }))

/** A person shows once more that it is them before their account is deleted. */
export const EraseSelf = z.object({ erasure_password: Password.min(1) })
