import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { ExtraInfo } from './extra-info.ts'

export const UserType = z.enum(['customer', 'guest', 'test_guest'])
export type UserType = z.infer<typeof UserType>

/** The signed-in person, as `GET /api/v1/users` answers. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mailing_address: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  community: z.string(),
  zip: z.string(),
  consent: z.boolean(),
  subscribed: z.boolean(),
  user_type: UserType,
  partner_account_id: z.string().nullable(),
  third_party_signup: z.boolean().describe('Signed up through the single sign-on of the partner'),
  email_confirmed: z.boolean(),
  has_password: z.boolean(),
  acting_admin: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('The admin who acts for this person in this session'),
  extra_info: ExtraInfo,
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const CurrentUserResponse = One('user', CurrentUser)

/** A way in answers the person; `token` only for `Service-Requester: api`. */
export const SignedIn = CurrentUser.extend({ token: z.string().optional() })
export const SignedInResponse = One('user', SignedIn)
