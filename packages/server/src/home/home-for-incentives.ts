import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import type { HomeForIncentives } from '@hearthlight/domain/incentives/shown/present-incentive'
import { formats } from '@hearthlight/domain/partner/formats'
import { auditPlaceholders } from '@hearthlight/domain/report/audit-result/audit-placeholders'
import { measureWork } from '@hearthlight/domain/report/plan/plan-view'
import type { HomeSnapshot } from '../features/assessment/home-snapshot.ts'
import type { Scope } from '../platform/scope.ts'

/** What incentives may know of a home: its record, its answers and, once assessed, its measures and savings. */
export function homeForIncentives(
  { partner, language }: Scope,
  { building, answers }: HomeSnapshot,
  audit: VirtualAudit | null,
): HomeForIncentives {
  const facts = homeFacts(building, answers)
  if (audit === null) return { facts, measures: null, placeholders: {} }
  const placeholders = auditPlaceholders(audit, formats(partner.config, language))
  const refused = new Map(audit.not_applicable.map(({ id, reason_text }) => [id, reason_text]))
  return { facts, measures: audit.measures.map(measureWork), refused, placeholders }
}
