import { documentOf } from '@hearthlight/domain/incentives/studio/incentive-document'
import { DraftDocument } from '@hearthlight/domain/shared/draft'
import { valueAt } from '@hearthlight/domain/shared/json-path'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import type { TextVersion } from '@hearthlight/domain/studio/translations/own-texts'
import { readDictionaries } from '../features/incentives/incentive-store.ts'
import { beginIncentiveDraft } from '../features/incentives/studio/begin-incentive-draft.ts'
import { listDocuments, listLive } from '../features/incentives/studio/studio-incentive-store.ts'
import type { ContentDocument } from '../features/partner/studio/studio-deps.ts'
import { beginProgramDraft } from '../features/programs/studio/begin-program-draft.ts'
import { listDefinitions } from '../features/programs/studio/studio-program-store.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import { listDrafts, type StoredDraft } from '../platform/drafts/draft-store.ts'
import { type DraftDeps, saveDraft } from '../platform/drafts/save-draft.ts'
import type { Scope } from '../platform/scope.ts'

/** Versions of each that are asked when a text was written. */
const VERSIONS = 10

type Live = { readonly id: string; readonly versions: readonly TextVersion[] }

/** Programs, then incentives: those that are live, and drafts of what is not there yet. */
export async function readTextDocuments(db: PartnerDb, scope: Scope): Promise<readonly ContentDocument[]> {
  const programs = byId(
    (await listDefinitions(db, scope, VERSIONS)).map(({ id, definition, published_at: at }) => ({
      id,
      version: { document: definition, at },
    })),
  )
  return [
    ...withDrafts('program', programs, await listDrafts(db, scope, 'program'), ['name'], scope),
    ...withDrafts(
      'incentive',
      await liveIncentives(db, scope),
      await listDrafts(db, scope, 'incentive'),
      ['incentive', 'title'],
      scope,
    ),
  ]
}

/** What incentives share may have come with another one since an incentive was published. */
async function liveIncentives(db: PartnerDb, scope: Scope): Promise<readonly Live[]> {
  const dictionaries = await readDictionaries(db, scope)
  const { languages } = scope.partner.config
  const versions = byId(
    (await listDocuments(db, scope, VERSIONS)).map(({ id, document, published_at: at }) => ({
      id,
      version: { document, at },
    })),
  )
  return (await listLive(db, scope)).map(({ id, definition }) => {
    const [last, ...older] = versions.find((each) => each.id === id)?.versions ?? []
    const document = documentOf(definition, dictionaries, languages)
    return { id, versions: [{ document, at: last?.at ?? new Date(0) }, ...older] }
  })
}

/** The rows of each in one, in their order. */
function byId(rows: readonly { readonly id: string; readonly version: TextVersion }[]): readonly Live[] {
  const found = new Map<string, TextVersion[]>()
  for (const { id, version } of rows) found.set(id, [...(found.get(id) ?? []), version])
  return [...found].map(([id, versions]) => ({ id, versions }))
}

function withDrafts(
  kind: ContentDocument['kind'],
  live: readonly Live[],
  drafts: readonly StoredDraft[],
  name: readonly string[],
  scope: Scope,
): readonly ContentDocument[] {
  const begun = drafts.filter(({ id }) => live.every((each) => each.id !== id))
  return [...live, ...begun.map(({ id }) => ({ id, versions: [] }))].map(({ id, versions: published }) => {
    const draft = drafts.find((each) => each.id === id)
    const written = draft === undefined ? [] : [{ document: draft.document, at: null }]
    const versions = [...written, ...published]
    const [newest] = versions
    return {
      kind,
      id,
      revision: draft?.revision ?? 0,
      versions,
      languages: languagesOf(newest?.document),
      name: nameIn(valueAt(newest?.document, name), scope),
    }
  })
}

const nameIn = (words: unknown, { language }: Scope): string => {
  const said = [valueAt(words, [language]), ...Object.values(DraftDocument.safeParse(words).data ?? {})]
  return said.find((word) => typeof word === 'string') ?? ''
}

/** Saves a draft as its own editor does; what is live has one begun first. */
export async function saveTextDocument(
  deps: DraftDeps,
  scope: Scope,
  { kind, id, revision }: Pick<ContentDocument, 'kind' | 'id' | 'revision'>,
  document: unknown,
): Promise<void> {
  if (revision === 0) await (kind === 'program' ? beginProgramDraft : beginIncentiveDraft)(deps, scope, id)
  const saved = { document: DraftDocument.parse(document), revision: Math.max(1, revision) }
  await saveDraft(deps, scope, { kind, id }, saved)
}
