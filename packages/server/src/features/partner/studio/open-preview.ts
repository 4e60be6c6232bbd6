import { Problem } from '@hearthlight/domain/shared/problem'
import type { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import { change } from '../../../platform/audit-log/change.ts'
import { requirePolicy } from '../../../platform/http/policy.ts'
import type { Scope } from '../../../platform/scope.ts'
import { authorOf, type StudioDeps } from './studio-deps.ts'

/**
 * A token that shows the draft as somebody. A report is that of a real person, whom only those may be who may act for
 * people; that they looked is written down.
 */
export async function openPreview(deps: StudioDeps, scope: Scope, person: PreviewPerson) {
  const ticket = { partner: scope.partnerId, by: authorOf(scope).id, person }
  if (person !== 'report') return { ...deps.previews.issue({ ...ticket, person_id: null }), home: null }
  requirePolicy('admin:login_as', scope.actor)
  const found = await deps.studio.findAssessedPerson(scope)
  if (found === undefined) throw new Problem('partner.nobody-assessed')
  const what = { action: 'user.preview-as', record: { type: 'user', id: found.id } }
  await change(deps.db, scope, what, async () => ({ result: undefined, after: { person } }))
  return { ...deps.previews.issue({ ...ticket, person_id: found.id }), home: found.building_id }
}
