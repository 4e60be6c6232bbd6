import { emptyProgram } from '@hearthlight/domain/programs/studio/empty-program'
import { keepLanguages } from '@hearthlight/domain/programs/studio/keep-languages'
import type { NewProgram } from '@hearthlight/domain/programs/studio/studio-program'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { beginDraft, findDraft, listDrafts } from '../../../platform/drafts/draft-store.ts'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { findProgram, findProgramByCode } from '../program-store.ts'
import { findTemplate } from './program-templates.ts'

/** Begins a program that is not there yet: from nothing, from the library or from another one. Answers its id. */
export const beginNewProgram = (
  { db, now }: StudioDeps,
  scope: Scope,
  { code, name, template, program }: NewProgram,
): Promise<string> =>
  inPartner(db, scope, async (partnerDb) => {
    await mustBeFree(partnerDb, scope, code)
    const source = await sourceOf(partnerDb, scope, { template, program })
    const { languages } = scope.partner.config
    const named = Object.fromEntries(languages.map((language) => [language, name]))
    const document = { ...keepLanguages(source ?? emptyProgram(), languages), code, name: named }
    const id = newId()
    await beginDraft(partnerDb, scope, { kind: 'program', id }, { document, base: null, at: now() })
    return id
  })

async function mustBeFree(db: PartnerDb, scope: Scope, code: string): Promise<void> {
  const isPublished = (await findProgramByCode(db, scope, code)) !== undefined
  const drafts = await listDrafts(db, scope, 'program')
  if (isPublished || drafts.some(({ document }) => document['code'] === code))
    throw new Problem('admin-programs.taken-code', {
      fields: [{ pointer: '/code', message: code }],
    })
}

async function sourceOf(
  db: PartnerDb,
  scope: Scope,
  { template, program }: Pick<NewProgram, 'template' | 'program'>,
): Promise<DraftDocument | undefined> {
  if (template !== undefined) {
    const found = findTemplate(template)
    if (found === undefined) throw new Problem('shared.not-found')
    return found
  }
  if (program === undefined) return undefined
  const live = await findProgram(db, scope, program)
  const draft = live ?? (await findDraft(db, scope, { kind: 'program', id: program }))
  if (draft === undefined) throw new Problem('shared.not-found')
  return 'definition' in draft ? draft.definition : draft.document
}

/** Begins to change a program that is live; who comes second finds the draft of the first. */
export const beginProgramDraft = (
  { db, now }: Pick<StudioDeps, 'db' | 'now'>,
  scope: Scope,
  id: string,
): Promise<void> =>
  inPartner(db, scope, async (partnerDb) => {
    const live = await findProgram(partnerDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    const document = { ...live.definition }
    await beginDraft(partnerDb, scope, { kind: 'program', id }, { document, base: document, at: now() })
  })
