import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import { toAuditResult } from '@hearthlight/domain/report/audit-result'
import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { startWhatIf, withPlan } from '@hearthlight/domain/report/what-if'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import { questionOf } from './assess-building.ts'
import { type AssessmentDeps, ownerOf } from './assessment-deps.ts'
import { listItems } from './generic-item-store.ts'

/** A stored audit with another plan: the same computation as the what-if in the browser. */
export async function auditWithPlan(
  deps: Pick<AssessmentDeps, 'db' | 'climates'>,
  scope: Scope,
  home: { readonly building: Building; readonly audit: VirtualAudit },
  measureIds: readonly string[],
): Promise<AuditResult> {
  const { config } = scope.partner
  const items = await listItems(deps.db, ownerOf(scope), { building_id: home.building.id })
  const at = new Date(home.audit.computed_at)
  const question = questionOf({ building: home.building, items, config, climates: deps.climates, at })
  const whatIf = startWhatIf(assessHome(question))
  return toAuditResult(withPlan(whatIf, measureIds), translator(scope.language, config))
}
