import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import type { ShownAudit } from './create-audit.ts'
import type { StoredAudit } from './virtual-audit-store.ts'

export const presentAudit = (audit: StoredAudit, result: AuditResult): ShownAudit => ({
  id: audit.id,
  attributes: {
    ...result,
    building_id: audit.building_id,
    answers: audit.answers,
    computed_at: audit.computed_at.toISOString(),
  },
})
