import { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import type { NewProgramTrial } from '@hearthlight/domain/programs/studio/studio-program'
import { pointerOf } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { findDraft } from '../../../platform/drafts/draft-store.ts'
import { newId } from '../../../platform/ids.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { fillTrial } from './fill-trial.ts'
import { begunTrial, EMPTY_TRIAL } from './trial-content.ts'
import { insertTrial, redefineTrial } from './trial-store.ts'

/** Begins a walk through the draft as it is saved, from its first page or, where it is begun, at any of its steps. */
export async function openTrial(
  { db, now, issueTrial }: StudioDeps,
  scope: Scope,
  program_id: string,
  { is_begun, application }: NonNullable<NewProgramTrial>,
) {
  const id = newId()
  const by_id = actorId(scope.actor) ?? id
  const { token, expiresAt } = issueTrial(scope, { by: by_id, trial: id })
  await inPartner(db, scope, async (partnerDb) => {
    const { data: definition, error } = await readDraft(partnerDb, scope, program_id)
    if (definition === undefined)
      throw new Problem('admin-programs.invalid-draft', {
        fields: error.issues.map(({ path, message }) => ({ pointer: pointerOf(path), message })),
      })
    const begun = is_begun ? { ...begunTrial(definition.initial_status, now()), is_look: true } : EMPTY_TRIAL
    const filled =
      application === undefined
        ? {}
        : await fillTrial(partnerDb, scope, { programId: program_id, applicationId: application }, definition)
    const content = { ...begun, ...filled }
    const trial = { id, by_id, program_id, definition, content, ends_at: expiresAt }
    await insertTrial(partnerDb, scope, trial, now())
  })
  return { token, trial_id: id, expires_at: expiresAt.toISOString() }
}

/** Goes on with the draft as it is saved now; with the one before as long as this one cannot be read. */
export async function followDraft(
  { db, now }: StudioDeps,
  scope: Scope,
  { program_id, id }: { readonly program_id: string; readonly id: string },
): Promise<{ is_current: boolean; steps: string[] }> {
  return inPartner(db, scope, async (partnerDb) => {
    const { data: definition } = await readDraft(partnerDb, scope, program_id)
    if (definition === undefined) return { is_current: false, steps: [] }
    const by_id = actorId(scope.actor) ?? ''
    const isThere = await redefineTrial(partnerDb, scope, { id, by_id, program_id, definition }, now())
    if (!isThere) throw new Problem('shared.not-found')
    return { is_current: true, steps: definition.steps.map((step) => step.id) }
  })
}

async function readDraft(db: PartnerDb, scope: Scope, id: string) {
  const draft = await findDraft(db, scope, { kind: 'program', id })
  if (draft === undefined) throw new Problem('shared.not-found')
  return ProgramShape.safeParse(draft.document)
}
