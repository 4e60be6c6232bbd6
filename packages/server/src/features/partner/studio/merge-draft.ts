import { Problem } from '@hearthlight/domain/shared/problem'
import { differences } from '@hearthlight/domain/studio/differences'
import { sameJson, withValueAt } from '@hearthlight/domain/studio/json-path'
import { type Choice, decideConflicts, mergeThreeWay, type Sides } from '@hearthlight/domain/studio/merge'
import type { MergeAttributes, PartnerFile } from '@hearthlight/domain/studio/studio-contract'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Scope } from '../../../platform/scope.ts'
import { findLastImported, listConfigs } from '../version-store.ts'
import { currentState, type DraftState, readState, writeDraft } from './draft-state.ts'
import { rawConfig } from './edit-draft.ts'
import { settingsOfOthers } from './operator-settings.ts'
import { codeOf, partnerRecord, type StudioDeps } from './studio-deps.ts'

type Choices = Readonly<Record<string, Choice>>

/** What belongs to an environment and does not travel with a file. */
const OF_THE_ENVIRONMENT = ['code', 'hosts', 'base_url'] as const

export async function exportPartnerFile({ db, now }: StudioDeps, scope: Scope): Promise<PartnerFile> {
  return await inTransaction(db, async (transaction) => {
    const { published } = await readState(transaction, scope)
    const base = await findLastImported(transaction, scope.partnerId)
    return {
      format: 'hearthlight-partner-1',
      code: codeOf(scope),
      version: published.number,
      exported_at: now().toISOString(),
      config: rawConfig(published),
      base: base === undefined ? null : rawConfig({ config: base }),
    }
  })
}

type Import = { readonly revision: number; readonly file: PartnerFile; readonly choices: Choices }

/** Lays a file over the draft. What only one side changed is taken; the rest is asked, and nothing is saved until then. */
export async function importPartnerFile(
  deps: StudioDeps,
  scope: Scope,
  { revision, file, choices }: Import,
): Promise<MergeAttributes> {
  if (file.code !== codeOf(scope)) throw new Problem('partner.other-partners-file')
  return await inTransaction(deps.db, async (transaction) => {
    const state = await currentState(transaction, scope, revision)
    const mine = rawConfig(state.draft ?? state.published)
    const theirs = [...OF_THE_ENVIRONMENT, ...settingsOfOthers(scope)].reduce<unknown>(
      (config, key) => withValueAt(config, [key], mine[key]),
      file.config,
    )
    const base = await ancestor(transaction, scope, file)
    const what = { sides: { base, mine, theirs }, choices, imported: file.config, action: 'partner.import' }
    return await mergeInto(transaction, deps.now(), scope, state, what)
  })
}

/** What both began with: the file says it, or what was imported last; without either every difference is asked. */
async function ancestor(db: PlatformDb, { partnerId }: Scope, { base }: PartnerFile): Promise<unknown> {
  const own = await listConfigs(db, partnerId)
  if (base !== null && own.some((config) => sameJson(config, base))) return base
  return await findLastImported(db, partnerId)
}

/** Brings what was published since into a draft that was begun before. */
export async function bringIn(
  deps: StudioDeps,
  scope: Scope,
  { revision, choices }: { readonly revision: number; readonly choices: Choices },
): Promise<MergeAttributes> {
  return await inTransaction(deps.db, async (transaction) => {
    const state = await currentState(transaction, scope, revision)
    const what = {
      ...{ sides: sidesOf(state), choices, action: 'partner.bring-in' },
      base: state.published.number,
    }
    return await mergeInto(transaction, deps.now(), scope, state, what)
  })
}

export const sidesOf = ({ draft, published, base }: DraftState): Sides => ({
  base: base.config,
  mine: (draft ?? published).config,
  theirs: published.config,
})

type Merge = {
  readonly sides: Sides
  readonly choices: Choices
  readonly action: string
  readonly imported?: unknown
  readonly base?: number
}

async function mergeInto(
  db: PlatformDb,
  at: Date,
  scope: Scope,
  state: DraftState,
  { sides, choices, action, imported, base }: Merge,
): Promise<MergeAttributes> {
  const { decided, open } = decideConflicts(mergeThreeWay(sides), choices)
  const revision = state.draft?.revision ?? 0
  const changes = differences(sides.mine, decided).length
  if (open.length > 0) return { revision, changes, conflicts: open.map(wireConflict) }
  const written = {
    config: decided,
    ...(imported !== undefined && { imported }),
    ...(base !== undefined && { base }),
  }
  const saved = await changePlatform(
    db,
    scope,
    { action, record: partnerRecord(scope) },
    async (changeDb) => ({
      result: await writeDraft(changeDb, scope, state, written, at),
      before: { revision },
      after: { revision: revision + 1, changes },
    }),
  )
  return { revision: saved, changes, conflicts: [] }
}

/** Values of JSON documents; the compiler has forgotten that they are. */
const wireConflict = (conflict: ReturnType<typeof decideConflicts>['open'][number]) => {
  const { path, ...values } = conflict
  return { path: [...path], ...values } as MergeAttributes['conflicts'][number]
}
