import { PROGRAMMABLE_TYPES } from '@hearthlight/domain/buildings/rebate-project'
import { DateRange } from '@hearthlight/domain/incentives/classification/date-range'
import { documentOf } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { ListedIncentive, StudioIncentive } from '@hearthlight/domain/incentives/studio/studio-incentive'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { archivedOf } from '../../../platform/drafts/archived-of.ts'
import { findDraft, listDrafts } from '../../../platform/drafts/draft-store.ts'
import { draftSaved, presentDraft } from '../../../platform/drafts/save-draft.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readDictionaries } from '../incentive-store.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { findLive, listIncentiveVersions, listLive } from './studio-incentive-store.ts'

type Listed = ListedIncentive & { readonly id: string }

/** Every incentive, published or not, in the order of their codes. */
export const listStudioIncentives = ({ db }: IncentiveDeps, scope: Scope): Promise<readonly Listed[]> =>
  inPartner(db, scope, async (partnerDb) => {
    const live = await listLive(partnerDb, scope)
    const drafts = await listDrafts(partnerDb, scope, 'incentive')
    const published = live.map(({ id, code, version, definition, applications, archived_at }) => {
      const draft = drafts.find((each) => each.id === id)
      return {
        id,
        code,
        version,
        applications,
        kind: definition.kind,
        is_active: definition.is_active,
        name: definition.title[scope.language] ?? Object.values(definition.title)[0] ?? '',
        date_range: definition.date_range,
        is_archived: archived_at !== null,
        draft: draft === undefined ? null : draftSaved(draft),
      }
    })
    const unpublished = drafts
      .filter(({ id }) => live.every((row) => row.id !== id))
      .map((draft) => ({
        id: draft.id,
        version: null,
        applications: 0,
        draft: draftSaved(draft),
        is_archived: false,
        ...namedBy(draft.document, scope),
      }))
    return [...published, ...unpublished].sort((a, b) => (a.code < b.code ? -1 : 1))
  })

/** A draft may say anything; what cannot be read is left out. */
const Named = z.object({
  code: z.string().catch(''),
  title: z.record(z.string(), z.string()).catch({}),
  kind: z.enum(PROGRAMMABLE_TYPES).nullable().catch(null),
  is_active: z.boolean().catch(true),
  date_range: DateRange.nullable().catch(null),
})

function namedBy({ incentive }: DraftDocument, { language }: Scope) {
  const { title, ...named } = Named.parse(incentive ?? {})
  return { ...named, name: title[language] ?? Object.values(title)[0] ?? '' }
}

export const readStudioIncentive = (
  { db }: IncentiveDeps,
  scope: Scope,
  id: string,
): Promise<StudioIncentive> =>
  inPartner(db, scope, async (partnerDb) => {
    const live = await findLive(partnerDb, scope, id)
    const draft = await findDraft(partnerDb, scope, { kind: 'incentive', id })
    if (live === undefined && draft === undefined) throw new Problem('shared.not-found')
    const dictionaries = await readDictionaries(partnerDb, scope)
    const versions = await listIncentiveVersions(partnerDb, scope, id)
    return {
      version: live?.version ?? null,
      live: live ? documentOf(live.definition, dictionaries, scope.partner.config.languages) : null,
      draft: draft === undefined ? null : presentDraft(draft),
      versions: versions.map((version) => ({ ...version, applications: live?.applications ?? 0 })),
      dictionaries,
      archived: archivedOf(live),
      running: live?.running ?? 0,
    }
  })
