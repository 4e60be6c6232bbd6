import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import {
  type HomeForIncentives,
  presentIncentive,
} from '@hearthlight/domain/incentives/shown/present-incentive'
import type { Scope } from '../../platform/scope.ts'
import { asOffered, type StoredCatalogue } from './incentive-store.ts'

/** The whole catalogue as one home sees it. */
export function presentIncentives(
  { partner: { config }, language }: Scope,
  { incentives, dictionaries }: StoredCatalogue,
  home: HomeForIncentives,
): IdentifiedIncentive[] {
  const soft = new Set([...config.soft_recommended_offers, ...config.soft_recommended_subsidies])
  return incentives.map((row) => ({
    id: row.id,
    ...presentIncentive(asOffered(row), dictionaries, home, {
      language,
      currencyCode: config.currency_code,
      projectTypeId: row.project_type_id,
      energyAdvisorIds: row.energy_advisor_ids,
      programId: row.program_id,
      isSoftRecommended: soft.has(row.id) || soft.has(row.definition.code),
    }),
  }))
}
