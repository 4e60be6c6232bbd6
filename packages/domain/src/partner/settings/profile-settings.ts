import { z } from 'zod'
import { about } from '../../texts/about.ts'

const Companies = z.array(z.string().trim().min(1).max(120)).default([])

/** Accounts, profile and buildings. */
export const ProfileSettings = z.strictObject({
  user_consent_mandatory: z.boolean().default(true).meta(about('user_consent_mandatory')),
  enable_email_verification: z.boolean().default(false).meta(about('enable_email_verification')),
  enable_sign_up_proof_of_work: z.boolean().default(false).meta(about('enable_sign_up_proof_of_work')),
  enable_sign_up_integrated: z.boolean().default(false).meta(about('enable_sign_up_integrated')),
  disable_user_profile_edition: z.boolean().default(false).meta(about('disable_user_profile_edition')),
  disable_building_profile_edition: z
    .boolean()
    .default(false)
    .meta(about('disable_building_profile_edition')),
  disable_new_building_button: z.boolean().default(false).meta(about('disable_new_building_button')),
  buildings_listed_per_page: z.int().min(1).max(200).default(10).meta(about('buildings_listed_per_page')),
  show_city: z.boolean().default(true).meta(about('show_city')),
  show_community: z.boolean().default(false).meta(about('show_community')),
  utilities: z
    .strictObject({
      electric_utility: Companies.meta(about('electric_utility')),
      gas_utility: Companies.meta(about('gas_utility')),
    })
    .prefault({})
    .describe(
      'Companies that the form of a home offers, by fuel, beside another one. The first of each is preset; without any the form asks for a name.',
    ),
  enable_default_advanced_mode: z.boolean().default(false).meta(about('enable_default_advanced_mode')),
})
