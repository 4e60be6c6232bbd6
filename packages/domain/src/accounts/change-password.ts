import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { EmailAddress } from './email-address.ts'
import { Password } from './password-rule.ts'

export const ChangePassword = z.object({
  current_password: Password.min(1),
  password: Password,
  password_confirmation: Password,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** Who is signed in shows once more that it is them. */
export const CurrentPassword = ChangePassword.pick({ current_password: true })

/** `requested` is the link from sign-in; `update_requested` comes from the page that asks for a new password. */
export const ForgotPasswordMode = z.enum(['requested', 'update_requested'])
export const ForgotPassword = z.object({
  email: EmailAddress,
  mode: ForgotPasswordMode.default('requested'),
})
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const UpdatePassword = z.object({
  password: Password,
  password_confirmation: Password,
  reset_password_token: z.string().min(1).max(200),
})
export type UpdatePassword = z.infer<typeof UpdatePassword>

/** `token` confirms the email of a person who had not done so: the reset mail already proved it is theirs. */
export const UpdatePasswordResponse = One('password', z.object({ token: z.string().nullable() }))
