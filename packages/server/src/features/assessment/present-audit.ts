import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { StoredAudit } from './virtual-audit-store.ts'

export type ShownAudit = { readonly id: string; readonly attributes: VirtualAudit }

export const presentAudit = (audit: StoredAudit, result: AuditResult): ShownAudit => ({
  id: audit.id,
  attributes: {
    ...result,
    building_id: audit.building_id,
    answers: audit.answers,
    computed_at: audit.computed_at.toISOString(),
  },
})
