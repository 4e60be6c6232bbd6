import { isByLanguage } from '@hearthlight/domain/partner/local-text'
import { pathText, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import type {
  SavedText,
  SaveTranslations,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { change } from '../../../../platform/audit-log/change.ts'
import { hasPermission, type Scope } from '../../../../platform/scope.ts'
import { saveStudioDraft } from '../edit-draft.ts'
import { partnerRecord, type StudioDeps } from '../studio-deps.ts'
import { insertLookedAt } from './looked-at-store.ts'
import { keyOf, readDocuments, type Writable } from './read-translations.ts'

/**
 * Writes texts into the draft of what they belong to, as its own editor would. Where somebody changed one of them or its
 * source meanwhile nothing is written.
 */
export async function saveTranslations(
  deps: StudioDeps,
  scope: Scope,
  { kind, id, texts }: SaveTranslations,
): Promise<void> {
  if (kind !== 'site' && !hasPermission(scope, 'programs')) throw new Problem('partner.texts-need-programs')
  const documents = await readDocuments(deps, scope)
  const document = documents.find((each) => each.kind === kind && each.id === id)
  if (document === undefined) throw new Problem('shared.not-found')
  mustStandAsSeen(document, documents[0]?.languages[0], texts)
  await writeTexts(
    deps,
    scope,
    document,
    texts.filter(({ text, before }) => text !== before),
  )
  await noteLookedAt(deps, scope, document, texts)
}

function mustStandAsSeen(
  { versions }: Writable,
  source: Language | undefined,
  texts: readonly SavedText[],
): void {
  const changed = texts.filter(({ path, language, source: from, before }) => {
    const stands = valueAt(versions[0]?.document, path)
    return !isByLanguage(stands) || (source && stands[source]) !== from || (stands[language] ?? '') !== before
  })
  if (changed.length > 0) throw new Problem('partner.texts-changed', { params: { count: changed.length } })
}

async function writeTexts(
  deps: StudioDeps,
  scope: Scope,
  { kind, id, revision, versions }: Writable,
  texts: readonly SavedText[],
): Promise<void> {
  if (texts.length === 0) return
  if (kind === 'site' || id === null) {
    const patches = texts.map(({ path, language, text }) => ({ path: [...path, language], value: text }))
    await saveStudioDraft(deps, scope, { revision, patches })
    return
  }
  const after = texts.reduce(
    (document, { path, language, text }) =>
      withValueAt(document, [...path, language], text === '' ? undefined : text),
    versions[0]?.document,
  )
  await deps.studio.saveDocument(scope, { kind, id, revision }, after)
}

async function noteLookedAt(
  { db, now }: StudioDeps,
  scope: Scope,
  document: Writable,
  texts: readonly SavedText[],
): Promise<void> {
  const looked = texts.filter(({ text, is_looked_at }) => is_looked_at && text !== '')
  if (looked.length === 0) return
  const what = { action: 'partner.look-at-texts', record: partnerRecord(scope) }
  await change(db, scope, what, async (changeDb) => {
    await insertLookedAt(changeDb, scope, keyOf(document), looked, now())
    const after = looked.map(({ path, language, text }) => [pathText([...path, language]), text])
    return { result: undefined, after: Object.fromEntries(after) }
  })
}
