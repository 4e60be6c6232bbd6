import { describe, expect, it } from 'vitest'
import { features, siteRights } from './features.ts'
import type { PartnerConfigInput } from './partner-config.ts'
import { samplePartner } from './testing/sample-partner.ts'

const partnerWith = (settings: PartnerConfigInput['settings'], sso: PartnerConfigInput['sso'] = {}) =>
  samplePartner({ settings, sso })
const erin = { email: 'erin@acme.test', extra_info: {} }

describe('a switch of the partner turns its feature on and off', () => {
  it.each([
    ['enable_assessment', 'assessment'],
    ['enable_incentives', 'incentives'],
    ['enable_applications_integrated', 'applications'],
    ['enable_sign_up_integrated', 'integratedSignUp'],
    ['enable_email_verification', 'emailVerification'],
    ['enable_charts', 'charts'],
    ['enable_live_estimate', 'liveEstimate'],
    ['enable_report_summary', 'reportSummary'],
    ['enable_captcha', 'captcha'],
    ['enable_idle_warning', 'idleWarning'],
    ['show_kg_co2', 'kgCo2'],
    ['enable_offers_public_page', 'publicOffers'],
    ['enable_partner_guest_user', 'guests'],
    ['manual_energy_advisor_assignment', 'chooseAdvisor'],
    ['enable_energy_advisor_preference', 'preferAdvisor'],
    ['display_applications_view_button', 'applicationsViewButton'],
    ['enable_admin_user_sign_up', 'adminSignUp'],
    ['show_city', 'city'],
    ['show_community', 'community'],
    ['enable_default_advanced_mode', 'advancedModeByDefault'],
  ] as const)('%s: %s', (setting, feature) => {
    expect(features(partnerWith({ [setting]: true }), erin)[feature]).toBe(true)
    expect(features(partnerWith({ [setting]: false }), erin)[feature]).toBe(false)
  })

  it.each([
    ['hide_energy_savings', 'energySavings'],
    ['disable_user_profile_edition', 'editProfile'],
    ['disable_building_profile_edition', 'editBuilding'],
    ['disable_new_building_button', 'addBuilding'],
  ] as const)('%s takes %s away', (setting, feature) => {
    expect(features(partnerWith({ [setting]: true }), erin)[feature]).toBe(false)
    expect(features(partnerWith({ [setting]: false }), erin)[feature]).toBe(true)
  })
})

it('asks for bills on the way only where the person may change the record of the building', () => {
  const step = (settings: PartnerConfigInput['settings'], fulfill_site_permission: string) =>
    features(partnerWith(settings), { ...erin, extra_info: { fulfill_site_permission } }).billsStep
  expect(step({ enable_bills_step: true }, 'ru')).toBe(true)
  expect(step({ enable_bills_step: true }, 'r')).toBe(false)
  expect(step({ enable_bills_step: true, disable_building_profile_edition: true }, 'ru')).toBe(false)
  expect(step({ enable_bills_step: false }, 'ru')).toBe(false)
})

it('hides the password form and sign-up of a partner with single sign-on only', () => {
  const partner = partnerWith({}, { allowed: true, hide_user_pass_login: true })
  expect(features(partner, null)).toMatchObject({ sso: true, passwordSignIn: false, signUp: false })
})

it('takes the site permission of the person: empty and crud mean all, else each letter its right [S1-6.008] [S1-6.009] [S1-6.010] [S1-6.011]', () => {
  expect(siteRights(undefined)).toEqual({ create: true, update: true })
  expect(siteRights('')).toEqual({ create: true, update: true })
  expect(siteRights('crud')).toEqual({ create: true, update: true })
  expect(siteRights('c')).toEqual({ create: true, update: false })
  expect(siteRights('ru')).toEqual({ create: false, update: true })
  expect(siteRights('r')).toEqual({ create: false, update: false })
  expect(siteRights('rc')).toEqual({ create: true, update: false })
  expect(siteRights('urd')).toEqual({ create: false, update: true })
  const granted = (fulfill_site_permission: string) => {
    const { createBuilding, updateBuilding } = features(partnerWith({}), {
      ...erin,
      extra_info: { fulfill_site_permission },
    })
    return { create: createBuilding, update: updateBuilding }
  }
  for (const letters of ['', 'crud', 'cr', 'ru', 'r']) expect(granted(letters)).toEqual(siteRights(letters))
})

it('spares testers from maintenance, whatever the case of their email', () => {
  const partner = partnerWith({ maintenance_mode: true, tester_emails: ['Erin@acme.test'] })
  expect(features(partner, erin).maintenance).toBe(false)
  expect(features(partner, { email: 'other@acme.test' }).maintenance).toBe(true)
  expect(features(partner, null).maintenance).toBe(true)
})

const localized = (localize: object, user: typeof erin | null) =>
  features(partnerWith({ localize }), user).localization

it('localizes for everyone when enabled with a key [S1-4.029]', () => {
  expect(localized({ enable: 'enabled', key: 'k' }, null)).toBe(true)
  expect(localized({ enable: 'enabled', key: 'k' }, erin)).toBe(true)
  expect(localized({ enable: 'enabled' }, null)).toBe(false)
  expect(localized({ enable: 'disabled', key: 'k' }, erin)).toBe(false)
})

it('localizes for tester emails only when testing [S1-4.030]', () => {
  const testing = { enable: 'testing', tester_emails: ['erin@acme.test'] }
  expect(localized(testing, erin)).toBe(true)
  expect(localized(testing, { email: 'other@acme.test', extra_info: {} })).toBe(false)
  expect(localized(testing, null)).toBe(false)
})
