import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { findIncentive } from './incentive-store.ts'

/** The learn-more text of a subsidy, in Markdown. */
export async function describeSubsidy(
  db: PartnerDb,
  scope: Scope,
  id: string,
): Promise<{ description: string }> {
  const row = await findIncentive(db, scope, 'Subsidy', id)
  if (!row) throw new Problem('shared.not-found')
  return { description: row.definition.description[scope.language] ?? '' }
}
