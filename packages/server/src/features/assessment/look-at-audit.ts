import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { HomeScope } from '../../platform/access/access.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditBasis } from './audit-basis.ts'
import { readKeyed } from './compute/keyed-result.ts'
import type { HomeSnapshot } from './home-snapshot.ts'
import { presentAudit } from './present-audit.ts'

export type SeenAudit = {
  readonly engineVersion: string
  readonly result: VirtualAudit
  /** Nothing it was made of has changed since. */
  readonly isCurrent: boolean
}

/** The result as it was last calculated; looking at it calculates nothing. */
export function lookAtAudit(
  deps: Pick<AssessmentDeps, 'climates' | 'now'>,
  scope: HomeScope,
  home: HomeSnapshot,
): SeenAudit | undefined {
  const result = home.audit && readKeyed(home.audit.result)
  if (home.audit === undefined || result === undefined) return undefined
  return {
    engineVersion: home.audit.engine_version,
    result: presentAudit(scope, home.audit, result).attributes,
    isCurrent: auditBasis(deps, scope, home).basis === home.audit.basis,
  }
}
