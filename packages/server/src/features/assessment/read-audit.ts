import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import { remembered } from '../../platform/caches/remembered.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { auditBasis } from './audit-basis.ts'
import { readKeyed } from './compute/keyed-result.ts'
import type { HomeSnapshot } from './home-snapshot.ts'
import { presentAudit, type ShownAudit } from './present-audit.ts'
import { renewAudit } from './renew-audit.ts'
import { findAudit, type StoredAudit } from './virtual-audit-store.ts'

/** By the home as it was read, and the day: whatever else decides is in the snapshot. */
const fresh = remembered<HomeSnapshot, ShownAudit | undefined>()

/** The stored result; when an answer, the record, the prices or the engine has changed since, a new one. */
export async function readAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  home: HomeSnapshot,
): Promise<ShownAudit> {
  const audit = mustBeThere(home.audit)
  const at = deps.now()
  const stored = fresh(home, dayIn(scope.partner.config.time_zone, at), () => {
    const result = freshResult(audit, auditBasis(deps, scope, home, at).basis)
    return result && presentAudit(scope, audit, result)
  })
  if (stored !== undefined) return stored
  const made = auditBasis(deps, scope, home, at)
  const { basis } = made
  let isOwnWork = false
  const current = await deps.computeOnce(
    scope,
    { buildingId: audit.building_id, key: `audit ${basis}` },
    {
      find: async (db) => {
        const found = mustBeThere(await findAudit(db, scope.access, audit.id))
        const result = freshResult(found, basis)
        return result && { audit: found, result }
      },
      make: () => {
        isOwnWork = true
        return renewAudit(deps, scope, audit, made)
      },
    },
  )
  const shown = presentAudit(scope, current.audit, current.result)
  if (isOwnWork && audit.basis !== basis) await deps.noteRecommended(scope, home, shown.attributes)
  return shown
}

function mustBeThere(audit: StoredAudit | undefined): StoredAudit {
  if (audit === undefined) throw new Problem('shared.not-found')
  return audit
}

const freshResult = (audit: StoredAudit, basis: string) =>
  audit.basis === basis ? readKeyed(audit.result) : undefined
