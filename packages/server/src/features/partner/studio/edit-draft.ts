import { isObject, pathText, valueAt } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { RawConfig, StudioDraft } from '@hearthlight/domain/studio/contract/studio-contract'
import { namedPictures } from '@hearthlight/domain/studio/named-pictures'
import { applyPatches, isPlace, type Patch } from '@hearthlight/domain/studio/patch'
import { NO_CONTENT } from '@hearthlight/domain/studio/site-content'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Scope } from '../../../platform/scope.ts'
import { deleteDraft, findContent, findVersion, type VersionRow } from '../version-store.ts'
import { currentState, type DraftState, readState, writeDraft } from './draft-state.ts'
import { deadAmong } from './file-pictures.ts'
import { mustNotPatch } from './operator-settings.ts'
import { codeOf, partnerRecord, type StudioDeps } from './studio-deps.ts'

/** JSON of the database is what `RawConfig` says, whose parse would cost as much as reading it. */
export const rawConfig = (version: Pick<VersionRow, 'config'>) => version.config as RawConfig

export async function readDraft({ db }: StudioDeps, scope: Scope): Promise<StudioDraft> {
  return await inTransaction(db, async (transaction) => {
    const scheduled = await findVersion(transaction, scope.partnerId, 'scheduled')
    return presentDraft(codeOf(scope), await readState(transaction, scope), scheduled)
  })
}

/** What the draft, or what is published, says beside the catalogue and the programs that does not go together. */
export async function readContentFindings(deps: StudioDeps, scope: Scope) {
  const { config, content } = await inTransaction(deps.db, async (transaction) => {
    const { draft, published } = await readState(transaction, scope)
    return {
      config: rawConfig(draft ?? published),
      content: draft ? await findContent(transaction, draft) : NO_CONTENT,
    }
  })
  const named = namedPictures([config, content, await deps.studio.readContent(scope)])
  const addresses = [...new Set(named.map(({ address }) => address))]
  const deadPictures = await deadAmong(deps, scope, addresses)
  const { findings, brought } = await deps.studio.contentFindings(scope, { config, content, deadPictures })
  return { findings: [...findings], brought: [...brought] }
}

function presentDraft(
  code: string,
  { draft, published, base }: DraftState,
  scheduled: VersionRow | undefined,
): StudioDraft {
  return {
    code,
    config: rawConfig(draft ?? published),
    revision: draft?.revision ?? 0,
    author_name: draft?.author_name ?? '',
    saved_at: draft?.saved_at.toISOString() ?? null,
    base: { number: base.number, config: rawConfig(base) },
    published: { number: published.number, config: rawConfig(published) },
    scheduled:
      scheduled?.publish_at == null
        ? null
        : { number: scheduled.number, publish_at: scheduled.publish_at.toISOString() },
  }
}

/** Who names a place that a list does not have looked at another draft. */
function patched(config: unknown, patch: Patch): unknown {
  if (!isPlace(config, patch.path)) throw new Problem('shared.stale-draft')
  return applyPatches(config, [patch])
}

type Edit = { readonly revision: number; readonly patches: readonly Patch[] }

/** Saves changes of single places. Who looked at an earlier draft is refused, and nothing is overwritten. */
export async function saveStudioDraft(
  { db, now }: StudioDeps,
  scope: Scope,
  { revision, patches }: Edit,
): Promise<number> {
  return await inTransaction(db, async (transaction) => {
    mustNotPatch(scope, patches)
    const state = await currentState(transaction, scope, revision)
    const before = rawConfig(state.draft ?? state.published)
    const after = patches.reduce<unknown>(patched, before)
    if (!isObject(after)) throw new Problem('partner.no-configuration')
    const what = { action: 'partner.save-draft', record: partnerRecord(scope) }
    return await changePlatform(transaction, scope, what, async (changeDb) => ({
      result: await writeDraft(changeDb, scope, state, { config: after }, now()),
      before: valuesAt(before, patches),
      after: valuesAt(after, patches),
    }))
  })
}

const valuesAt = (config: unknown, patches: readonly Patch[]) =>
  Object.fromEntries(patches.map(({ path }) => [pathText(path), valueAt(config, path) ?? null]))

/** Throws the draft away; what is published stays what it is. */
export async function discardDraft({ db }: StudioDeps, scope: Scope, revision: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { draft } = await currentState(transaction, scope, revision)
    if (draft === undefined) return
    const what = { action: 'partner.discard-draft', record: partnerRecord(scope) }
    await changePlatform(transaction, scope, what, async (changeDb) => {
      await deleteDraft(changeDb, scope.partnerId)
      return { result: undefined, before: { version: draft.number, revision: draft.revision } }
    })
  })
}
