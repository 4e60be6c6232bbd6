import { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import { pointerOf } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { findDraft } from '../../../platform/drafts/draft-store.ts'
import { newId } from '../../../platform/ids.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { insertTrial } from './trial-store.ts'

/** Begins a walk through the draft as it is saved, from its first page. */
export async function openTrial({ db, now, issueTrial }: StudioDeps, scope: Scope, program_id: string) {
  const id = newId()
  const by_id = actorId(scope.actor) ?? id
  const { token, expiresAt } = issueTrial(scope, { by: by_id, trial: id })
  await inPartner(db, scope, async (partnerDb) => {
    const draft = await findDraft(partnerDb, scope, { kind: 'program', id: program_id })
    if (draft === undefined) throw new Problem('shared.not-found')
    const { data: definition, error } = ProgramShape.safeParse(draft.document)
    if (definition === undefined)
      throw new Problem('admin-programs.invalid-draft', {
        fields: error.issues.map(({ path, message }) => ({ pointer: pointerOf(path), message })),
      })
    await insertTrial(partnerDb, scope, { id, by_id, program_id, definition, ends_at: expiresAt }, now())
  })
  return { token, trial_id: id, expires_at: expiresAt.toISOString() }
}
