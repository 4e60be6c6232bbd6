import type { StudioDraft } from '@hearthlight/domain/studio/contract/studio-contract'
import { patchesBetween } from '@hearthlight/domain/studio/patches-between'
import { useSuspenseQuery } from '@tanstack/react-query'
import { draftQuery, studioApi } from '../api/site-api.ts'
import type { DraftCalls, OnServer } from '../editor/draft/open-draft.ts'
import { useDraft, type Writing } from '../editor/draft/use-draft.ts'

export type SiteDraft = Writing & { readonly draft: StudioDraft }

const onServer = ({ revision, config, author_name }: StudioDraft): OnServer => ({
  revision,
  document: config,
  updated_by: author_name,
})

const CALLS: DraftCalls = {
  save: async ({ revision, saved, mine }) =>
    onServer(await studioApi.save({ revision, patches: patchesBetween(saved, mine) })),
  read: async () => onServer(await studioApi.draft()),
}

/** The draft of the site as this person is writing it. */
export function useSiteDraft(): SiteDraft {
  const { data: draft } = useSuspenseQuery(draftQuery)
  return { draft, ...useDraft(draft.code, onServer(draft), CALLS) }
}
