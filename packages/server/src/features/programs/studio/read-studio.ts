import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { ListedProgram, StudioProgram } from '@hearthlight/domain/programs/studio/studio-program'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { archivedOf } from '../../../platform/drafts/archived-of.ts'
import { findDraft, listDrafts } from '../../../platform/drafts/draft-store.ts'
import { draftSaved, presentDraft } from '../../../platform/drafts/save-draft.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { findProgram, listPrograms } from '../program-store.ts'
import { countOlderDrafts } from './older-drafts-store.ts'
import { countRunning, listVersions, programFigures } from './studio-program-store.ts'

/** Every program, published or not, in the order of their codes. */
export const listForStudio = (
  { db }: StudioDeps,
  scope: Scope,
): Promise<readonly (ListedProgram & { readonly id: string })[]> =>
  inPartner(db, scope, async (partnerDb) => {
    const published = await listPrograms(partnerDb, scope)
    const figures = await programFigures(partnerDb, scope)
    const drafts = await listDrafts(partnerDb, scope, 'program')
    const draftOf = (id: string) => {
      const draft = drafts.find((each) => each.id === id)
      return draft === undefined ? null : draftSaved(draft)
    }
    const live = published.map(({ id, version, definition, archived_at }) => ({
      id,
      code: definition.code,
      is_public: definition.is_public,
      version,
      name: sayIn(scope.language, definition.languages)(definition.name),
      published_at: figures.get(id)?.published_at.toISOString() ?? null,
      applications: figures.get(id)?.applications ?? 0,
      is_archived: archived_at !== null,
      draft: draftOf(id),
    }))
    const unpublished = drafts
      .filter(({ id }) => !figures.has(id))
      .map((draft) => ({
        id: draft.id,
        version: null,
        published_at: null,
        applications: 0,
        draft: draftSaved(draft),
        is_archived: false,
        ...namedBy(draft.document, scope.language),
      }))
    return [...live, ...unpublished].sort((a, b) => (a.code < b.code ? -1 : 1))
  })

/** A draft may say anything; its name and code are shown as far as they can be read. */
function namedBy({ code, name, is_public }: DraftDocument, language: Language) {
  const words: unknown[] =
    typeof name === 'object' && name !== null
      ? [Object.entries(name).find(([key]) => key === language)?.[1], ...Object.values(name)]
      : []
  return {
    code: typeof code === 'string' ? code : '',
    name: words.find((word) => typeof word === 'string') ?? '',
    is_public: is_public === true,
  }
}

export const readForStudio = ({ db }: StudioDeps, scope: Scope, id: string): Promise<StudioProgram> =>
  inPartner(db, scope, async (partnerDb) => {
    const live = await findProgram(partnerDb, scope, id)
    const draft = await findDraft(partnerDb, scope, { kind: 'program', id })
    if (live === undefined && draft === undefined) throw new Problem('shared.not-found')
    return {
      version: live?.version ?? null,
      live: live?.definition ?? null,
      draft: draft === undefined ? null : presentDraft(draft),
      versions: await listVersions(partnerDb, scope, id),
      archived: archivedOf(live),
      running: await countRunning(partnerDb, scope, id),
      older_drafts: live === undefined ? 0 : await countOlderDrafts(partnerDb, scope, live),
    }
  })
