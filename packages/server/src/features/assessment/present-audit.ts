import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Scope } from '../../platform/scope.ts'
import { inWords, type KeyedResult } from './compute/keyed-result.ts'
import type { StoredAudit } from './virtual-audit-store.ts'

export type ShownAudit = { readonly id: string; readonly attributes: VirtualAudit }

/** An audit as its reader sees it. */
export const presentAudit = (scope: Scope, audit: StoredAudit, result: KeyedResult): ShownAudit => ({
  id: audit.id,
  attributes: {
    ...inWords(result, scope),
    building_id: audit.building_id,
    answers: audit.answers,
    computed_at: audit.computed_at.toISOString(),
  },
})
