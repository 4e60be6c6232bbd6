import { z } from 'zod'
import { Link, PictureUrl, RouteRef } from '../pages/link.ts'
import {
  ADMIN_SIGN_UP_FIELDS,
  PROFILE_FIELDS,
  SIGN_UP_FIELDS,
  USER_DETAILS_FIELDS,
} from './default-account-fields.ts'
import { Fields } from './form-section.ts'

const text = (what: string) => z.string().optional().describe(what)

const SignIn = z.strictObject({
  title: text('Replaces the heading.'),
  text: text('A line under the heading.'),
  notice: text('A notice box over the form.'),
  show_logo: z.boolean().default(false).describe('Shows the logo over the form.'),
  art_url: PictureUrl.optional().describe('Picture beside the form; default: the hero art.'),
})

const SignUp = z.strictObject({
  title: text('Heading of page 1.'),
  text: text('A line under it.'),
  profile_title: text('Heading of page 2.'),
  fields: Fields.prefault(SIGN_UP_FIELDS).describe('Page 1, beside password and confirmation.'),
  profile_fields: Fields.prefault(PROFILE_FIELDS).describe('Page 2.'),
  consent_text: text('Words at the consent checkbox.'),
  subscribe_text: text('Words at the marketing checkbox.'),
  show_subscribe: z.boolean().default(true).describe('Offers the marketing subscription.'),
  integrated_title: text('Heading of account verification.'),
  integrated_text: text('A line under it.'),
})

const AdminUserSignUp = z.strictObject({
  title: text('Heading.'),
  fields: Fields.prefault(ADMIN_SIGN_UP_FIELDS),
  show_subscribe: z.boolean().default(true).describe('Offers the marketing subscription.'),
})

const Password = z.strictObject({
  min_length: z.int().min(8).max(128).default(8).describe('Shortest password.'),
  confirmed_message: text("Replaces 'The confirmation does not match the password.'"),
  updated_notice: text('Shown after a password was changed.'),
  next_page: RouteRef.default('sign-in').describe('Where a password update without a token goes.'),
})

const UserEditPage = z.strictObject({
  title: text('Heading.'),
  detail_search_title: text('Heading while the account is searched by details.'),
  sync_not_created_title: text('Heading while the synchronised account does not exist yet.'),
  text: text('A line under the heading.'),
  fields: Fields.prefault(PROFILE_FIELDS),
  show_consent: z.boolean().default(true).describe('Shows the consent checkbox.'),
  show_subscribe: z.boolean().default(true).describe('Shows the marketing checkbox.'),
})

const UserDetails = z.strictObject({
  title: text('Heading of the public applicant form.'),
  fields: Fields.prefault(USER_DETAILS_FIELDS),
  show_consent: z.boolean().default(true).describe('Asks for consent.'),
  show_subscribe: z.boolean().default(true).describe('Offers the marketing subscription.'),
})

const EmailVerification = z.strictObject({
  first_access_title: text('Heading on first access.'),
  first_access_text: text('Text on first access.'),
  pending_title: text('Heading while the confirmation is awaited.'),
  pending_text: text('Text while the confirmation is awaited.'),
  help_url: Link.optional(),
})

export const AccountSections = z.strictObject({
  sign_in: SignIn.prefault({}),
  sign_up: SignUp.prefault({}),
  admin_user_sign_up: AdminUserSignUp.prefault({}),
  password: Password.prefault({}),
  email_verification: EmailVerification.prefault({}),
  user_edit_page: UserEditPage.prefault({}),
  user_details: UserDetails.prefault({}),
})
