import { sameJson, withValueAt } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import { portableConfig, withOwn } from '@hearthlight/domain/studio/contract/portable-config'
import type { MergeAttributes, PartnerFile } from '@hearthlight/domain/studio/contract/studio-contract'
import { differences } from '@hearthlight/domain/studio/differences'
import { type Choice, decideConflicts, mergeThreeWay, type Sides } from '@hearthlight/domain/studio/merge'
import { withPictures } from '@hearthlight/domain/studio/named-pictures'
import { NO_CONTENT, type SiteContent } from '@hearthlight/domain/studio/site-content'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Scope } from '../../../platform/scope.ts'
import { findLastImported, listConfigs } from '../version-store.ts'
import { mayBring, readBrought } from './brought-content.ts'
import { currentState, type DraftState, readState, writeDraft } from './draft-state.ts'
import { rawConfig } from './edit-draft.ts'
import { mustBeFew, picturesOf, placePictures, readPictures } from './file-pictures.ts'
import { settingsOfOthers } from './operator-settings.ts'
import { codeOf, partnerRecord, type StudioDeps } from './studio-deps.ts'

type Choices = Readonly<Record<string, Choice>>

/** What belongs to an environment and does not travel with a file. */
const OF_THE_ENVIRONMENT = ['code', 'hosts', 'base_url', 'storage'] as const

/** All that makes the site: what is published, its pictures, its programs and incentives. No people, no secrets. */
export async function exportPartnerFile(deps: StudioDeps, scope: Scope): Promise<PartnerFile> {
  const { published, base } = await inTransaction(deps.db, async (transaction) => ({
    published: (await readState(transaction, scope)).published,
    base: await findLastImported(transaction, scope.partnerId),
  }))
  const config = portableConfig(rawConfig(published))
  const content = await deps.studio.readContent(scope)
  mustBeFew('programs', content.programs.length)
  mustBeFew('incentives', content.incentives.length)
  return {
    format: 'hearthlight-partner-2',
    code: codeOf(scope),
    version: published.number,
    exported_at: deps.now().toISOString(),
    config,
    base: base === undefined ? null : rawConfig({ config: base }),
    pictures: await picturesOf(deps, scope, [config, content]),
    ...asJson(content),
  }
}

/** Definitions are JSON, which their types have forgotten. */
const asJson = (content: SiteContent) => content as unknown as Pick<PartnerFile, keyof SiteContent>

type Import = {
  readonly revision: number
  readonly file: PartnerFile
  readonly choices: Choices
  readonly with_content: boolean
}

/** Lays a file over the draft. What only one side changed is taken; the rest is asked, and nothing is saved until then. */
export async function importPartnerFile(
  deps: StudioDeps,
  scope: Scope,
  { revision, file, choices, with_content }: Import,
): Promise<MergeAttributes> {
  if (file.code !== codeOf(scope)) throw new Problem('partner.other-partners-file')
  const brought = with_content ? readBrought(file) : NO_CONTENT
  mayBring(scope, brought)
  const pictures = await placePictures(deps, scope, await readPictures(file.pictures))
  const here = <T>(document: T) => withPictures(document, pictures.renamed)
  try {
    const merged = await inTransaction(deps.db, async (transaction) => {
      const state = await currentState(transaction, scope, revision)
      const mine = rawConfig(state.draft ?? state.published)
      const theirs = [...OF_THE_ENVIRONMENT, ...settingsOfOthers(scope)].reduce<unknown>(
        (config, key) => withValueAt(config, [key], mine[key]),
        withOwn(here(file.config), mine),
      )
      const base = here(await ancestor(transaction, scope, state, file))
      const sides = { base, mine, theirs }
      const what = { sides, choices, imported: file.config, content: here(brought), action: 'partner.import' }
      const result = await mergeInto(transaction, deps.now(), scope, state, what)
      if (result.conflicts.length === 0) await pictures.note(transaction, deps.now())
      return result
    })
    if (merged.conflicts.length > 0) await pictures.forget()
    return merged
  } catch (error) {
    await pictures.forget()
    throw error
  }
}

/**
 * What both began with: the file says it, or what was imported last; without either every difference is asked. A site
 * that is still as it was made has nothing to lose, and takes the file as it is.
 */
async function ancestor(
  db: PlatformDb,
  { partnerId }: Scope,
  { draft, published }: DraftState,
  { base }: PartnerFile,
): Promise<unknown> {
  if (draft === undefined && published.kind === 'new') return published.config
  const own = await listConfigs(db, partnerId)
  if (base !== null && own.some((config) => sameJson(portableConfig(rawConfig({ config })), base)))
    return base
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
      sides: sidesOf(state),
      choices,
      action: 'partner.bring-in',
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
  readonly content?: SiteContent
  readonly base?: number
}

async function mergeInto(
  db: PlatformDb,
  at: Date,
  scope: Scope,
  state: DraftState,
  { sides, choices, action, imported, content, base }: Merge,
): Promise<MergeAttributes> {
  const { decided, open } = decideConflicts(mergeThreeWay(sides), choices)
  const revision = state.draft?.revision ?? 0
  const changes = differences(sides.mine, decided).length
  if (open.length > 0) return { revision, changes, conflicts: open.map(wireConflict) }
  const written = {
    config: decided,
    ...(imported !== undefined && { imported }),
    ...(content !== undefined && { content }),
    ...(base !== undefined && { base }),
  }
  const saved = await changePlatform(
    db,
    scope,
    { action, record: partnerRecord(scope) },
    async (changeDb) => ({
      result: await writeDraft(changeDb, scope, state, written, at),
      before: { revision },
      after: { revision: revision + 1, changes, ...(content && counts(content)) },
    }),
  )
  return { revision: saved, changes, conflicts: [] }
}

const counts = ({ programs, incentives }: SiteContent) => ({
  programs: programs.length,
  incentives: incentives.length,
})

/** Values of JSON documents; the compiler has forgotten that they are. */
const wireConflict = (conflict: ReturnType<typeof decideConflicts>['open'][number]) => {
  const { path, ...values } = conflict
  return { path: [...path], ...values } as MergeAttributes['conflicts'][number]
}
