import { documentOf } from '@hearthlight/domain/incentives/studio/incentive-document'
import { newIncentive } from '@hearthlight/domain/incentives/studio/new-incentive'
import type { NewIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { beginDraft, listDrafts } from '../../../platform/drafts/draft-store.ts'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readDictionaries } from '../incentive-store.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { findLive, isCodeTaken } from './studio-incentive-store.ts'

/** Begins an incentive that is not there yet, from nothing or from another one. Answers its id. */
export const beginNewIncentive = (
  { db, now }: IncentiveDeps,
  scope: Scope,
  { code, name, incentive: source }: NewIncentive,
): Promise<string> =>
  inPartner(db, scope, async (partnerDb) => {
    const { languages } = scope.partner.config
    const id = newId()
    const drafts = await listDrafts(partnerDb, scope, 'incentive')
    const isInDraft = drafts.some(({ document }) => codeOf(document['incentive']) === code)
    if (isInDraft || (await isCodeTaken(partnerDb, scope, code, id)))
      throw new Problem('admin-programs.taken-code', { fields: [{ pointer: '/code', message: code }] })
    const live = source === undefined ? undefined : await findLive(partnerDb, scope, source)
    if (source !== undefined && live === undefined) throw new Problem('shared.not-found')
    const dictionaries = await readDictionaries(partnerDb, scope)
    const begun = live
      ? documentOf(live.definition, dictionaries, languages)
      : newIncentive(dictionaries, languages)
    const title = Object.fromEntries(languages.map((language) => [language, name]))
    const { incentive, ...referred } = begun
    const document = { ...begun, incentive: { ...incentive, code, title } }
    await beginDraft(partnerDb, scope, { kind: 'incentive', id }, { document, base: referred, at: now() })
    return id
  })

const codeOf = (incentive: unknown) =>
  typeof incentive === 'object' && incentive !== null && 'code' in incentive ? incentive.code : undefined

/** Begins to change an incentive that is live; who comes second finds the draft of the first. */
export const beginIncentiveDraft = (
  { db, now }: Pick<IncentiveDeps, 'db' | 'now'>,
  scope: Scope,
  id: string,
): Promise<void> =>
  inPartner(db, scope, async (partnerDb) => {
    const live = await findLive(partnerDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    const dictionaries = await readDictionaries(partnerDb, scope)
    const document = documentOf(live.definition, dictionaries, scope.partner.config.languages)
    const which = { kind: 'incentive', id } as const
    await beginDraft(partnerDb, scope, which, { document, base: document, at: now() })
  })
