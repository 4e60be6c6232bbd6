import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { fillPlaceholders } from '@hearthlight/domain/incentives/shown/fill-placeholders'
import { visitPlaceholders } from '@hearthlight/domain/incentives/shown/visit-length'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { findIncentive } from './incentive-store.ts'

/** The learn-more text of an incentive, in Markdown. */
export async function describeIncentive(
  db: PartnerDb,
  scope: Scope,
  kind: ProgrammableType,
  id: string,
): Promise<{ description: string }> {
  const row = await findIncentive(db, scope, kind, id)
  if (!row) throw new Problem('shared.not-found')
  const { definition } = row
  const text = definition.description[scope.language] ?? ''
  return { description: fillPlaceholders(text, visitPlaceholders(definition, scope.language)) }
}
