import type { PartnerConfig } from '../../partner/partner-config.ts'
import type { Finding } from './finding.ts'

type Contradiction = {
  /** Says one thing … */
  readonly setting: string
  /** … and this another. */
  readonly against: string
  readonly applies: (config: PartnerConfig) => boolean
}

/** Settings that have no effect, or make no sense, beside one another. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    setting: 'settings.enable_partner_guest_user',
    against: 'settings.enable_offers_public_page',
    applies: ({ settings }) => settings.enable_partner_guest_user && !settings.enable_offers_public_page,
  },
  {
    setting: 'settings.enable_offers_public_page',
    against: 'settings.enable_applications_integrated',
    applies: ({ settings }) => settings.enable_offers_public_page && !settings.enable_applications_integrated,
  },
  {
    setting: 'settings.enable_bills_step',
    against: 'settings.enable_assessment',
    applies: ({ settings }) => settings.enable_bills_step && !settings.enable_assessment,
  },
  {
    setting: 'settings.enable_energy_advisor_preference',
    against: 'settings.manual_energy_advisor_assignment',
    applies: ({ settings }) =>
      settings.enable_energy_advisor_preference && settings.manual_energy_advisor_assignment,
  },
  {
    setting: 'settings.frame_ancestors',
    against: 'settings.allow_iframe_embedding',
    applies: ({ settings }) => settings.frame_ancestors.length > 0 && !settings.allow_iframe_embedding,
  },
  {
    setting: 'settings.localize.enable',
    against: 'settings.localize.key',
    applies: ({ settings }) => settings.localize.enable === 'enabled' && settings.localize.key === null,
  },
  {
    setting: 'settings.enable_sign_up_integrated',
    against: 'settings.fulfill_sync_details.allowed',
    applies: ({ settings }) => settings.enable_sign_up_integrated && !settings.fulfill_sync_details.allowed,
  },
  {
    setting: 'settings.fulfill_sync_details.settings.project_measures_cart.cart_enabled',
    against: 'settings.enable_applications_integrated',
    applies: ({ settings }) =>
      settings.fulfill_sync_details.settings.project_measures_cart.cart_enabled &&
      !settings.enable_applications_integrated,
  },
  {
    setting: 'sso.issuer_login_only',
    against: 'sso.allowed',
    applies: ({ sso }) => sso.issuer_login_only && !sso.allowed,
  },
]

export function lintSwitches(config: PartnerConfig): Finding[] {
  const found = CONTRADICTIONS.filter(({ applies }) => applies(config)).map(
    ({ setting, against }): Finding => ({
      code: 'contradiction',
      severity: 'warn',
      path: setting.split('.'),
      params: { against },
    }),
  )
  const { maintenance_mode, localize } = config.settings
  if (config.languages.length > 1 && localize.enable === 'disabled')
    found.push({
      code: 'no-language-switch',
      severity: 'warn',
      params: { count: config.languages.length },
      path: ['settings', 'localize', 'enable'],
    })
  const closed: Finding = {
    code: 'maintenance',
    severity: 'warn',
    params: {},
    path: ['settings', 'maintenance_mode'],
  }
  return maintenance_mode ? [...found, closed] : found
}
