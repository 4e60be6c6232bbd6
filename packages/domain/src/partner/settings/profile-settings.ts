import { z } from 'zod'

const Companies = z.array(z.string().trim().min(1).max(120)).default([])

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
    .describe('The profile is read-only except for the newsletter and the extra information.'),
  disable_building_profile_edition: z
    .boolean()
    .default(false)
    .describe("Buildings cannot be edited: 'Building update is disabled.'"),
  disable_new_building_button: z.boolean().default(false).describe('Hides the add-building card.'),
  buildings_listed_per_page: z.int().min(1).max(200).default(10).describe('Buildings on a page of the list.'),
  show_city: z.boolean().default(true).describe('The building form asks for the city.'),
  show_community: z.boolean().default(false).describe('The building form asks for the community.'),
  utilities: z
    .strictObject({
      electric_utility: Companies.describe('Companies that deliver electricity to homes of this site.'),
      gas_utility: Companies.describe('Companies that deliver natural gas to homes of this site.'),
    })
    .prefault({})
    .describe(
      'Companies that the form of a home offers, by fuel, beside another one. The first of each is preset; without any the form asks for a name.',
    ),
  enable_default_advanced_mode: z
    .boolean()
    .default(false)
    .describe('New buildings start in advanced mode instead of lite.'),
})
