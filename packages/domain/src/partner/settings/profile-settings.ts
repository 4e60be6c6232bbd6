import { z } from 'zod'

/** Accounts, profile and buildings. */
export const ProfileSettings = z.strictObject({
  user_consent_mandatory: z
    .boolean()
    .default(true)
    .describe('Consent to the terms is asked for and required at sign-up, profile and application.'),
  enable_email_verification: z
    .boolean()
    .default(false)
    .describe('A new account must confirm its email address before it can sign in.'),
  enable_sign_up_proof_of_work: z
    .boolean()
    .default(false)
    .describe('Sign-up costs the browser about half a second of computing, against accounts made in bulk.'),
  enable_sign_up_integrated: z
    .boolean()
    .default(false)
    .describe('Sign-up begins with account verification by address and account id.'),
  disable_user_profile_edition: z
    .boolean()
    .default(false)
    .describe('The profile is read-only except subscribed and extra_info.'),
  disable_building_profile_edition: z
    .boolean()
    .default(false)
    .describe("Buildings cannot be edited: 'Building update is disabled.'"),
  disable_new_building_button: z.boolean().default(false).describe('Hides the add-building card.'),
  buildings_listed_per_page: z.int().min(1).max(200).default(10).describe('Buildings on a page of the list.'),
  show_city: z.boolean().default(true).describe('The building form asks for the city.'),
  show_community: z.boolean().default(false).describe('The building form asks for the community.'),
  enable_default_advanced_mode: z
    .boolean()
    .default(false)
    .describe('New buildings start in advanced mode instead of lite.'),
})
