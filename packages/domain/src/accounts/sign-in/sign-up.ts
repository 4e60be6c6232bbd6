import { z } from 'zod'
import { EmailAddress } from '../email-address.ts'
import { OwnExtraInfo } from '../extra-info.ts'
import { Line } from '../line.ts'
import { Password } from '../password-rule.ts'
import { ProfileFields } from '../profile.ts'
import { Proof } from './proof-of-work.ts'

const NewPerson = ProfileFields.extend({
  email: EmailAddress,
  name: Line.optional(),
})

export const SignUp = z.object({
  user: NewPerson.extend({
    password: Password,
    password_confirmation: Password,
    who_dunnit_admin_id: z.uuid().nullish(),
    partner_account_id: z.string().trim().max(100).optional(),
    account_address: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('Integrated sign-up: the address that was verified together with partner_account_id'),
  }),
  extra_info: OwnExtraInfo.optional(),
  proof: Proof.optional().describe('The solved challenge, where the partner asks for a proof of work.'),
})
export type SignUp = z.infer<typeof SignUp>

/** Admin-assisted: the person chooses the password later, from a mail. */
export const AdminUserSignUp = z.object({
  user: NewPerson.extend({ who_dunnit_admin_id: z.uuid() }),
  extra_info: OwnExtraInfo.optional(),
  proof: SignUp.shape.proof,
})
export type AdminUserSignUp = z.infer<typeof AdminUserSignUp>
