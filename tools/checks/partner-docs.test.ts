import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { partnerPage, partnerRows } from '../partner-docs/partner-page.ts'

const page = () => readFileSync(new URL('../../docs/partner-configuration.md', import.meta.url), 'utf8')

it('docs/partner-configuration.md says what the schema says; run `npm run partner -- docs`', () => {
  expect(page()).toBe(partnerPage())
})

describe('every setting that both specifications name', () => {
  const named = [
    'user_consent_mandatory terms_links enable_incentives enable_assessment buildings_listed_per_page',
    'energyxpert_admin_enabled disable_building_profile_edition disable_user_profile_edition',
    'disable_new_building_button enable_applications_integrated enable_default_advanced_mode show_city',
    'show_community enable_sign_up_integrated schedule_plan_timeslots_user tag_manager_id localize.key',
    'localize.enable localize.tester_emails show_environment_alert manual_energy_advisor_assignment',
    'enable_energy_advisor_preference fulfill_sync_details.allowed sections.custom_css',
    'fulfill_sync_details.allow_transition_page_for_steps fulfill_sync_details.allow_update_created_projects',
    'enable_partner_guest_user enable_offers_public_page allow_iframe_embedding tester_emails maintenance_mode',
    'admin3_restricted_data_messages display_applications_view_button max_rows_number',
    'initial_project_creation_error',
  ].flatMap((line) => line.split(' '))

  it.each(named)('settings.%s has a default and a description', (name) => {
    const row = partnerRows().find(({ path }) => path === `settings.${name}`)
    expect(row?.description).not.toBe('')
    expect(row?.fallback).not.toBe('')
    expect(row).toBeDefined()
  })
})
