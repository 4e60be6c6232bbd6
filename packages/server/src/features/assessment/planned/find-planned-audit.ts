import { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { z } from 'zod'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import type { ComputeOnce } from '../compute/compute-once.ts'
import { readPlannedAudit } from './read-planned-audit.ts'

class NotStored extends Error {}

const onlyStored =
  (db: PlatformDb): ComputeOnce =>
  async (scope, _work, { find }) => {
    const found = await inPartner(db, scope, find)
    if (found === undefined) throw new NotStored()
    return found
  }

/** As it leaves, by the schema of its call. */
type Sent = z.input<typeof VirtualAudit>

/** The audit as the person's kept plan sees it, where it is stored like that; undefined where it has to be computed first. */
export async function findPlannedAudit(
  deps: AssessmentDeps,
  scope: HomeScope,
  auditId: string,
): Promise<Sent | undefined> {
  const home = await deps.homeOf(scope, { auditId })
  try {
    const shown = await readPlannedAudit({ ...deps, computeOnce: onlyStored(deps.db) }, scope, home)
    return z.encode(VirtualAudit, shown.attributes)
  } catch (error) {
    if (error instanceof NotStored) return undefined
    throw error
  }
}
