import type { BuildingDefaults } from '@hearthlight/domain/buildings/new-building'
import { features } from '@hearthlight/domain/partner/features'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

export type BuildingDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
}

/** What this person may do with buildings at this partner. */
export const buildingFeatures = ({ partner, actor }: Scope) =>
  features(partner.config, actor.kind === 'user' ? actor.person : null)

export function buildingDefaults({ partner: { config } }: Scope): BuildingDefaults {
  return {
    country: config.country,
    region: config.default_region,
    gasUnit: config.settings.gas_unit,
    advancedModeByDefault: config.settings.enable_default_advanced_mode,
  }
}
