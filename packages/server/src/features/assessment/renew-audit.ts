import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import type { AidSources } from '@hearthlight/domain/incentives/combination/likely-aid'
import { ENGINE_VERSION } from '@hearthlight/engine'
import type { HomeScope } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import type { KeyedResult } from './compute/keyed-result.ts'
import { type StoredAudit, writeAudit, writeResult } from './virtual-audit-store.ts'

type Renewal = {
  readonly question: AssessmentInput
  readonly aid: AidSources | undefined
  readonly basis: string
  readonly at: Date
}

/** Computes an audit and stores it. One whose basis is as it was keeps its moment: only its result could not be read. */
export async function renewAudit(
  deps: Pick<AssessmentDeps, 'db' | 'audits'>,
  scope: HomeScope,
  audit: StoredAudit,
  { question, aid, basis, at }: Renewal,
): Promise<{ readonly audit: StoredAudit; readonly result: KeyedResult }> {
  const result = await deps.audits.ask({ question, measureIds: null, aid }, askerOf(scope))
  const record = { type: 'virtual_audit', id: audit.id, of: audit.building_id }
  if (audit.basis === basis) {
    await change(deps.db, scope, { action: 'assessment.compute-again', record }, async (db) => ({
      result: await writeResult(db, scope, audit.id, result),
    }))
    return { audit, result }
  }
  const renewed = await change(deps.db, scope, { action: 'assessment.renew', record }, async (db) => {
    const written = await writeAudit(db, scope, {
      buildingId: audit.building_id,
      engineVersion: ENGINE_VERSION,
      basis,
      answers: Object.fromEntries(Object.entries(question.answers)),
      result,
      at,
    })
    return { result: written, before: loggedAudit(audit), after: loggedAudit(written) }
  })
  return { audit: renewed, result }
}

const loggedAudit = ({ engine_version, basis }: StoredAudit) => ({ engine_version, basis })
