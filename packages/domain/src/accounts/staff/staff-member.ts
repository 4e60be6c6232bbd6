import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { ListOf, listPage } from '../../shared/list-page.ts'
import { Line } from '../line.ts'
import { Password } from '../password-rule.ts'
import { AdminPermission } from './admin.ts'
import { RoleId, STAFF_STATES } from './roles.ts'

/** By its built-in name or its id, as `RoleId`. */
const RoleOfStaff = z.object({ id: z.string(), name: z.string() })

export const StaffMember = z.object({
  name: z.string(),
  email: z.string(),
  state: z.enum(STAFF_STATES),
  role: RoleOfStaff.nullable().describe('Null: permissions of their own, from before there were roles'),
  permissions: z.array(AdminPermission),
  is_self: z.boolean(),
  new_email: z.string().nullable().describe('Waits until its mailbox has confirmed it'),
  has_second_factor: z.boolean().describe('A passkey or an authenticator app'),
  invited_by: z.string().nullable(),
  invitation_ends_at: z.iso.datetime().nullable().describe('Of an invitation that nobody has used'),
  has_ended: z.boolean().describe('The invitation ended before anybody used it'),
  joined_at: z.iso.datetime().nullable(),
  switched_off_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  revision: z.int(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffQuery = listPage(['name', 'created_at'], 'name').extend({
  q: z.string().trim().max(100).optional().describe('The beginning of a name or an address'),
  role: RoleId.optional(),
  state: z.enum(STAFF_STATES).optional(),
})
export type StaffQuery = z.infer<typeof StaffQuery>
export const StaffMembersResponse = ListOf('staff_member', StaffMember)
export const StaffMemberResponse = One('staff_member', StaffMember)

const Name = Line.min(1).max(100)

const Address = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase())

export const InviteStaff = z.strictObject({
  email: Address,
  name: Name,
  role: RoleId,
})
export type InviteStaff = z.infer<typeof InviteStaff>

/** `role` stays away where the one they have, or their own permissions, are to stay. */
export const ChangeStaff = z.strictObject({
  name: Name,
  role: RoleId.optional(),
  revision: z.int().describe('As it was read'),
})
export type ChangeStaff = z.infer<typeof ChangeStaff>

export const ChangeAddress = z.strictObject({ email: Address })

const InvitationToken = z.string().min(1).max(200)
export const LookAtInvitation = z.object({ token: InvitationToken })
export const InvitationResponse = One('staff_invitation', z.object({ email: z.string(), name: z.string() }))

/** Whom the mail was for says what they are called and chooses a password. */
export const AcceptInvitation = z.object({
  token: InvitationToken,
  name: Name,
  password: Password,
  password_confirmation: Password,
})
export type AcceptInvitation = z.infer<typeof AcceptInvitation>
export const InvitationAcceptedResponse = One('staff_invitation', z.object({ email: z.string() }))

/** How long an invitation holds: whom it is for may be away for some days. */
export const INVITATION_DAYS = 7

/** The link to a new address; it holds for some days. */
export const AddressToken = z.object({ token: InvitationToken })
export const NewAddressResponse = One('staff_address', z.object({ email: z.string(), name: z.string() }))
export const AddressConfirmedResponse = One('staff_address', z.object({ email: z.string() }))
export const EMAIL_CHANGE_DAYS = 3
