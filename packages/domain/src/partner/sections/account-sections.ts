import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { Link, PictureUrl, RouteRef } from '../pages/link.ts'
import {
  ADMIN_SIGN_UP_FIELDS,
  PROFILE_FIELDS,
  SIGN_UP_FIELDS,
  USER_DETAILS_FIELDS,
} from './default-account-fields.ts'
import { Fields } from './form-section.ts'
import { text } from './text.ts'

const SignIn = z.strictObject({
  title: text('sign_in_title'),
  text: text('sign_in_text'),
  notice: text('notice'),
  show_logo: z.boolean().default(false).meta(about('show_logo')),
  art_url: PictureUrl.optional().meta(about('sign_in_art_url')),
})

const SignUp = z.strictObject({
  title: text('sign_up_title'),
  text: text('sign_up_text'),
  profile_title: text('profile_title'),
  fields: Fields.prefault(SIGN_UP_FIELDS).meta(about('sign_up_fields')),
  profile_fields: Fields.prefault(PROFILE_FIELDS).meta(about('profile_fields')),
  consent_text: text('consent_text'),
  subscribe_text: text('subscribe_text'),
  show_subscribe: z.boolean().default(true).meta(about('sign_up_show_subscribe')),
  integrated_title: text('integrated_title'),
  integrated_text: text('sign_up_text'),
})

const AdminUserSignUp = z.strictObject({
  title: text('about_title'),
  fields: Fields.prefault(ADMIN_SIGN_UP_FIELDS),
  show_subscribe: z.boolean().default(true).meta(about('sign_up_show_subscribe')),
})

const Password = z.strictObject({
  min_length: z.int().min(8).max(128).default(8).meta(about('min_length')),
  confirmed_message: text('confirmed_message'),
  updated_notice: text('updated_notice'),
  next_page: RouteRef.default('sign-in').meta(about('password_next_page')),
})

const UserEditPage = z.strictObject({
  title: text('about_title'),
  detail_search_title: text('detail_search_title'),
  sync_not_created_title: text('sync_not_created_title'),
  text: text('sign_in_text'),
  fields: Fields.prefault(PROFILE_FIELDS),
  show_consent: z.boolean().default(true).meta(about('user_edit_page_show_consent')),
  show_subscribe: z.boolean().default(true).meta(about('user_edit_page_show_subscribe')),
})

const UserDetails = z.strictObject({
  title: text('user_details_title'),
  fields: Fields.prefault(USER_DETAILS_FIELDS),
  show_consent: z.boolean().default(true).meta(about('user_details_show_consent')),
  show_subscribe: z.boolean().default(true).meta(about('sign_up_show_subscribe')),
})

const EmailVerification = z.strictObject({
  first_access_title: text('first_access_title'),
  first_access_text: text('first_access_text'),
  pending_title: text('pending_title'),
  pending_text: text('pending_text'),
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
