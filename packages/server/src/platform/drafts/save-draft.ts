import type { SaveDraft } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../database/schema.ts'
import type { Scope } from '../scope.ts'
import {
  findDraft,
  lockDraft,
  removeDraft,
  type StoredDraft,
  type WhichDraft,
  writeDraft,
} from './draft-store.ts'

export type DraftDeps = { readonly db: PlatformDb; readonly now: () => Date }

/** Keeps what is being written. Who has not seen the last save is told so, and nothing is written over. */
export const saveDraft = (
  { db, now }: DraftDeps,
  scope: Scope,
  which: WhichDraft,
  { document, revision }: SaveDraft,
): Promise<StoredDraft> =>
  inPartner(db, scope, async (partnerDb) => {
    if ((await findDraft(partnerDb, scope, which)) === undefined) throw new Problem('shared.not-found')
    const saved = await writeDraft(partnerDb, scope, which, { document, revision, at: now() })
    if (saved === undefined) throw new Problem('shared.stale-draft')
    return saved
  })

/** Forgets what was being written; what is live stays. */
export const dropDraft = ({ db }: Pick<DraftDeps, 'db'>, scope: Scope, which: WhichDraft): Promise<void> =>
  inPartner(db, scope, async (partnerDb) => {
    if ((await findDraft(partnerDb, scope, which)) === undefined) throw new Problem('shared.not-found')
    await removeDraft(partnerDb, scope, which)
  })

/** The draft as the asker saw it, held until it is published. */
export async function mustHoldDraft(
  db: PartnerDb,
  scope: Scope,
  which: WhichDraft,
  revision: number,
): Promise<StoredDraft> {
  const draft = await lockDraft(db, scope, which)
  if (draft === undefined) throw new Problem('shared.not-found')
  if (draft.revision !== revision) throw new Problem('shared.stale-draft')
  return draft
}

export const draftSaved = ({ revision, updated_at, updated_by }: StoredDraft) => ({
  revision,
  updated_at: updated_at.toISOString(),
  updated_by,
})

export const presentDraft = (draft: StoredDraft) => ({ ...draftSaved(draft), document: draft.document })
