import {
  documentOf,
  type IncentiveDocument,
  readIncentive,
} from '@hearthlight/domain/incentives/studio/incentive-document'
import { type PublishDraft, pointerOf, type RollBack } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb, Db } from '../../../platform/database/schema.ts'
import { removeDraft, type StoredDraft } from '../../../platform/drafts/draft-store.ts'
import { mustHoldDraft } from '../../../platform/drafts/save-draft.ts'
import { newId } from '../../../platform/ids.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import { canonicalJson } from '../../../platform/secrets/canonical-json.ts'
import { readDictionaries } from '../incentive-store.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { mergeDictionaries } from './merge-dictionaries.ts'
import {
  findIncentiveVersion,
  isCodeTaken,
  lockDictionaries,
  lockLive,
  lockLiveByCode,
  setArchived,
  writeIncentive,
  writeVersion,
} from './studio-incentive-store.ts'

type Live = Awaited<ReturnType<typeof lockLive>>

const recordOf = (id: string) => ({ type: 'incentive', id })

/** Publishes a draft that is right: from now on homes see it. */
export const publishIncentive = (
  deps: IncentiveDeps,
  scope: Scope,
  id: string,
  { revision, live_version, why }: PublishDraft,
): Promise<number> =>
  change(deps.db, scope, { action: 'incentive.publish', record: recordOf(id) }, async (db) => {
    const draft = await mustHoldDraft(db, scope, { kind: 'incentive', id }, revision)
    const live = await lockLive(db, scope, id)
    if ((live?.version ?? null) !== live_version) throw new Problem('admin-programs.live-changed')
    const document = mustBeValid(draft, live)
    const { languages } = scope.partner.config
    if (await isCodeTaken(db, scope, document.incentive.code, id))
      throw refusal('admin-programs.taken-code', ['incentive', 'code'], document.incentive.code)
    await deps.checkIncentive(db, scope, document)
    const base = draft.base as Parameters<typeof mergeDictionaries>[1] // What `beginDraft` was given.
    const version = await makeLive(deps.now(), db, scope, { id, why, document, live, base, languages })
    await removeDraft(db, scope, { kind: 'incentive', id })
    return { result: version, before: { version: live?.version ?? null }, after: { version, why } }
  })

/** Publishes an older version once more, with what it referred to then. */
export const rollBackIncentive = (
  deps: IncentiveDeps,
  scope: Scope,
  id: string,
  { version, live_version, why }: RollBack,
): Promise<number> =>
  change(deps.db, scope, { action: 'incentive.roll-back', record: recordOf(id) }, async (db) => {
    const live = await lockLive(db, scope, id)
    const wanted = await findIncentiveVersion(db, scope, id, version)
    if (live === undefined || wanted === undefined) throw new Problem('shared.not-found')
    if (live.version !== live_version) throw new Problem('admin-programs.live-changed')
    const base = await readDictionaries(db, scope)
    const { document } = wanted
    const { languages } = scope.partner.config
    const made = await makeLive(deps.now(), db, scope, { id, why, document, live, base, languages })
    return { result: made, before: { version: live.version }, after: { version: made, of: version, why } }
  })

const refusal = (
  code: 'admin-programs.taken-code' | 'admin-programs.invalid-draft' | 'admin-programs.live-changed',
  path: readonly string[],
  message: string,
) => new Problem(code, { fields: [{ pointer: pointerOf(path), message }] })

/** Applications name an incentive by its code: it stays. */
function mustBeValid(draft: StoredDraft, live: Live): IncentiveDocument {
  const { document, defects } = readIncentive(draft.document)
  if (document === undefined)
    throw new Problem('admin-programs.invalid-draft', {
      fields: defects.map(({ path, message }) => ({ pointer: pointerOf(path), message })),
    })
  if (live !== undefined && document.incentive.code !== live.code)
    throw refusal('admin-programs.invalid-draft', ['incentive', 'code'], `is published as: ${live.code}`)
  return document
}

type Publication = {
  readonly id: string
  readonly why: string
  readonly document: IncentiveDocument
  readonly live: Live
  readonly base: Parameters<typeof mergeDictionaries>[1]
  readonly languages: readonly Language[]
}

type Imported = {
  readonly document: IncentiveDocument
  readonly isArchived: boolean
  readonly at: Date
  readonly why: string
  readonly languages: readonly Language[]
}

/**
 * Makes an incentive of a file live, in the place of the one with its code, archived if the file says so; what it refers to
 * is taken as the file has it.
 */
export async function publishImported(
  db: Db,
  by: ChangedBy,
  { document, isArchived, at, why, languages }: Imported,
): Promise<void> {
  const what = { action: 'incentive.publish', record: { type: 'incentive' } }
  await change(db, by, what, async (changeDb) => {
    const live = await lockLiveByCode(changeDb, by, document.incentive.code)
    const base = await readDictionaries(changeDb, by)
    const id = live?.id ?? newId()
    const before = { version: live?.version ?? null, archived: (live?.archived_at ?? null) !== null }
    const isThere =
      live !== undefined && isSame(documentOf(live.definition, base, document.languages), document)
    const version = isThere
      ? live.version
      : await makeLive(at, changeDb, by, { id, why, document, live, base, languages })
    if (isArchived !== before.archived)
      await setArchived(changeDb, by, id, isArchived ? { at, by: actorName(by.actor) } : null)
    return {
      result: undefined,
      id,
      before,
      after: { version, archived: isArchived, ...(!isThere && { why }) },
    }
  })
}

const isSame = (one: IncentiveDocument, other: IncentiveDocument) =>
  canonicalJson(one) === canonicalJson(other)

async function makeLive(
  at: Date,
  db: ChangeDb,
  scope: Pick<Scope, 'partnerId' | 'actor'>,
  { id, why, document, live, base, languages }: Publication,
): Promise<number> {
  await lockDictionaries(db, scope)
  const dictionaries = await readDictionaries(db, scope)
  const merged = mergeDictionaries(dictionaries, base, document)
  if (merged.kind === 'conflict')
    throw new Problem('admin-programs.live-changed', {
      fields: merged.paths.map((path) => ({ pointer: pointerOf(path), message: path[1] })),
    })
  const version = (live?.version ?? 0) + 1
  await writeIncentive(db, scope, { id, version }, document, merged.dictionaries)
  // What was there before the studio becomes a version to go back to.
  if (live !== undefined) {
    const before = documentOf(live.definition, dictionaries, languages)
    await writeVersion(db, scope, before, { id, version: live.version, at, by: null, why: null })
  }
  await writeVersion(db, scope, document, { id, version, at, by: actorName(scope.actor), why })
  return version
}
