import type { PartnerConfig } from './partner-config.ts'
import { plainSwitches } from './plain-switches.ts'

/** Both what the browser holds (`PublicPartner`) and what the server holds (`PartnerConfig`) will do. */
export type FeaturePartner = {
  readonly settings: Omit<PartnerConfig['settings'], 'sections'>
  readonly sso: Pick<PartnerConfig['sso'], 'allowed' | 'issuer_login_only' | 'hide_user_pass_login'>
  readonly helphero_app_id: string | null
}
export type FeatureUser = {
  readonly email: string
  readonly extra_info?: { readonly fulfill_site_permission?: string | null | undefined } | undefined
}

const listed = (emails: readonly string[], user: FeatureUser | null) =>
  user !== null && emails.some((email) => email.toLowerCase() === user.email.toLowerCase())

/** Empty means all, so does `crud`; otherwise each letter stands for its right (spec 1 section 6). */
export function siteRights(permission: string | null | undefined) {
  if (!permission) return { create: true, update: true }
  return { create: permission.includes('c'), update: permission.includes('u') }
}

function accountFeatures({ settings, sso }: FeaturePartner) {
  return {
    passwordSignIn: !sso.hide_user_pass_login,
    signUp: !sso.hide_user_pass_login,
    integratedSignUp: settings.enable_sign_up_integrated,
    adminSignUp: settings.enable_admin_user_sign_up,
    staffSecondFactor: settings.require_staff_second_factor,
    sso: sso.allowed,
    ssoButton: sso.allowed && !sso.issuer_login_only,
    consent: settings.user_consent_mandatory,
    editProfile: !settings.disable_user_profile_edition,
    accountSync: settings.fulfill_sync_details.allowed,
  }
}

function buildingFeatures({ settings }: FeaturePartner, user: FeatureUser | null) {
  const rights = siteRights(user?.extra_info?.fulfill_site_permission)
  const editBuilding = rights.update && !settings.disable_building_profile_edition
  return {
    createBuilding: rights.create,
    addBuilding: rights.create && !settings.disable_new_building_button,
    updateBuilding: rights.update,
    editBuilding,
    /** Bills are part of the building's record, so the page of bills needs the right to change it. */
    billsStep: editBuilding && settings.enable_bills_step,
    city: settings.show_city,
    community: settings.show_community,
    advancedModeByDefault: settings.enable_default_advanced_mode,
  }
}

function reportFeatures({ settings }: FeaturePartner) {
  return {
    kgCo2: settings.show_kg_co2,
    energySavings: !settings.hide_energy_savings,
    availableRebates: settings.enable_incentives && settings.show_available_rebates,
  }
}

function incentiveFeatures({ settings }: FeaturePartner) {
  const applications = settings.enable_applications_integrated
  return {
    applications,
    measureCart: applications && settings.fulfill_sync_details.settings.project_measures_cart.cart_enabled,
    publicOffers: settings.enable_offers_public_page,
    rebateFinder: settings.enable_incentives && settings.embed_origins.length > 0,
    embeddedOffers: settings.enable_offers_public_page && settings.embed_origins.length > 0,
    guests: settings.enable_partner_guest_user,
    signUpProof: settings.enable_sign_up_proof_of_work,
    transitionPages: settings.fulfill_sync_details.allow_transition_page_for_steps,
    offerExistingProjects: settings.fulfill_sync_details.allow_update_created_projects,
    applicationsViewButton: settings.display_applications_view_button,
    chooseAdvisor: settings.manual_energy_advisor_assignment,
    preferAdvisor: settings.enable_energy_advisor_preference,
    bookTimeslots: settings.schedule_plan_timeslots_user,
  }
}

function siteFeatures({ settings, helphero_app_id }: FeaturePartner, user: FeatureUser | null) {
  const { localize } = settings
  const tester = listed(settings.tester_emails, user)
  return {
    tester,
    /** The maintenance page is all this person gets. */
    maintenance: settings.maintenance_mode && !tester,
    embedding: settings.allow_iframe_embedding,
    environmentBanner: settings.show_environment_alert,
    localization:
      (localize.enable === 'enabled' && localize.key !== null) ||
      (localize.enable === 'testing' && listed(localize.tester_emails, user)),
    onboardingHelper: helphero_app_id !== null,
    tagManager: settings.tag_manager_id !== null,
    energyExpertAdmin: settings.energyxpert_admin_enabled,
  }
}

/**
 * The one place that reads switches: everything else asks for a feature by its positive name. A setting `enable_<name>`
 * that needs nothing more is the feature of that name by itself.
 */
export function features(partner: FeaturePartner, user: FeatureUser | null) {
  return {
    ...plainSwitches(partner.settings),
    ...siteFeatures(partner, user),
    ...accountFeatures(partner),
    ...buildingFeatures(partner, user),
    ...reportFeatures(partner),
    ...incentiveFeatures(partner),
  }
}
export type Features = ReturnType<typeof features>
