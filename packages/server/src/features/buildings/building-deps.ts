import type { BuildingDefaults } from '@hearthlight/domain/buildings/new-building'
import { features } from '@hearthlight/domain/partner/features'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

export type BuildingDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** `fulfill_site_permission` of the person: which rights they have on buildings. */
  readonly sitePermissionOf: (db: PartnerDb, scope: Scope) => Promise<string>
}

/** What this person may do with buildings at this partner. */
export async function buildingFeatures(deps: BuildingDeps, db: PartnerDb, scope: Scope) {
  const fulfill_site_permission = await deps.sitePermissionOf(db, scope)
  return features(scope.partner.config, { email: '', extra_info: { fulfill_site_permission } })
}

export function buildingDefaults({ partner: { config } }: Scope): BuildingDefaults {
  return {
    country: config.country,
    region: config.default_region,
    gasUnit: config.settings.gas_unit,
    advancedModeByDefault: config.settings.enable_default_advanced_mode,
  }
}
