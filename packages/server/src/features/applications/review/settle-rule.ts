import type { SettleRule } from '@hearthlight/domain/applications/staff-application'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { mustBeCurrent } from '../moves/must-be-current.ts'
import { listFindings, writeFinding } from './finding-store.ts'
import { kindOf } from './review-of-kind.ts'
import { staffOf } from './staff-of.ts'

/** Keeps what the reviewer found of a rule that a document or a person settles. Any other rule has none. */
export async function settleRule(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  rule: string,
  { outcome, revision }: SettleRule,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const { eligibility } = await kindOf(deps, found).read(scope, found)
  if (!eligibility.trace.some(({ code, settled_by }) => code === rule && settled_by !== null))
    throw new Problem('shared.not-found')
  const record = { type: 'application', id, of: found.building_id }
  await change(deps.db, scope, { action: 'application.settle-rule', record }, async (db) => {
    await mustBeCurrent(db, scope, id, revision)
    const before = (await listFindings(db, scope, id)).find((each) => each.rule === rule)
    await writeFinding(db, scope, id, { rule, outcome }, { by: staffOf(scope), at: deps.now() })
    return {
      result: undefined,
      before: { [rule]: before?.outcome ?? null },
      after: { [rule]: outcome },
    }
  })
}
