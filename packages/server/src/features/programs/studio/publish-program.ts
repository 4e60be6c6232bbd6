import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { ValidProgram } from '@hearthlight/domain/programs/lint/valid-program'
import {
  type DraftDocument,
  type PublishDraft,
  pointerOf,
  type RollBack,
} from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb, Db } from '../../../platform/database/schema.ts'
import { removeDraft } from '../../../platform/drafts/draft-store.ts'
import { mustHoldDraft } from '../../../platform/drafts/save-draft.ts'
import { newId } from '../../../platform/ids.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { findProgramByCode, lockProgram, setArchived, writeProgram } from '../program-store.ts'
import { findDefinition } from './studio-program-store.ts'

const recordOf = (id: string) => ({ type: 'program', id })

/** Publishes a draft that is right as a new version. Applications that have begun keep theirs. */
export const publishProgram = (
  deps: StudioDeps,
  scope: Scope,
  id: string,
  { revision, live_version, why }: PublishDraft,
): Promise<number> =>
  change(deps.db, scope, { action: 'program.publish', record: recordOf(id) }, async (db) => {
    const draft = await mustHoldDraft(db, scope, { kind: 'program', id }, revision)
    const live = await lockProgram(db, scope, id)
    if ((live?.version ?? null) !== live_version) throw new Problem('admin-programs.live-changed')
    const definition = mustBeValid(draft.document, live?.definition.code)
    await mustBeFree(db, scope, id, definition.code)
    await deps.checkProgram(db, scope, definition)
    const published = { id, by: actorName(scope.actor), why }
    const version = await writeProgram(db, scope, definition, deps.now(), published)
    await deps.notePublished(db, scope, definition)
    await removeDraft(db, scope, { kind: 'program', id })
    return { result: version, before: { version: live?.version ?? null }, after: { version, why } }
  })

type Imported = {
  readonly definition: ProgramDefinition
  readonly isArchived: boolean
  readonly at: Date
  readonly why: string
}

/**
 * Makes a program of a file live, in the place of the one with its code, archived if the file says so. The same again makes
 * no new version.
 */
export async function publishImported(
  db: Db,
  by: ChangedBy,
  { definition, isArchived, at, why }: Imported,
): Promise<void> {
  const what = { action: 'program.publish', record: { type: 'program' } }
  await change(db, by, what, async (changeDb) => {
    const found = await findProgramByCode(changeDb, by, definition.code)
    const live = found && (await lockProgram(changeDb, by, found.id))
    const id = live?.id ?? newId()
    const before = { version: live?.version ?? null, archived: (live?.archived_at ?? null) !== null }
    const author = actorName(by.actor)
    const version = await writeProgram(changeDb, by, definition, at, { id, by: author, why })
    if (isArchived !== before.archived)
      await setArchived(changeDb, by, id, isArchived ? { at, by: author } : null)
    const after = { version, archived: isArchived, ...(version !== before.version && { why }) }
    return { result: undefined, id, before, after }
  })
}

/** What a program is known by stays: links and exports name it. */
function mustBeValid(document: DraftDocument, code: string | undefined): ProgramDefinition {
  const { data, error } = ValidProgram.safeParse(document)
  const issues = error?.issues ?? []
  if (code !== undefined && data !== undefined && data.code !== code)
    throw new Problem('admin-programs.invalid-draft', {
      fields: [{ pointer: pointerOf(['code']), message: `is published as: ${code}` }],
    })
  if (data !== undefined) return data
  throw new Problem('admin-programs.invalid-draft', {
    fields: issues.map(({ path, message }) => ({ pointer: pointerOf(path), message })),
  })
}

async function mustBeFree(db: ChangeDb, scope: Scope, id: string, code: string): Promise<void> {
  const other = await findProgramByCode(db, scope, code)
  if (other !== undefined && other.id !== id)
    throw new Problem('admin-programs.taken-code', {
      fields: [{ pointer: pointerOf(['code']), message: code }],
    })
}

/** Publishes an older version once more, as a version of its own. A draft that is being written stays. */
export const rollBackProgram = (
  deps: StudioDeps,
  scope: Scope,
  id: string,
  { version, live_version, why }: RollBack,
): Promise<number> =>
  change(deps.db, scope, { action: 'program.roll-back', record: recordOf(id) }, async (db) => {
    const live = await lockProgram(db, scope, id)
    const wanted = await findDefinition(db, scope, id, version)
    if (live === undefined || wanted === undefined) throw new Problem('shared.not-found')
    if (live.version !== live_version) throw new Problem('admin-programs.live-changed')
    const published = { by: actorName(scope.actor), why }
    const made = await writeProgram(db, scope, wanted.definition, deps.now(), published)
    await deps.notePublished(db, scope, wanted.definition)
    return { result: made, before: { version: live.version }, after: { version: made, of: version, why } }
  })
